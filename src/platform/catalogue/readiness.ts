import { type SQL, sql } from 'drizzle-orm';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { LACKS, type Lack, NEEDED } from '#src/domain/catalogue/publication.ts';
import type { Readiness } from '#src/domain/catalogue/staff-product.schema.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { at, LOWEST_PRICE_SHOPS } from './current-prices.ts';
import { safetyColumn } from './product-store.ts';

/** Nothing of it can be worn, washed or choked on. */
const isGoods = sql`p.segmentation_id <> ${DEMATERIALISED_SEGMENTATION}`;

/**
 * Products `p` with what is there of each (`known`), one row a product: read once, whatever is asked of
 * them in however many shops. `which` narrows each part, since some products of many are found by an index.
 */
function knownProducts(now: Date, which: (productId: SQL) => SQL = () => sql`true`): SQL {
  const lasts = sql`(valid_until is null or valid_until > ${at(now)})`;
  return sql`(
    select p.product_id, named.languages, priced.shops as priced_in, sized.is_incomplete,
      drawn.is_bare, shown.shops as shown_in
    from products p
    left join (select product_id, array_agg(lang) as languages from product_texts
      where name <> '' and ${which(sql`product_id`)} group by product_id) named using (product_id)
    left join (select product_id, array_agg(domain) as shops from (
        select distinct o.product_id, r.domain
        from product_options o join prices r using (option_id)
        where r.type = 'I' and ${lasts} and ${which(sql`o.product_id`)}) prices_of
      group by product_id) priced using (product_id)
    left join (select o.product_id, bool_or(s.gtin is null) as is_incomplete
      from product_options o join skus s using (option_id)
      where ${which(sql`o.product_id`)} group by o.product_id) sized using (product_id)
    left join (select product_id, bool_or(picture_types <@ '{AP}') as is_bare
      from product_options where ${which(sql`product_id`)} group by product_id) drawn using (product_id)
    left join (select product_id, array_agg(domain) as shops from product_publications
      where valid_from <= ${at(now)} and ${lasts} and ${which(sql`product_id`)}
      group by product_id) shown using (product_id)
    where ${which(sql`p.product_id`)}
  ) known join products p using (product_id)`;
}

/** Whether a product `p` of which this is `known` lacks something in a shop. */
const CONDITIONS: Record<Lack, (shop: OnlineLocale) => SQL> = {
  text: (shop) => sql`${getDomain(shop).lang} = any(known.languages) is not true`,
  // One that begins later counts: the publication may, too.
  price: (shop) => sql`${shop} = any(known.priced_in) is not true`,
  size: () => sql`known.is_incomplete is null`,
  // A colour with a photograph, or drawn for itself, has more than the one quiet picture.
  picture: () => sql`known.is_bare is not false`,
  // The maker of goods without a brand is the seller.
  safety: (shop) =>
    LOWEST_PRICE_SHOPS.includes(shop)
      ? sql`(${isGoods} and p.brand is not null
          and ${safetyColumn} -> 'manufacturer' ->> 'name' is null)`
      : sql`false`,
  materials: () => sql`(${isGoods} and p.materials = '[]'::jsonb)`,
  care: () => sql`(${isGoods} and cardinality(p.care) = 0)`,
  origin: () => sql`p.origin_country is null`,
  gtin: () => sql`known.is_incomplete is true`,
};

/** Whether a product `p` lacks something, or anything at all, in any of some shops. */
export function lacking(what: Lack | 'any', shops: readonly OnlineLocale[], now: Date): SQL {
  const conditions = (what === 'any' ? LACKS : [what]).flatMap((lack) =>
    shops.map((shop) => CONDITIONS[lack](shop)),
  );
  if (conditions.length === 0) return sql`false`;
  return sql`p.product_id in (select p.product_id from ${knownProducts(now)}
    where ${sql.join(conditions, sql` or `)})`;
}

type LackingRow = { id: string } & Record<OnlineLocale, Lack[]>;

/** What some products lack in each of some shops. */
export async function findLacks(
  db: Queryable,
  productIds: readonly string[],
  shops: readonly OnlineLocale[],
  now: Date,
): Promise<(productId: string, shop: OnlineLocale) => Lack[]> {
  if (productIds.length === 0 || shops.length === 0) return () => [];
  const columns = shops.map((shop) => {
    const named = LACKS.map(
      (lack) => sql`case when ${CONDITIONS[lack](shop)} then ${lack}::text end`,
    );
    return sql`array_remove(array[${sql.join(named, sql`, `)}], null) as ${sql.identifier(shop)}`;
  });
  const which = (productId: SQL) => sql`${productId} in ${[...productIds]}`;
  const { rows } = await db.execute<LackingRow>(sql`
    select p.product_id as id, ${sql.join(columns, sql`, `)} from ${knownProducts(now, which)}`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return (productId, shop) => found.get(productId)?.[shop] ?? [];
}

type Counted = Record<string, number>;

/** What keeps products from being shown in some shops, or should be added to those that they show. */
export async function readReadiness(
  db: Queryable,
  shops: readonly OnlineLocale[],
  now: Date,
): Promise<Readiness> {
  if (shops.length === 0) return { shops: [] };
  const columns = shops.flatMap((shop) => [
    sql`coalesce(${shop} = any(known.shown_in), false) as ${sql.identifier(`${shop} shown`)}`,
    ...LACKS.map((lack) => sql`${CONDITIONS[lack](shop)} as ${sql.identifier(`${shop} ${lack}`)}`),
  ]);
  const counts = shops.flatMap((shop) => {
    const isShown = sql.identifier(`${shop} shown`);
    const lacks = (lack: Lack) => sql.identifier(`${shop} ${lack}`);
    const isKept = sql`not ${isShown} and (${sql.join(NEEDED.map(lacks), sql` or `)})`;
    const count = (which: SQL, name: string) =>
      sql`(count(*) filter (where ${which}))::int as ${sql.identifier(name)}`;
    return [
      count(isKept, `${shop} kept`),
      ...LACKS.flatMap((lack) => [
        count(sql`${isKept} and ${lacks(lack)}`, `${shop} because ${lack}`),
        count(sql`${isShown} and ${lacks(lack)}`, `${shop} without ${lack}`),
      ]),
    ];
  });
  const { rows } = await db.execute<Counted>(sql`
    select ${sql.join(counts, sql`, `)}
    from (select ${sql.join(columns, sql`, `)} from ${knownProducts(now)}) marked`);
  const many = (name: string) => rows[0]?.[name] ?? 0;
  const values = shops.map((shop) => ({
    ...{ shop, cannotOpen: many(`${shop} kept`) },
    because: countsOf((lack) => many(`${shop} because ${lack}`)),
    shownWithout: countsOf((lack) => many(`${shop} without ${lack}`)),
  }));
  return { shops: values };
}

const countsOf = (many: (lack: Lack) => number): Record<Lack, number> => ({
  ...{ text: many('text'), price: many('price'), size: many('size'), picture: many('picture') },
  ...{ safety: many('safety'), materials: many('materials'), care: many('care') },
  ...{ origin: many('origin'), gtin: many('gtin') },
});
