import { sql } from 'drizzle-orm';
import type { FeedPage, FeedProduct } from '#src/domain/catalogue/product-feed.schema.ts';
import { type Audience, FEED_PAGE_SIZE } from '#src/domain/catalogue/product-feed.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { type OptionRow, optionsOf, safetyColumn, toOption } from './product-store.ts';
import { materialsOf } from './product-words.ts';
import type { ShopView } from './shop-view.ts';
import { googleCategoryOf } from './vocabularies/google-categories.ts';
import type { Pattern } from './vocabularies/patterns.ts';
import { SHEETS } from './vocabularies/sheets.ts';
import type { FamilyId } from './vocabularies/word-lists.ts';

const adults = (gender: Audience['gender']): Audience => ({ gender, ageGroup: 'adult' });

/** Whom the products of a family, and of those in it, are made for; homeware is for nobody's size. */
const AUDIENCES: Partial<Record<FamilyId, Audience>> = {
  f1000: adults('female'),
  f2000: adults('male'),
  f3000: adults('unisex'),
  f3500: adults('unisex'),
  f5000: { gender: 'female', ageGroup: 'kids' },
  f6000: { gender: 'male', ageGroup: 'kids' },
  f7000: { gender: 'unisex', ageGroup: 'infant' },
  f8000: adults('female'),
  f9000: adults('unisex'),
};

const BY_FAMILY: ReadonlyMap<string, Audience> = new Map(Object.entries(AUDIENCES));

/** Whom a product is made for by the family at the top of its way; null where nothing says it. */
function audienceOf(rootFamilyId: string | null): Audience | null {
  return BY_FAMILY.get(rootFamilyId ?? '') ?? null;
}

type Row = Omit<FeedProduct, 'options' | 'audience' | 'googleCategory' | 'pattern'> & {
  pattern: Pattern | null;
  options: OptionRow[];
  root: string | null;
  familyId: string | null;
};

/** Listed products of a shop by id, those after `after`, or from the first. */
export async function findFeedPage(
  db: Queryable,
  shop: ShopView,
  after: string | undefined,
  now: Date,
): Promise<FeedPage> {
  const { rows } = await db.execute<Row>(sql`
    with recursive ways (family_id, root, titles) as (
      select f.family_id, f.family_id, jsonb_build_array(t.title) from families f
      join family_texts t on t.family_id = f.family_id and t.lang = ${shop.lang}
      where f.parent_id is null
      union all
      select f.family_id, ways.root, ways.titles || jsonb_build_array(t.title)
      from ways join families f on f.parent_id = ways.family_id
      join family_texts t on t.family_id = f.family_id and t.lang = ${shop.lang}
    )
    select p.product_id as "productId", t.slug, t.name, t.description, p.brand, ${safetyColumn} as safety,
      p.tags, p.expected_on::text as "expectedOn",
      p.size_scale as "sizeScale", ${materialsOf(shop)} as materials, pf.family_id as "familyId", coalesce(ways.titles, '[]') as families, ways.root, ${optionsOf(shop, now)} as options, p.pattern
    from tiles
    join products p on p.product_id = tiles.product_id
    join product_texts t on t.product_id = p.product_id and t.lang = ${shop.lang}
    left join product_families pf on pf.product_id = p.product_id and pf.main
    left join ways on ways.family_id = pf.family_id
    where tiles.domain = ${shop.domain} and tiles.product_id > ${after ?? ''}
    order by tiles.product_id limit ${FEED_PAGE_SIZE}`);
  const values = rows.map(({ options, root, familyId, pattern, ...row }) => ({
    ...row,
    pattern: pattern === null ? null : SHEETS[shop.lang].patterns[pattern],
    audience: audienceOf(root),
    googleCategory: googleCategoryOf(familyId),
    options: options.map((option) => toOption(option, row.sizeScale, shop)),
  }));
  const isLast = rows.length < FEED_PAGE_SIZE;
  return { values, next: isLast ? null : (values.at(-1)?.productId ?? null) };
}
