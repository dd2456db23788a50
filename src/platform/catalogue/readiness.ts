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
 * Whether a product `p` lacks something in a shop. The sets do not depend on the product: they are read
 * once for all of them.
 */
const CONDITIONS: Record<Lack, (shop: OnlineLocale, now: Date) => SQL> = {
  text: (shop) => sql`p.product_id not in (
    select product_id from product_texts where lang = ${getDomain(shop).lang} and name <> '')`,
  // One that begins later counts: the publication may, too.
  price: (shop, now) => sql`p.product_id not in (
    select o.product_id from prices r join product_options o on o.option_id = r.option_id
    where r.domain = ${shop} and r.type = 'I' and (r.valid_until is null or r.valid_until > ${at(now)}))`,
  size: () => sql`p.product_id not in (
    select o.product_id from skus s join product_options o on o.option_id = s.option_id)`,
  // A colour with a photograph, or drawn for itself, has more than the one quiet picture.
  picture: () => sql`(p.product_id not in (select product_id from product_options)
    or p.product_id in (select product_id from product_options where picture_types <@ '{AP}'))`,
  // The maker of goods without a brand is the seller.
  safety: (shop) =>
    LOWEST_PRICE_SHOPS.includes(shop)
      ? sql`(${isGoods} and p.brand is not null
          and ${safetyColumn} -> 'manufacturer' ->> 'name' is null)`
      : sql`false`,
  materials: () => sql`(${isGoods} and p.materials = '[]'::jsonb)`,
  care: () => sql`(${isGoods} and cardinality(p.care) = 0)`,
  origin: () => sql`p.origin_country is null`,
  gtin: () => sql`p.product_id in (
    select o.product_id from skus s join product_options o on o.option_id = s.option_id
    where s.gtin is null)`,
};

/** Whether a product `p` lacks something, or anything at all, in a shop. */
export function lacking(what: Lack | 'any', shop: OnlineLocale, now: Date): SQL {
  if (what !== 'any') return CONDITIONS[what](shop, now);
  return sql`(${sql.join(
    LACKS.map((one) => CONDITIONS[one](shop, now)),
    sql` or `,
  )})`;
}

type LackingRow = { id: string; shop: OnlineLocale; lacks: Lack[] };

/** What some products lack in each of some shops. */
export async function findLacks(
  db: Queryable,
  productIds: readonly string[],
  shops: readonly OnlineLocale[],
  now: Date,
): Promise<(productId: string, shop: OnlineLocale) => Lack[]> {
  const found = new Map<string, Lack[]>();
  if (productIds.length === 0) return () => [];
  for (const shop of shops) {
    const named = LACKS.map(
      (lack) => sql`case when ${CONDITIONS[lack](shop, now)} then ${lack}::text end`,
    );
    const { rows } = await db.execute<LackingRow>(sql`
      select p.product_id as id, array_remove(array[${sql.join(named, sql`, `)}], null) as lacks
      from products p where p.product_id in ${[...productIds]}`);
    for (const { id, lacks } of rows) found.set(`${id} ${shop}`, lacks);
  }
  return (productId, shop) => found.get(`${productId} ${shop}`) ?? [];
}

type Counted = { cannotOpen: number } & Record<`${'because' | 'without'}_${Lack}`, number>;

/** What keeps products from being shown in some shops, or should be added to those that they show. */
export async function readReadiness(
  db: Queryable,
  shops: readonly OnlineLocale[],
  now: Date,
): Promise<Readiness> {
  const values: Readiness['shops'] = [];
  for (const shop of shops) {
    const lacks = LACKS.map(
      (lack) => sql`${CONDITIONS[lack](shop, now)} as ${sql.identifier(lack)}`,
    );
    const isKept = sql`not is_shown and (${sql.join(
      NEEDED.map((lack) => sql.identifier(lack)),
      sql` or `,
    )})`;
    const counts = LACKS.flatMap((lack) => [
      sql`(count(*) filter (where ${isKept} and ${sql.identifier(lack)}))::int as ${sql.identifier(`because_${lack}`)}`,
      sql`(count(*) filter (where is_shown and ${sql.identifier(lack)}))::int as ${sql.identifier(`without_${lack}`)}`,
    ]);
    const { rows } = await db.execute<Counted>(sql`
      select (count(*) filter (where ${isKept}))::int as "cannotOpen", ${sql.join(counts, sql`, `)}
      from (select p.product_id in (select product_id from product_publications
          where domain = ${shop} and valid_from <= ${at(now)}
            and (valid_until is null or valid_until > ${at(now)})) as is_shown,
          ${sql.join(lacks, sql`, `)}
        from products p) known`);
    const [row] = rows;
    const of = (kind: 'because' | 'without') => (lack: Lack) => row?.[`${kind}_${lack}`] ?? 0;
    values.push({
      ...{ shop, cannotOpen: row?.cannotOpen ?? 0 },
      ...{ because: countsOf(of('because')), shownWithout: countsOf(of('without')) },
    });
  }
  return { shops: values };
}

const countsOf = (many: (lack: Lack) => number): Record<Lack, number> => ({
  ...{ text: many('text'), price: many('price'), size: many('size'), picture: many('picture') },
  ...{ safety: many('safety'), materials: many('materials'), care: many('care') },
  ...{ origin: many('origin'), gtin: many('gtin') },
});
