import { type SQL, sql } from 'drizzle-orm';
import { SHOP_DOMAINS } from '#src/domain/locales.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { at, currentPriceOf } from './current-prices.ts';
import { labelsOf } from './product-words.ts';
import { familyListings, listingState, searchWords, tiles } from './tables.ts';

/** Shops with their language, as rows of a FROM list. */
const shops: SQL = sql`(values ${sql.join(
  SHOP_DOMAINS.map((shop) => sql`(${shop.locale}, ${shop.lang})`),
  sql`, `,
)}) as shop (domain, lang)`;

/** Titles of a product's families, of those above them too: words that shoppers search by. */
const familyTitles = sql`(
  select string_agg(distinct ft.title, ' ') from product_families pf
  join families f on f.family_id = pf.family_id
  join family_texts ft on ft.family_id in (f.family_id, f.parent_id) and ft.lang = shop.lang
  where pf.product_id = p.product_id)`;

const materialLabels = sql`(
  select string_agg(term.labels ->> shop.lang, ' ')
  from jsonb_array_elements(p.materials) material
  join catalogue_terms term
    on term.kind = 'material' and term.term_id = material ->> 'materialId')`;

function insertTiles(now: Date): SQL {
  return sql`
    insert into tiles
      (domain, product_id, summary, cent_amount, currency, published_at, popularity, search)
    select shop.domain, p.product_id,
      jsonb_build_object(
        'productId', p.product_id, 'optionId', shown.option_id, 'slug', t.slug, 'name', t.name,
        'swatches', colourways.swatches, 'price', now_price.price, 'tags', p.tags,
        'hasBack', 'VH' = any(shown.picture_types),
        'labels', ${labelsOf(sql`shop.lang`)}, 'ecoDesign', p.eco_design),
      now_price.cent_amount, now_price.price ->> 'currency', p.published_at, p.popularity,
      setweight(search_vector(shop.lang, t.name), 'A')
        || setweight(search_vector(shop.lang, t.keywords), 'B')
        || setweight(search_vector(shop.lang, coalesce(${familyTitles}, '')), 'C')
        || setweight(search_vector(shop.lang, colourways.labels), 'C')
        || setweight(search_vector(shop.lang, coalesce(${materialLabels}, '')), 'D')
    from products p
    cross join ${shops}
    join product_texts t on t.product_id = p.product_id and t.lang = shop.lang
    join product_options shown on shown.product_id = p.product_id and shown.position = 0
    join lateral ${currentPriceOf(sql`shown.option_id`, sql`shop.domain`, now)} now_price on true
    cross join lateral (
      select string_agg(c.labels ->> shop.lang, ' ') as labels,
        jsonb_agg(c.hex order by o.position) as swatches
      from product_options o join colours c on c.colour_id = o.colour_id
      where o.product_id = p.product_id
    ) colourways
    where p.listed
    -- The rows of a shop side by side: a search reads few pages.
    order by shop.domain, p.popularity desc, p.product_id`;
}

const insertFamilyListings = sql`
  with recursive above (family_id, ancestor_id) as (
    select family_id, family_id from families
    union all
    select above.family_id, f.parent_id
    from above join families f on f.family_id = above.ancestor_id
    where f.parent_id is not null
  )
  insert into family_listings
    (domain, family_id, product_id, cent_amount, published_at, popularity)
  select distinct tiles.domain, above.ancestor_id, tiles.product_id, tiles.cent_amount,
    tiles.published_at, tiles.popularity
  from tiles
  join product_families pf on pf.product_id = tiles.product_id
  join above on above.family_id = pf.family_id`;

const insertSearchWords = sql`
  insert into search_words (domain, word, occurrences)
  select shop.domain, words.word, count(*)
  from ${shops}
  join (
    select lang, name || ' ' || keywords as content from product_texts
    union all select lang, title from family_texts
    union all select label.key, label.value from colours, jsonb_each_text(colours.labels) label
    union all select label.key, label.value
      from catalogue_terms, jsonb_each_text(catalogue_terms.labels) label where kind = 'material'
  ) texts on texts.lang = shop.lang
  cross join lateral regexp_split_to_table(lower(unaccent(texts.content)), '[^[:alnum:]]+')
    as words (word)
  where length(words.word) >= 3
  group by shop.domain, words.word`;

const nextPriceChange = (now: Date) => sql`
  select min(instant) from (
    select valid_from as instant from prices where valid_from > ${at(now)}
    union all select valid_until from prices where valid_until > ${at(now)}
  ) changes`;

/** Rebuilds what lists and search read from products, prices, families and words. */
export async function refreshListings(tx: Transaction, now: Date): Promise<void> {
  // One renewal at a time: an import or a growing shop may run beside the platform.
  await tx.execute(sql`lock table ${listingState} in share row exclusive mode`);
  await tx.execute(sql`delete from tiles`);
  await tx.execute(sql`delete from family_listings`);
  await tx.execute(sql`delete from search_words`);
  await tx.execute(insertTiles(now));
  await tx.execute(insertFamilyListings);
  await tx.execute(insertSearchWords);
  const state = { refreshedAt: now, nextPriceChangeAt: sql`(${nextPriceChange(now)})` };
  await tx
    .insert(listingState)
    .values({ only: true, ...state })
    .onConflictDoUpdate({ target: listingState.only, set: state });
}

/**
 * Tells the planner what the rebuilt lists hold, and the index that it need not look at each
 * row: without it the first counts of a large shop read the whole table. Not in a transaction.
 */
export async function settleListings(database: Database): Promise<void> {
  for (const table of [tiles, familyListings, searchWords]) {
    await database.execute(sql`vacuum (analyze) ${table}`);
  }
}

/**
 * Rebuilds the lists when a price began or ended since they were built, or when the clock was
 * set back (`PLATFORM_NOW`); cheap otherwise. Returns whether it did.
 */
export async function refreshListingsIfDue(database: Database, now: Date): Promise<boolean> {
  const isDone = await inTransaction(database, async (tx) => {
    // The row lock makes a second process wait and then find nothing to do.
    const { rows } = await tx.execute<{ due: boolean }>(sql`
      select refreshed_at > ${at(now)}
        or coalesce(next_price_change_at <= ${at(now)}, false) as due
      from listing_state for update`);
    if (rows[0]?.due !== true) return false;
    await refreshListings(tx, now);
    return true;
  });
  if (isDone) await settleListings(database);
  return isDone;
}
