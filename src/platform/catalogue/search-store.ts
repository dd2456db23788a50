import { sql } from 'drizzle-orm';
import type { ListQuery } from '#src/domain/facets.ts';
import type { SearchPage } from '#src/domain/listing.ts';
import type { Queryable } from '../database/database.ts';
import { asTyped } from './as-typed.ts';
import { addBit, type Bits, countBoth, hasBit, noBits, placesOf } from './bits.ts';
import { type AskedColours, askedColours } from './colour-words.ts';
import { narrow } from './facets.ts';
import { optionsMeant, pageOf } from './list-page.ts';
import type { ListingIndex } from './listing-index.ts';
import { type OptionSet, unite } from './option-sets.ts';
import { searchKey, searchWordsOf } from './search-words.ts';
import { anyWord, everyWord, mendWords } from './search-words-store.ts';
import type { ShopView } from './shop-view.ts';
import { readShelf } from './store-shelf.ts';
import { findTiles } from './tile-rows.ts';

/** What a text finds. */
type Matches = {
  /** Places in the index, the best first. */
  ranked: number[];
  /** The words that were answered instead of the typed ones. */
  answered: string | null;
  /** Options in the colours that were typed; null when none was. */
  meant: OptionSet | null;
};
type Direct = { productId: string; slug: string };

/** How many popular products stand in for an empty answer. */
const RESCUE = 8;

/** What so many searches matched is remembered: facets, further pages and suggestions ask again. */
const MAX_REMEMBERED = 500;

/**
 * Products for what a shopper typed: a product id, an option id or a gtin directly; else every
 * word in the shop's language, the last one possibly unfinished; else the same with typing
 * errors mended; else any of the words. With nothing found, what is popular.
 */
export async function searchProducts(
  db: Queryable,
  index: ListingIndex,
  q: string,
  shop: ShopView,
  query: ListQuery,
): Promise<SearchPage> {
  const direct = await findDirect(db, q, shop);
  const { ranked, answered, meant } =
    direct === null ? await matchWords(db, index, q, shop) : matchOf(index, direct);
  const matching = noBits(index.productIds.length);
  for (const place of ranked) addBit(matching, place);
  const shelf = await readShelf(db, index, query.filter.store, shop);
  const { found, options, facets } = narrow(index, shop, matching, query.filter, shelf, meant);
  const ids = pageOf(index, shop, { found, options }, query, ranked);
  const { page, pageSize } = query;
  const popular = ranked.length > 0 ? [] : index.productIds.slice(0, RESCUE);
  return {
    query: q,
    answered,
    direct,
    facets,
    total: countBoth(found, found),
    page,
    size: pageSize,
    values: await findTiles(db, shop, ids, optionsMeant(index, ids, options)),
    rescue: await findTiles(db, shop, popular),
  };
}

/** The one product of a key. */
export function matchOf(index: ListingIndex, { productId }: Direct): Matches {
  return { ranked: [...placesOf(bitsOf(index, [productId]))], answered: null, meant: null };
}

/** Products as a set, which has them in the order of popularity: cheaper than sorting thousands. */
function bitsOf(index: ListingIndex, productIds: readonly string[]): Bits {
  const bits = noBits(index.productIds.length);
  for (const id of productIds) {
    const place = index.places.get(id);
    if (place !== undefined) addBit(bits, place);
  }
  return bits;
}

export async function findDirect(db: Queryable, q: string, shop: ShopView): Promise<Direct | null> {
  const key = searchKey(q);
  if (key === null) return null;
  const { rows } = await db.execute<Direct>(sql`
    select t.product_id as "productId", t.slug from (
      select product_id from products where product_id = ${key}
      union all
      select product_id from product_options where option_id = ${key}
      union all
      select o.product_id from skus s join product_options o on o.option_id = s.option_id
      where s.gtin = ${key}
    ) known
    join product_texts t on t.product_id = known.product_id and t.lang = ${shop.lang} limit 1`);
  return rows[0] ?? null;
}

/**
 * Products for words: a word that names a colour asks for pieces in the colours of its family, the
 * others for what is named or mentioned.
 */
