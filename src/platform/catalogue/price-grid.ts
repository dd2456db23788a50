import { type SQL, sql } from 'drizzle-orm';
import {
  type GridQuery,
  type GridRow,
  MAX_GRID_ROWS,
  type PriceGrid,
} from '#src/domain/catalogue/price-grid.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { findOwnedFields, when } from '../staff/face.ts';
import { foundBy } from './list-products.ts';
import { costOf } from './price-cells.ts';
import { currencyOfShop } from './price-points.ts';
import { nameOrOther } from './product-names.ts';
import { findLasting } from './write-cells.ts';
import { selected } from './write-plan.ts';

type ColourRow = {
  productId: string;
  optionId: string;
  name: string;
  colour: string;
  sizes: { sku: string; size: string }[];
  total: number;
};

/** Products that fit all that is asked for. */
function fitting({ q, family, brand, label }: GridQuery): SQL {
  const chosen = selected({
    families: family === undefined ? [] : [family],
    brands: brand === undefined ? [] : [brand],
    productIds: [],
  });
  const conditions = [
    sql`p.product_id in (${chosen})`,
    when(label, (code) => sql`${code} = any (p.labels)`),
    when(q, foundBy),
  ].filter((one) => one !== null);
  return sql.join(conditions, sql` and `);
}

/** Colours of products that fit, in the order of their names, and what they cost now. */
export async function readPriceGrid(
  db: Queryable,
  caller: StaffCaller,
  query: GridQuery,
  now: Date,
): Promise<PriceGrid> {
  const { language = 'en' } = caller;
  const shops = (await findWebDomainsOf(db, caller)).map(({ domain }) => domain);
  const { rows: colours } = await db.execute<ColourRow>(sql`
    select p.product_id as "productId", o.option_id as "optionId", t.name,
      coalesce(c.labels ->> ${language}, '') as colour, count(*) over ()::int as total,
      coalesce((select json_agg(json_build_object('sku', s.sku, 'size', s.size) order by s.position)
        from skus s where s.option_id = o.option_id), '[]') as sizes
    from products p cross join lateral (select ${nameOrOther(language)} as name) t
    join product_options o on o.product_id = p.product_id
    left join colours c on c.colour_id = o.colour_id
    where ${fitting(query)}
    order by t.name, p.product_id, o.position limit ${MAX_GRID_ROWS}`);
  const labels = await db.execute<{ label: string }>(
    sql`select distinct unnest(labels) as label from products order by label`,
  );
  const ids = colours.map(({ optionId }) => optionId);
  const lasting = await findLasting(db, ids, shops, now);
  const rows = colours.flatMap(({ sizes, total: _, ...colour }): GridRow[] => {
    const inShops = shops.map((shop) => ({
      shop,
      running: (lasting.get(`${colour.optionId} ${shop}`) ?? []).filter(
        ({ validFrom }) => validFrom <= now,
      ),
    }));
    const isBySize = inShops.some(({ running }) => running.some(({ sku }) => sku !== null));
    const units = isBySize ? sizes : [{ sku: null, size: null }];
    return units.map(({ sku, size }) => ({
      ...{ ...colour, sku, size },
      prices: inShops.flatMap(({ shop, running }) => {
        const cost = costOf(running, sku);
        return cost === null ? [] : [{ shop, ...cost }];
      }),
    }));
  });
  return {
    shops: shops.map((shop) => ({ shop, currency: currencyOfShop(shop) })),
    ownedBy: (await findOwnedFields(db, caller.id, now)).get('prices') ?? null,
    labels: labels.rows.map(({ label }) => label),
    ...{ rows, total: colours[0]?.total ?? 0 },
  };
}
