import { type SQL, sql } from 'drizzle-orm';
import { type NamedPage, PAGE_NAMES_SIZE } from '#src/domain/content/content.ts';
import type { PageName, PageNames } from '#src/domain/content/page-names.schema.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../database/database.ts';

/** Listed products where they are sold, and all families everywhere. */
const NAMED: Record<NamedPage, SQL> = {
  product: sql`
    select p.product_id as id,
      (select jsonb_object_agg(t.lang, t.slug) from product_texts t
        where t.product_id = p.product_id) as slugs,
      (select jsonb_agg(l.domain) from tiles l where l.product_id = p.product_id) as shops,
      (select o.option_id from product_options o
        where o.product_id = p.product_id order by o.position limit 1) as "optionId"
    from products p where exists (select from tiles l where l.product_id = p.product_id)`,
  family: sql`
    select f.family_id as id,
      (select jsonb_object_agg(t.lang, t.slug) from family_texts t
        where t.family_id = f.family_id) as slugs,
      to_jsonb(${sql.raw(`array['${ONLINE_LOCALES.join("','")}']`)}) as shops,
      null::text as "optionId"
    from families f`,
};

type Question = { kind: NamedPage; page: number; id?: string | undefined };

/** Names of one page of families or products, by id, or of the one with an id; empty past the end. */
export async function findPageNames(
  db: Queryable,
  { kind, page, id }: Question,
): Promise<PageNames> {
  const named = sql`(${NAMED[kind]}) named ${id === undefined ? sql`` : sql`where id = ${id}`}`;
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${named}`,
  );
  const { rows } = await db.execute<PageName>(sql`
    select id, slugs, shops, "optionId" from ${named}
    order by id limit ${PAGE_NAMES_SIZE} offset ${page * PAGE_NAMES_SIZE}`);
  return { total: counted.rows[0]?.total ?? 0, page, values: rows };
}
