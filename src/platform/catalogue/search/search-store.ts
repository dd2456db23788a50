import { sql } from 'drizzle-orm';
import type { SearchPage } from '#src/domain/catalogue/catalogue.schema.ts';
import { countChoices, type ListQuery } from '#src/domain/catalogue/facets.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import {
  type Bits,
  bitsAt,
  both,
  countBoth,
  either,
  isNone,
  noBits,
  without,
} from '../listings/bits.ts';
import { withComing } from '../listings/coming-tiles.ts';
import { narrow } from '../listings/facets.ts';
import { optionsMeant, pageOf } from '../listings/list-page.ts';
import type { ListingIndex, SearchTerm } from '../listings/listing-index.ts';
import { unite } from '../listings/option-sets.ts';
import { readShelf } from '../listings/store-shelf.ts';
import { findTiles } from '../listings/tile-rows.ts';
import { toGtin13 } from '../products/gtin.ts';
import { isOpen } from '../publications/visibility.ts';
import type { ShopView } from '../shop-view.ts';
import { type AskedColours, askedColours } from './colour-words.ts';
import { findMeant, findTerm, type Matches } from './search-terms.ts';
import { searchKey, searchSkus, searchWordsOf } from './search-words.ts';

/** `optionId` when the number of an option was typed. */
type Direct = { productId: string; slug: string; optionId: string | null };

/** How many popular products an empty answer shows instead. */
const RESCUE = 8;

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
  now: Date,
): Promise<SearchPage> {
  const direct = await findDirect(db, q, shop, now);
  const indexed = direct === null ? await matchWords(db, index, q, shop) : matchOf(index, direct);
  const { coming, matches } = await withComing(db, shop, q, indexed, direct?.productId);
  const { ranked, answered, meant } = matches;
  const matching = either(index.capacity, ranked);
  const shelf = await readShelf(db, index, query.filter.store, shop);
  const { found, options, facets } = narrow(index, shop, matching, query.filter, shelf, meant);
  const ids = pageOf(index, shop, { found, options }, query, ranked);
  const { page, pageSize } = query;
  // What a choice of colours or sizes leaves of them is not known before they are listed.
  const ahead = countChoices(query.filter) === 0 ? coming : [];
  const listed = await findTiles(db, shop, ids, named(direct) ?? optionsMeant(index, ids, options));
  const isEmpty = ranked.length === 0 && coming.length === 0;
  return {
    query: q,
    answered,
    direct: direct && { productId: direct.productId, slug: direct.slug },
    facets,
    total: countBoth(found, found) + ahead.length,
    page,
    size: pageSize,
    values: page === 0 ? [...ahead, ...listed] : listed,
    rescue: await findTiles(db, shop, isEmpty ? index.productIds.slice(0, RESCUE) : []),
  };
}

/** The option whose number was typed, by its product. */
const named = (direct: Direct | null) =>
  direct?.optionId ? new Map([[direct.productId, [direct.optionId]]]) : null;

/** The one product of a key. */
export function matchOf(index: ListingIndex, { productId }: Direct): Matches {
  const one = bitsAt(index.capacity, [index.places.get(productId)]);
  return { ranked: isNone(one) ? [] : [one], answered: null, meant: null };
}

export async function findDirect(
  db: Queryable,
  q: string,
  shop: ShopView,
  now: Date,
): Promise<Direct | null> {
  const key = searchKey(q);
  const typedSkus = searchSkus(q);
  if (key === null && typedSkus.length === 0) return null;
  const { rows } = await db.execute<Direct>(sql`
    select t.product_id as "productId", t.slug, known.option_id as "optionId" from (
      select product_id, null as option_id from products where product_id = ${key}
      union all
      select product_id, option_id from product_options where option_id = ${key}
      union all
      select o.product_id, null from skus s join product_options o on o.option_id = s.option_id
      where s.gtin = ${key === null ? null : toGtin13(key)} or s.sku in ${[...typedSkus, key ?? '']}
    ) known
    join products p on p.product_id = known.product_id and ${isOpen(shop.domain, now)}
    join product_texts t on t.product_id = known.product_id and t.lang = ${shop.lang} limit 1`);
  return rows[0] ?? null;
}

