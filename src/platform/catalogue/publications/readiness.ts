import { inArray, type SQL, sql } from 'drizzle-orm';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { LACKS, type Lack, NEEDED } from '#src/domain/catalogue/publication.ts';
import type { Readiness } from '#src/domain/catalogue/staff-product.schema.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { isOneOf } from '../listings/listing-rows.ts';
import { at, LOWEST_PRICE_SHOPS } from '../prices/current-prices.ts';
import { callsOrganic, isCertified, ORGANIC_MATERIALS, utcDay } from '../products/organic.ts';
import { safetyColumn } from '../products/product-store.ts';
import { productLacks } from './tables.ts';

/** Nothing of it can be worn, washed or choked on. */
const isGoods = sql`p.segmentation_id <> ${DEMATERIALISED_SEGMENTATION}`;

/**
 * Products `p` with what is there of each (`known`), one row a product: read once, whatever is asked of
 * them in however many shops. Each part is narrowed, since some products of many are found by an index.
 */
function knownProducts(now: Date, productIds?: readonly string[]): SQL {
  const which = (productId: SQL) =>
    productIds === undefined ? sql`true` : isOneOf(productId, productIds);
  const lasts = sql`(valid_until is null or valid_until > ${at(now)})`;
  return sql`(
    select p.product_id, named.languages, priced.shops as priced_in, sized.is_incomplete,
      drawn.is_bare, shown.shops as shown_in, claimed.languages as organic_in,
      made.is_organic
    from products p
    left join (select product_id, array_agg(lang) as languages from product_texts
      where name <> '' and ${which(sql`product_id`)} group by product_id) named using (product_id)
    left join (select product_id, array_agg(lang) as languages from product_texts
      where ${callsOrganic(sql`name || ' ' || description`)} and ${which(sql`product_id`)}
      group by product_id) claimed using (product_id)
    left join (select distinct product_id, true as is_organic
      from products, jsonb_array_elements(materials) material
      where material ->> 'materialId' = any (${ORGANIC_MATERIALS}) and ${which(sql`product_id`)}
      ) made using (product_id)
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
const CONDITIONS: Record<Lack, (shop: OnlineLocale, now: Date) => SQL> = {
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
  certificate: (shop, now) =>
    sql`((known.is_organic or ${getDomain(shop).lang} = any(known.organic_in)) is true and not ${isCertified(utcDay(now))})`,
};

/** A bit for each of `LACKS`, in their order from the lowest: a new one goes to their end. */
const bitOf = (lack: Lack) => 1 << LACKS.indexOf(lack);
const maskOf = (lacks: readonly Lack[]) => lacks.reduce((mask, lack) => mask | bitOf(lack), 0);
/** The highest bit says that the shop shows the product. */
const SHOWN = 1 << 14;
const lacksIn = (bits: number) => LACKS.filter((lack) => (bits & bitOf(lack)) !== 0);

/** What `product_lacks` says of a shop. */
const kept = (shop: OnlineLocale) => sql.identifier(shop);

/**
 * Keeps what some products lack in each shop, or all of them: in the transaction that changes them, and
 * with the lists, since prices and publications begin and end. A row that is right is not written.
 */
export async function keepLacks(
  tx: Transaction,
  now: Date,
  productIds?: readonly string[],
): Promise<void> {
  const bits = ONLINE_LOCALES.map((shop) => {
    const lacks = LACKS.map(
      (lack) => sql`case when ${CONDITIONS[lack](shop, now)} then ${bitOf(lack)}::int else 0 end`,
    );
    const shown = sql`case when ${shop} = any(known.shown_in) then ${SHOWN}::int else 0 end`;
    return sql.join([...lacks, shown], sql` + `);
  });
  const columns = ONLINE_LOCALES.map(kept);
  const given = sql.join(
    columns.map((column) => sql`excluded.${column}`),
    sql`, `,
  );
  const known = sql.join(
    columns.map((column) => sql`kept.${column}`),
    sql`, `,
  );
  const names = sql.join(columns, sql`, `);
  await tx.execute(sql`
    insert into product_lacks as kept (product_id, ${names})
    select p.product_id, ${sql.join(bits, sql`, `)} from ${knownProducts(now, productIds)}
    on conflict (product_id) do update set (${names}) = row (${given})
    where (${known}) is distinct from (${given})`);
}

/** Whether any of some shops says something of these bits. */
const areSaid = (shops: readonly OnlineLocale[], bits: number): SQL =>
  shops.length === 0
    ? sql`false`
    : sql.join(
        shops.map((shop) => sql`${kept(shop)} & ${bits}::int <> 0`),
        sql` or `,
      );

/** Whether a product `p` lacks something, or anything at all, in any of some shops: found by its key. */
export const lacking = (what: Lack | 'any', shops: readonly OnlineLocale[]): SQL =>
  sql`p.product_id = any (array(select product_id from product_lacks
    where ${areSaid(shops, what === 'any' ? maskOf(LACKS) : bitOf(what))}))`;

const hidden = (shops: readonly OnlineLocale[]) =>
  sql`select product_id from product_lacks where not (${areSaid(shops, SHOWN)})`;

/** Whether any of some shops shows a product `p`. Most do: what is not shown are fewer, and quickly left out. */
export const shownIn = (shops: readonly OnlineLocale[]): SQL =>
  sql`p.product_id not in (${hidden(shops)})`;

/** Whether none of some shops shows a product `p`. */
export const hiddenIn = (shops: readonly OnlineLocale[]): SQL =>
  sql`p.product_id = any (array(${hidden(shops)}))`;

/** What some products lack in shops, as it is kept. */
export async function findLacks(
  db: Queryable,
  productIds: readonly string[],
): Promise<(productId: string, shop: OnlineLocale) => Lack[]> {
  if (productIds.length === 0) return () => [];
  const rows = await db
    .select()
    .from(productLacks)
    .where(inArray(productLacks.productId, [...productIds]));
  const found = new Map(rows.map((row) => [row.productId, row]));
  return (id, shop) => lacksIn(found.get(id)?.[shop] ?? 0);
}

/** The same as it is this moment, before shops are to show products. */
export async function readLacks(
  db: Queryable,
  productIds: readonly string[],
  shops: readonly OnlineLocale[],
  now: Date,
): Promise<(productId: string, shop: OnlineLocale) => Lack[]> {
  if (shops.length === 0 || productIds.length === 0) return () => [];
  const columns = shops.map((shop) => {
    const named = LACKS.map(
      (lack) => sql`case when ${CONDITIONS[lack](shop, now)} then ${lack}::text end`,
    );
    return sql`array_remove(array[${sql.join(named, sql`, `)}], null) as ${sql.identifier(shop)}`;
  });
  const { rows } = await db.execute<Record<OnlineLocale, Lack[]> & { id: string }>(sql`
    select p.product_id as id, ${sql.join(columns, sql`, `)}
    from ${knownProducts(now, productIds)}`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id, shop) => found.get(id)?.[shop] ?? [];
}

type Counted = { shop: OnlineLocale; bits: number; many: number };

/** What keeps products from being shown in some shops, or should be added to those that they show. */
export async function readReadiness(
  db: Queryable,
  shops: readonly OnlineLocale[],
): Promise<Readiness> {
  if (shops.length === 0) return { shops: [] };
  const counted = shops.map(
    (shop) => sql`select ${shop}::text as shop, ${kept(shop)}::int as bits, count(*)::int as many
      from product_lacks group by ${kept(shop)}`,
  );
  const { rows } = await db.execute<Counted>(sql.join(counted, sql` union all `));
  const values = shops.map((shop) => {
    const own = rows.filter((row) => row.shop === shop);
    const isShown = ({ bits }: Counted) => (bits & SHOWN) !== 0;
    const shut = own.filter((row) => !isShown(row) && (row.bits & maskOf(NEEDED)) !== 0);
    return {
      ...{ shop, cannotOpen: sumOf(shut), because: countsOf(shut) },
      shownWithout: countsOf(own.filter(isShown)),
    };
  });
  return { shops: values };
}

const sumOf = (rows: readonly Counted[]) => rows.reduce((sum, { many }) => sum + many, 0);

function countsOf(rows: readonly Counted[]): Record<Lack, number> {
  const many = (lack: Lack) => sumOf(rows.filter(({ bits }) => (bits & bitOf(lack)) !== 0));
  return {
    ...{ text: many('text'), price: many('price'), size: many('size'), picture: many('picture') },
    ...{ safety: many('safety'), materials: many('materials'), care: many('care') },
    ...{ origin: many('origin'), gtin: many('gtin'), certificate: many('certificate') },
  };
}
