import { sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { readDocuments, readTermsOf } from '../../catalogue/face.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { KnownProduct, KnownSize } from './cells-of.ts';

type Row = {
  productId: string;
  handle: string;
  kind: string | null;
  labels: string[];
  relations: { look: string[]; similar: string[] };
  keys: { optionId: string; key: string }[];
  stock: { sku: string; quantity: number }[];
};

type PriceRow = { sku: string; shop: OnlineLocale; cents: number; beforeCents: number | null };

/**
 * What sizes of options `o` cost in shops, by themselves: an initial price, or a reduction that a file or the
 * staff gave. What plans reduce, promotions and what begins later are not among them.
 */
export const ownPrices = (now: Date) => {
  const runs = (type: 'I' | 'S') => sql`(
    select option_id, sku, domain, cent_amount from prices
    where type = ${type} and plan_id is null and valid_from <= ${now.toISOString()}
      and (valid_until is null or valid_until > ${now.toISOString()}))`;
  return sql`(
    select s.sku, s.option_id, i.domain as shop, coalesce(r.cent_amount, i.cent_amount) as cents,
      case when r.cent_amount is not null then i.cent_amount end as before_cents
    from skus s
    join ${runs('I')} i on i.option_id = s.option_id and (i.sku is null or i.sku = s.sku)
    left join ${runs('S')} r on r.option_id = s.option_id and r.domain = i.domain
      and (r.sku is null or r.sku = s.sku))`;
};

/** Products with all that a file says of them, in the order of their ids. Those without a handle are left out. */
export async function findProducts(
  db: Queryable,
  productIds: readonly string[],
  now: Date,
): Promise<KnownProduct[]> {
  if (productIds.length === 0) return [];
  const wanted = sql`in ${[...productIds]}`;
  const documents = await readDocuments(db, productIds);
  const terms = await readTermsOf(db, productIds, now);
  const { rows } = await db.execute<Row>(sql`
    select p.product_id as "productId", named.handle, p.kind, p.labels,
      (select jsonb_build_object('look', coalesce(jsonb_agg(r.related_id order by r.position)
          filter (where r.kind = 'look'), '[]'), 'similar', coalesce(
          jsonb_agg(r.related_id order by r.position) filter (where r.kind = 'similar'), '[]'))
        from product_relations r where r.product_id = p.product_id) as relations,
      (select coalesce(json_agg(json_build_object('optionId', known.option_id, 'key', known.colour)), '[]')
        from imported_options known where known.handle = named.handle) as keys,
      (select coalesce(json_agg(json_build_object('sku', held.sku, 'quantity', held.quantity)), '[]')
        from product_options o join skus s using (option_id) join stocks held on held.sku = s.sku
        where o.product_id = p.product_id) as stock
    from products p join imported_products named on named.product_id = p.product_id
    where p.product_id ${wanted} order by p.product_id`);
  const prices = await db.execute<PriceRow>(sql`
    select priced.sku, priced.shop, priced.cents, priced.before_cents as "beforeCents"
    from product_options o, lateral (select * from ${ownPrices(now)} all_of
      where all_of.option_id = o.option_id) priced
    where o.product_id ${wanted}`);
  const pricesOf = Map.groupBy(prices.rows, ({ sku }) => sku);
  return rows.flatMap(({ keys, stock, ...row }) => {
    const document = documents.get(row.productId);
    if (document === undefined) return [];
    const held = new Map(stock.map(({ sku, quantity }) => [sku, quantity]));
    const sizes = document.colours.flatMap(({ sizes: own }) =>
      own.flatMap(({ sku }): [string, KnownSize][] => {
        if (sku === null) return [];
        const costs = pricesOf.get(sku) ?? [];
        return [
          [
            sku,
            {
              stock: held.get(sku) ?? null,
              prices: new Map(
                costs.map(({ shop, cents, beforeCents }) => [shop, { cents, beforeCents }]),
              ),
            },
          ],
        ];
      }),
    );
    const named = new Map(keys.map(({ optionId, key }) => [optionId, key]));
    const publications = terms.get(row.productId) ?? new Map();
    return [{ ...row, document, publications, keys: named, sizes: new Map(sizes) }];
  });
}
