import { type SQL, sql } from 'drizzle-orm';
import { AUDIENCES, type FamilyRole } from '#src/domain/catalogue/catalogue.values.ts';
import type { WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { type Localized, mergedWords } from '../goods-words/tables.ts';
import { isCertified, ORGANIC_MATERIALS } from '../products/organic.ts';
import { isInLists } from '../publications/visibility.ts';
import type { FacetWords, ListingIndex } from './listing-index.ts';

/** What an index of the lists is made from. */

/** Whether a column names one of the products. */
export const isOneOf = (column: SQL, productIds: readonly string[]): SQL =>
  sql`${column} = any (string_to_array(${productIds.join(',')}, ','))`;

export type ProductRow = {
  productId: string;
  tags: string[];
  materials: string[] | null;
  options: { optionId: string; colourId: string }[];
  families: string[] | null;
  sizeScale: SizeScale | null;
  /** Seconds. */
  published: number;
};

/** The day on which the lists were last built, that all they say may be of the same one. */
const LISTED_ON = sql`(select (refreshed_at at time zone 'UTC')::date::text from listing_state)`;

const BY_RELEVANCE = sql`p.popularity desc, p.product_id`;

/** All products that are in lists, in the order of relevance. */
export async function readRelevance(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select p.product_id as id from products p where ${isInLists} order by ${BY_RELEVANCE}`,
  );
  return rows.map(({ id }) => id);
}

/** What lists say of some products, in the order of relevance. */
export async function readProducts(
  db: Queryable,
  productIds: readonly string[],
): Promise<ProductRow[]> {
  const { rows } = await db.execute<ProductRow>(sql`
    with recursive above (family_id, ancestor_id) as (
      select family_id, family_id from families
      union all
      select above.family_id, f.parent_id
      from above join families f on f.family_id = above.ancestor_id
      where f.parent_id is not null
    )
    select p.product_id as "productId", p.tags, p.size_scale as "sizeScale",
      extract(epoch from p.published_at)::float8 as published,
      array(select material ->> 'materialId' from jsonb_array_elements(p.materials) material
        where ${isCertified(LISTED_ON)}
          or material ->> 'materialId' <> all (${ORGANIC_MATERIALS})) as materials,
      colourways.options, listed.families
    from products p
    join (select product_id, json_agg(json_build_object(
        'optionId', option_id, 'colourId', colour_id) order by position) as options
      from product_options where ${isOneOf(sql`product_id`, productIds)}
      group by product_id) colourways on colourways.product_id = p.product_id
    left join (select pf.product_id, array_agg(distinct above.ancestor_id) as families
      from product_families pf join above on above.family_id = pf.family_id
      where ${isOneOf(sql`pf.product_id`, productIds)}
      group by pf.product_id) listed on listed.product_id = p.product_id
    where ${isInLists} and ${isOneOf(sql`p.product_id`, productIds)}
    order by ${BY_RELEVANCE}`);
  return rows;
}

/** What the options of a product cost in a shop, in their order. */
export type PricedRow = {
  domain: OnlineLocale;
  productId: string;
  cents: number[];
  reduced: boolean[];
};

export async function readPriced(
  db: Queryable,
  productIds: readonly string[],
): Promise<PricedRow[]> {
  // The shops are named so that the key serves.
  const { rows } = await db.execute<PricedRow>(sql`
    select domain, product_id as "productId", told.cents, told.reduced
    from tiles cross join lateral (
      select array_agg((option.value #>> '{price,centAmount}')::int order by option.place) as cents,
        array_agg(option.value #>> '{price,initial}' is not null order by option.place) as reduced
      from jsonb_array_elements(summary -> 'options') with ordinality as option (value, place)
    ) told
    where domain in ${[...ONLINE_LOCALES]} and ${isOneOf(sql`product_id`, productIds)}`);
  return rows;
}

async function readWords(db: Queryable): Promise<FacetWords> {
  const colours = await db.execute<{ id: string; labels: Localized; hex: string }>(
    sql`select colour_id as id, labels, hex from colours`,
  );
  const terms = await db.execute<{ kind: string; id: string; labels: Localized }>(
    sql`select kind, term_id as id, labels from catalogue_terms where kind in ('material', 'size')`,
  );
  const ofKind = (kind: string) =>
    new Map(terms.rows.filter((row) => row.kind === kind).map((row) => [row.id, row.labels]));
  const families = await db.execute<{ role: FamilyRole; labels: Localized }>(sql`
    select distinct on (f.role) f.role, jsonb_object_agg(t.lang, t.title) as labels
    from families f join family_texts t on t.family_id = f.family_id
    where f.role is not null group by f.family_id order by f.role, f.position`);
  const titles = new Map(families.rows.map(({ role, labels }) => [role, labels]));
  return {
    audience: new Map(
      AUDIENCES.flatMap((audience) => {
        const labels = titles.get(audience);
        return labels === undefined ? [] : [[audience, labels]];
      }),
    ),
    colour: new Map(colours.rows.map(({ id, labels, hex }) => [id, { labels, hex }])),
    material: ofKind('material'),
    size: ofKind('size'),
  };
}

async function readMerged(db: Queryable): Promise<ListingIndex['merged']> {
  const rows = await db.select().from(mergedWords);
  const ofKind = (kind: WordKind) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ word, now }) => [word, now]));
  return { colour: ofKind('colour'), material: ofKind('material') };
}

/** The words of choices, and the families that have a role. */
export async function readVocabulary(db: Queryable) {
  const roles = await db.execute<{ id: string; role: FamilyRole }>(
    sql`select family_id as id, role from families where role is not null`,
  );
  const ofRole = (wanted: FamilyRole) =>
    roles.rows.filter(({ role }) => role === wanted).map(({ id }) => id);
  return {
    words: await readWords(db),
    merged: await readMerged(db),
    saleFamilies: new Set(ofRole('sale')),
    audienceFamilies: new Map(AUDIENCES.map((audience) => [audience, ofRole(audience)])),
  };
}
