import { type SQL, sql } from 'drizzle-orm';
import type { FamilyRole } from '#src/domain/catalogue/catalogue.values.ts';
import type { FeedPage, FeedProduct } from '#src/domain/catalogue/product-feed.schema.ts';
import { type Audience, FEED_PAGE_SIZE } from '#src/domain/catalogue/product-feed.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { ShopView } from '../shop-view.ts';
import type { Pattern } from '../vocabularies/patterns.ts';
import { SHEETS } from '../vocabularies/sheets.ts';
import { type OptionRow, optionsOf, safetyColumn, toOption } from './product-store.ts';
import { materialsOf } from './product-words.ts';

const adults = (gender: Audience['gender']): Audience => ({ gender, ageGroup: 'adult' });

/** Whom the products of families are made for; homeware is for nobody's size. */
const AUDIENCES: Record<FamilyRole, Audience | null> = {
  sale: null,
  women: adults('female'),
  men: adults('male'),
  adults: adults('unisex'),
  girls: { gender: 'female', ageGroup: 'kids' },
  boys: { gender: 'male', ageGroup: 'kids' },
  baby: { gender: 'unisex', ageGroup: 'infant' },
};

type Row = Omit<FeedProduct, 'options' | 'audience' | 'pattern'> & {
  pattern: Pattern | null;
  options: OptionRow[];
  /** Of the nearest family of its way that has one, from its own up. */
  role: FamilyRole | null;
  googleCategory: number | null;
};

/** Listed products of a shop by id, those after `after`, or from the first. */
export async function findFeedPage(
  db: Queryable,
  shop: ShopView,
  after: string | undefined,
  now: Date,
): Promise<FeedPage> {
  // Said of each table: else all products before the page are read for it.
  const isAfter = (id: SQL) => sql`${id} > ${after ?? ''}`;
  const { rows } = await db.execute<Row>(sql`
    with recursive ways (family_id, role, category, titles) as (
      select f.family_id, f.role, f.google_category, jsonb_build_array(t.title) from families f
      join family_texts t on t.family_id = f.family_id and t.lang = ${shop.lang}
      where f.parent_id is null
      union all
      select f.family_id, coalesce(f.role, ways.role), coalesce(f.google_category, ways.category),
        ways.titles || jsonb_build_array(t.title)
      from ways join families f on f.parent_id = ways.family_id
      join family_texts t on t.family_id = f.family_id and t.lang = ${shop.lang}
    )
    select p.product_id as "productId", t.slug, t.name, t.description, p.brand, ${safetyColumn} as safety,
      p.tags, p.expected_on::text as "expectedOn",
      p.size_scale as "sizeScale", ${materialsOf(shop, now, { isProven: false })} as materials, ways.category as "googleCategory", coalesce(ways.titles, '[]') as families, ways.role, ${optionsOf(shop, now)} as options, p.pattern
    from tiles
    join products p on p.product_id = tiles.product_id
    join product_texts t on t.product_id = p.product_id and t.lang = ${shop.lang}
    left join product_families pf on pf.product_id = p.product_id and pf.main
      and ${isAfter(sql`pf.product_id`)}
    left join ways on ways.family_id = pf.family_id
    where tiles.domain = ${shop.domain} and ${isAfter(sql`tiles.product_id`)}
      and ${isAfter(sql`t.product_id`)}
    order by tiles.product_id limit ${FEED_PAGE_SIZE}`);
  const values = rows.map(({ options, role, pattern, ...row }) => ({
    ...row,
    pattern: pattern === null ? null : SHEETS[shop.lang].patterns[pattern],
    audience: role === null ? null : AUDIENCES[role],
    options: options.map((option) => toOption(option, row.sizeScale, shop)),
  }));
  const isLast = rows.length < FEED_PAGE_SIZE;
  return { values, next: isLast ? null : (values.at(-1)?.productId ?? null) };
}