export async function matchWords(
  db: Queryable,
  index: ListingIndex,
  q: string,
  shop: ShopView,
): Promise<Matches> {
  const words = searchWordsOf(q);
  if (words.length === 0) return { ranked: [], answered: null, meant: null };
  const asked = askedColours(words, shop.lang, index.words.colour);
  return (
    (asked && (await matchColours(db, index, shop, words, asked))) ??
    matchText(db, index, shop, words)
  );
}

/** Pieces in the colours asked for that the other words find; null when there is none. */
async function matchColours(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  words: readonly string[],
  { colourIds, rest }: AskedColours,
): Promise<Matches | null> {
  const count = index.productIds.length;
  const coloured = unite(
    count,
    colourIds.flatMap((id) => index.colour.get(id) ?? []),
  );
  const others = rest.length === 0 ? null : await matchText(db, index, shop, rest);
  const ranked = (others?.ranked ?? [...placesOf(coloured.any)]).filter((place) =>
    hasBit(coloured.any, place),
  );
  if (ranked.length === 0) return null;
  const answered = others?.answered ?? null;
  if (answered === null) return { ranked, answered, meant: coloured };
  const colourWords = words.filter((word) => !rest.includes(word));
  return { ranked, answered: [answered, ...colourWords].join(' '), meant: coloured };
}

async function matchText(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  words: readonly string[],
): Promise<Matches> {
  const found = (ranked: number[], answered: string | null): Matches => ({
    ranked,
    answered,
    meant: null,
  });
  const forms = await mendWords(db, shop, words);
  const mended = forms.map(({ word }) => word);
  const answered = mended.join(' ');
  if (!forms.some(({ isMistyped }) => isMistyped)) {
    const exact = await findMatching(db, index, shop, 'every', words);
    if (exact.length > 0) return found(exact, null);
  }
  const corrected = await findMatching(db, index, shop, 'every', mended);
  if (corrected.length > 0) return found(corrected, answered);
  if (mended.length === 1) return found([], null);
  const some = await findMatching(db, index, shop, 'any', mended);
  return found(some, some.length > 0 ? answered : null);
}

/** Products that all the words name or mention, or any of them; remembered until lists change. */
async function findMatching(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  wanted: 'every' | 'any',
  words: readonly string[],
): Promise<number[]> {
  const key = [shop.domain, wanted, ...words].join(' ');
  const matches = index.searched.get(key) ?? (await readMatches(db, index, shop, wanted, words));
  index.searched.delete(key);
  index.searched.set(key, matches);
  if (index.searched.size > MAX_REMEMBERED) {
    const [longestUnused = ''] = index.searched.keys();
    index.searched.delete(longestUnused);
  }
  return matches.flatMap((bits) => [...placesOf(bits)]);
}

/**
 * Products named by the words, then those that shoppers look for by them (a "Sommerkleid" by
 * "Kleid"), then those that only mention them; those that carry them as typed before all others
 * (decision 072).
 */
async function readMatches(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  wanted: 'every' | 'any',
  words: readonly string[],
): Promise<Bits[]> {
  const query = wanted === 'every' ? everyWord(shop, words) : anyWord(shop, words);
  // The shop stands in the text, so that its own partial index serves the search; as a subselect
  // the words are looked up once, not once per product.
  const inShop = sql.raw(`domain = '${shop.domain}'`);
  const { isMeant, isExact } = await asTyped(db, shop, wanted, words);
  const nearness = sql`case
      when ts_filter(search, '{a}') @@ (select query from typed) then 2
      when ts_filter(search, '{a,b}') @@ (select query from typed) then 1 else 0 end
      + case when ${isExact ?? sql`false`} then 3 else 0 end`;
  const { rows } = await db.execute<{ ids: string }>(sql`
    with typed as materialized (select ${query} as query)
    select string_agg(product_id, ',') as ids, ${nearness} as nearness from tiles
    where ${inShop} and search @@ (select query from typed) and (${isMeant ?? sql`true`})
    group by nearness order by nearness desc`);
  return rows.map(({ ids }) => bitsOf(index, ids.split(',')));
}
