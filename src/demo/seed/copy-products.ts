import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/kernel/database/database.ts';

/** Products from this number on are copies for load tests; the seed's own stay below. */
const FIRST_COPY = 410_000;
const FIRST_COPIED_OPTION = 510_000;
/** Ids have six digits (RTE-20), and a copy has one option. */
export const MAX_COPIES = 89_999;
/** Ids from here on are no copies: imports have them. */
const PAST_COPIES = 500_000;
/** Articles of copies start above those of the seed; a product has fewer sizes than this. */
const FIRST_ARTICLE = 1_000_000;
const ARTICLES_EACH = 20;

const isListed = sql`p.product_id in (
  select product_id from product_publications where shown_as = 'listed')`;

/** How many listed products there are, and how many of them are copies. */
export async function countProducts(tx: Transaction): Promise<{ listed: number; copies: number }> {
  const { rows } = await tx.execute<{ listed: number; copies: number }>(sql`
    select count(*)::int as listed,
      count(*) filter (where product_id >= ${String(FIRST_COPY)}
        and product_id < ${String(PAST_COPIES)})::int as copies
    from products p where ${isListed}`);
  return rows[0] ?? { listed: 0, copies: 0 };
}

/**
 * Copies the seed's standard products by turns, with their first colour only, as the copies
 * number `from` to `until` (excluded). A copy's name ends with its round, so that no family
 * says a name twice. One statement per table; the caller refreshes the listings.
 */
export async function copyProducts(tx: Transaction, from: number, until: number): Promise<void> {
  await tx.execute(sql`drop table if exists copies`);
  await tx.execute(sql`
    create temporary table copies on commit drop as
    with base as (
      select p.product_id, o.option_id,
        row_number() over (order by p.product_id) - 1 as place, count(*) over () as many
      from products p join product_options o on o.product_id = p.product_id and o.position = 0
      where ${isListed} and p.category_label = 'STANDARD' and p.product_id < ${String(FIRST_COPY)})
    select base.product_id as base_id, base.option_id as base_option, n,
      (${FIRST_COPY}::int + n)::text as product_id,
      (${FIRST_COPIED_OPTION}::int + n)::text as option_id,
      (n / base.many + 2)::text as round
    from generate_series(${from}::int, ${until - 1}::int) n
    join base on base.place = n % base.many`);
  await tx.execute(sql`
    insert into products select copy.* from copies c
    join products p on p.product_id = c.base_id
    cross join lateral jsonb_populate_record(null::products, to_jsonb(p)
      || jsonb_build_object('product_id', c.product_id, 'popularity', 0)) copy`);
  await tx.execute(sql`
    insert into product_publications select copy.* from copies c
    join product_publications s on s.product_id = c.base_id
    cross join lateral jsonb_populate_record(null::product_publications, to_jsonb(s)
      || jsonb_build_object('product_id', c.product_id)) copy`);
  await tx.execute(sql`
    insert into product_texts select copy.* from copies c
    join product_texts t on t.product_id = c.base_id
    cross join lateral jsonb_populate_record(null::product_texts, to_jsonb(t)
      || jsonb_build_object('product_id', c.product_id, 'name', t.name || ' ' || c.round,
        'slug', t.slug || '-' || c.round)) copy`);
  await tx.execute(sql`
    insert into product_families select copy.* from copies c
    join product_families f on f.product_id = c.base_id
    cross join lateral jsonb_populate_record(null::product_families, to_jsonb(f)
      || jsonb_build_object('product_id', c.product_id)) copy`);
  await tx.execute(sql`
    insert into product_options select copy.* from copies c
    join product_options o on o.option_id = c.base_option
    cross join lateral jsonb_populate_record(null::product_options, to_jsonb(o)
      || jsonb_build_object('product_id', c.product_id, 'option_id', c.option_id,
        'picture_types', array_remove(o.picture_types, 'GZ'))) copy`);
  await tx.execute(sql`
    insert into drawn_garments select copy.* from copies c
    join drawn_garments d on d.option_id = c.base_option
    cross join lateral jsonb_populate_record(null::drawn_garments, to_jsonb(d)
      || jsonb_build_object('option_id', c.option_id)) copy`);
  await tx.execute(sql`
    insert into skus select copy.* from copies c
    join skus s on s.option_id = c.base_option
    cross join lateral (select '360' || lpad(
      (${FIRST_ARTICLE}::int + c.n * ${ARTICLES_EACH}::int + s.position)::text, 9, '0') as body) b
    cross join lateral (
      select (10 - sum(substr(b.body, i, 1)::int * case when i % 2 = 0 then 3 else 1 end) % 10) % 10
        as digit
      from generate_series(1, 12) i) d
    cross join lateral jsonb_populate_record(null::skus, to_jsonb(s)
      || jsonb_build_object('sku', c.option_id || '-' || s.size, 'option_id', c.option_id,
        'gtin', b.body || d.digit)) copy`);
  await tx.execute(sql`
    insert into stocks select copy.* from copies c
    join skus s on s.option_id = c.base_option
    join stocks k on k.sku = s.sku
    cross join lateral jsonb_populate_record(null::stocks, to_jsonb(k)
      || jsonb_build_object('sku', c.option_id || '-' || s.size)) copy`);
  await tx.execute(sql`
    insert into prices select copy.* from copies c
    join prices r on r.option_id = c.base_option
    left join skus s on s.sku = r.sku
    cross join lateral jsonb_populate_record(null::prices, to_jsonb(r)
      || jsonb_build_object('option_id', c.option_id, 'sku', c.option_id || '-' || s.size)) copy`);
}
