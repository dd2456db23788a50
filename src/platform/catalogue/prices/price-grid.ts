import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  GRID_PAGE,
  type GridQuery,
  type GridRow,
  type gridQuerySchema,
  type PriceGrid,
} from '#src/domain/catalogue/price-grid.schema.ts';
import { requireFound } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../../shops/face.ts';
import { findOwnedFields, when } from '../../staff/face.ts';
import { foundBy } from '../documents/list-products.ts';
import { nameOrOther } from '../products/product-names.ts';
import { costOf } from './price-cells.ts';
import { currencyOfShop } from './price-points.ts';
import { findLasting } from './write-cells.ts';

type ColourRow = {
  productId: string;
  optionId: string;
  name: string;
  colour: string;
  sizes: { sku: string; size: string }[];
};

const inFamily = (familyId: string) => sql`p.product_id in (
  with recursive chosen as (
    select family_id from families where family_id = ${familyId}
    union select below.family_id from families below
      join chosen on below.parent_id = chosen.family_id)
  select pf.product_id from product_families pf join chosen on chosen.family_id = pf.family_id)`;

/** What products `p` have to fit. */
const conditionsOf = ({ q, family, brand, label }: GridQuery): SQL[] =>
  [
    when(family, inFamily),
    when(brand, (one) => sql`p.brand = ${one}`),
    when(label, (code) => sql`${code} = any (p.labels)`),
    when(q, foundBy),
  ].filter((one) => one !== null);

/** Where a page begins: a colour, with the name of its product in the language of the page. */
type Place = { name: string | null; productId: string; position: number };

async function findPlace(db: Queryable, language: Language, after: string): Promise<Place> {
  const { rows } = await db.execute<Place>(sql`
    select t.name, o.product_id as "productId", o.position from product_options o
    left join product_texts t on t.product_id = o.product_id and t.lang = ${language}
    where o.option_id = ${after}`);
  return requireFound(rows[0], 'NOT_FOUND');
}

type Asked = { language: Language; conditions: readonly SQL[]; after: Place | null };

/**
 * Colours in the order of the names of their products, those that have one in the language; it is read from
 * an index, so that a page costs the same however many products there are.
 */
const named = ({ language, conditions, after }: Asked) => ({
  from: sql`product_texts t join products p on p.product_id = t.product_id
    join product_options o on o.product_id = p.product_id`,
  which: [
    sql`t.lang = ${language}`,
    ...conditions,
    ...(after === null
      ? []
      : [
          sql`(t.name, t.product_id) >= (${after.name}, ${after.productId})`,
          sql`(t.name, t.product_id, o.position) > (${after.name}, ${after.productId}, ${after.position})`,
        ]),
  ],
  order: sql`t.name, t.product_id, o.position`,
});

/** Those that have none come after them. */
const unnamed = ({ language, conditions, after }: Asked) => ({
  from: sql`products p join product_options o on o.product_id = p.product_id`,
  which: [
    sql`not exists (select from product_texts t
      where t.product_id = p.product_id and t.lang = ${language})`,
    ...conditions,
    ...(after === null
      ? []
      : [sql`(p.product_id, o.position) > (${after.productId}, ${after.position})`]),
  ],
  order: sql`p.product_id, o.position`,
});

async function findColours(db: Queryable, asked: Asked): Promise<ColourRow[]> {
  const page = async ({ from, which, order }: ReturnType<typeof named>, size: number) => {
    const { rows } = await db.execute<ColourRow>(sql`
      select p.product_id as "productId", p.option_id as "optionId",
        ${nameOrOther(asked.language)} as name,
        coalesce(c.labels ->> ${asked.language}, '') as colour,
        coalesce((select json_agg(json_build_object('sku', s.sku, 'size', s.size) order by s.position)
          from skus s where s.option_id = p.option_id), '[]') as sizes
      from (select p.product_id, o.option_id, o.colour_id, row_number() over (order by ${order}) as nth
        from ${from} where ${sql.join(which, sql` and `)} order by ${order} limit ${size}) p
      left join colours c on c.colour_id = p.colour_id order by p.nth`);
    return rows;
  };
  const first = asked.after?.name === null ? [] : await page(named(asked), GRID_PAGE);
  if (first.length === GRID_PAGE) return first;
  const after = asked.after?.name === null ? asked.after : null;
  return [...first, ...(await page(unnamed({ ...asked, after }), GRID_PAGE - first.length))];
}

/** How many colours fit, and the labels that products have. */
async function readWhole(db: Queryable, conditions: readonly SQL[]) {
  const fitting =
    conditions.length === 0
      ? sql`true`
      : sql`o.product_id in (select p.product_id from products p
          where ${sql.join([...conditions], sql` and `)})`;
  const { rows } = await db.execute<{ total: number; labels: string[] }>(sql`
    select (select count(*)::int from product_options o where ${fitting}) as total,
      array(select distinct unnest(labels) as label from products
        where labels <> '{}' order by label) as labels`);
  return rows[0] ?? { total: 0, labels: [] };
}

/** A page of colours of products that fit, in the order of their names, and what they cost now. */
export async function readPriceGrid(
  db: Queryable,
  caller: StaffCaller,
  { after, ...query }: z.infer<typeof gridQuerySchema>,
  now: Date,
): Promise<PriceGrid> {
  const { language = 'en' } = caller;
  const shops = (await findWebDomainsOf(db, caller)).map(({ domain }) => domain);
  const conditions = conditionsOf(query);
  const place = after === undefined ? null : await findPlace(db, language, after);
  const [colours, whole] = await Promise.all([
    findColours(db, { language, conditions, after: place }),
    after === undefined ? readWhole(db, conditions) : { total: null, labels: [] },
  ]);
  const ids = colours.map(({ optionId }) => optionId);
  const lasting = await findLasting(db, ids, shops, now);
  const rows = colours.flatMap(({ sizes, ...colour }): GridRow[] => {
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
    ...whole,
    rows,
    next: colours.length < GRID_PAGE ? null : (colours.at(-1)?.optionId ?? null),
  };
}