/**
 * Products for words: a word that names a colour asks for products in the colours of its family, the
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

/** Products in these colours that the other words find; null when there is none. */
async function matchColours(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  words: readonly string[],
  { colourIds, rest }: AskedColours,
): Promise<Matches | null> {
  const count = index.capacity;
  const coloured = unite(
    count,
    colourIds.flatMap((id) => index.colour.get(id) ?? []),
  );
  const others = rest.length === 0 ? null : await matchText(db, index, shop, rest);
  const ranked = (others?.ranked ?? [coloured.any])
    .map((set) => both(set, coloured.any))
    .filter((set) => !isNone(set));
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
  const found = (ranked: Bits[], answered: string | null): Matches => ({
    ranked,
    answered,
    meant: null,
  });
  const forms = await findMeant(db, index, shop, words);
  const mended = forms.map(({ word }) => word);
  const answered = mended.join(' ');
  if (!forms.some(({ isMistyped }) => isMistyped)) {
    const exact = await findEvery(db, index, shop, words);
    if (exact.length > 0) return found(exact, null);
  }
  const corrected = await findEvery(db, index, shop, mended);
  if (corrected.length > 0) return found(corrected, answered);
  if (mended.length === 1) return found([], null);
  const some = await findAny(db, index, shop, mended);
  return found(some, some.length > 0 ? answered : null);
}

/** Products that all the words name or mention, the last one as a beginning too. */
async function findEvery(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  words: readonly string[],
): Promise<Bits[]> {
  const terms = await Promise.all(
    words.map((word, place) =>
      findTerm(db, index, shop, word, { isUnfinished: place === words.length - 1 }),
    ),
  );
  const telling = terms.filter(({ isEmpty }) => !isEmpty);
  return rank(index, telling, (sets) => sets.reduce(both));
}

/** Products that some of the words name or mention, those with most of them first. */
async function findAny(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  words: readonly string[],
): Promise<Bits[]> {
  const terms = await Promise.all(
    words.map((word) => findTerm(db, index, shop, word, { isUnfinished: false })),
  );
  const size = index.capacity;
  const nearest = rank(index, terms, (sets) => either(size, sets));
  // `withWords[n]` has the products that at least n + 1 of the words mention.
  const withWords: Bits[] = [];
  for (const { mentioned } of terms) {
    for (let have = withWords.length; have >= 0; have -= 1) {
      const before = have === 0 ? mentioned : both(withWords[have - 1] ?? noBits(size), mentioned);
      withWords[have] = either(size, [withWords[have] ?? noBits(size), before]);
    }
  }
  return withWords
    .map((set, have) => without(set, withWords[have + 1] ?? noBits(size)))
    .reverse()
    .flatMap((set) => nearest.map((near) => both(near, set)))
    .filter((set) => !isNone(set));
}

/**
 * Garments that a word names by their family (jeans before a jacket of denim), then other products
 * named by the words, then those that shoppers look for by them (a "Sommerkleid" by
 * "Kleid"), then those that only mention them; those that carry them as typed before others of
 * their kind (decision 072).
 */
function rank(
  { capacity }: ListingIndex,
  terms: readonly SearchTerm[],
  joined: (sets: Bits[]) => Bits,
): Bits[] {
  if (terms.length === 0) return [];
  const named = joined(terms.map((term) => term.named));
  const lookedFor = joined(terms.map((term) => term.lookedFor));
  const mentioned = joined(terms.map((term) => term.mentioned));
  const asTyped = terms.some(({ isBent }) => isBent)
    ? terms.map((term) => term.asTyped).reduce(both)
    : mentioned;
  const ofFamily = either(
    capacity,
    terms.map((term) => term.ofFamily),
  );
  const garments = both(named, ofFamily);
  const byNearness = [
    without(named, garments),
    without(lookedFor, named),
    without(mentioned, lookedFor),
  ];
  return [
    both(garments, asTyped),
    without(garments, asTyped),
    ...byNearness.map((set) => both(set, asTyped)),
    ...byNearness.map((set) => without(set, asTyped)),
  ].filter((set) => !isNone(set));
}
