import { sql } from 'drizzle-orm';
import type { Family, FamilyPage } from '#src/domain/catalogue.ts';
import type { Queryable } from '../database/database.ts';
import type { ShopView } from './line-products.ts';
import { LIST_ORDER, type ListQuery, type TileRow, tileRow, toSummary } from './tile-rows.ts';

const link = sql`jsonb_build_object('familyId', t.family_id, 'slug', t.slug, 'title', t.title)`;

/**
 * One page of a family and of the families below it, in one query; null when there is no such
 * family. A page past the end is empty.
 */
export async function findFamilyPage(
  db: Queryable,
  familyId: string,
  shop: ShopView,
  { page, size, sort }: ListQuery,
): Promise<FamilyPage | null> {
  const listed = sql`family_listings where domain = ${shop.domain} and family_id = ${familyId}`;
  const { rows } = await db.execute<{ family: Family; total: number; values: TileRow[] }>(sql`
    with recursive above (family_id, parent_id, depth) as (
      select family_id, parent_id, 0 from families where family_id = ${familyId}
      union all
      select f.family_id, f.parent_id, above.depth + 1
      from above join families f on f.family_id = above.parent_id
    ), page as materialized (
      select product_id, row_number() over () as place
      from (select product_id from ${listed}
        order by ${LIST_ORDER[sort]} limit ${size} offset ${page * size}) ordered
    )
    select
      ${link} || jsonb_build_object(
        'text', t.text,
        'parents', (select coalesce(jsonb_agg(${link} order by above.depth desc), '[]')
          from above join family_texts t on t.family_id = above.family_id
          where above.depth > 0 and t.lang = ${shop.lang}),
        'children', (select coalesce(jsonb_agg(${link} order by f.position), '[]')
          from families f join family_texts t on t.family_id = f.family_id
          where f.parent_id = ${familyId} and t.lang = ${shop.lang})
      ) as family,
      (select count(*)::int from ${listed}) as total,
      (select coalesce(jsonb_agg(${tileRow} order by page.place), '[]')
        from page join tiles on tiles.product_id = page.product_id
        where tiles.domain = ${shop.domain}) as values
    from family_texts t where t.family_id = ${familyId} and t.lang = ${shop.lang}`);
  const [row] = rows;
  return row === undefined ? null : { ...row, page, size, values: row.values.map(toSummary) };
}
