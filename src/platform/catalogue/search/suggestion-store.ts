import { sql } from 'drizzle-orm';
import type { SuggestedFamily, Suggestions } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { bitsAt, countBoth, either, noBits } from '../listings/bits.ts';
import { withComing } from '../listings/coming-tiles.ts';
import { isShownIn } from '../listings/family-store.ts';
import { optionsMeant, pageOf, soldIn } from '../listings/list-page.ts';
import type { ListingIndex } from '../listings/listing-index.ts';
import { findTiles } from '../listings/tile-rows.ts';
import type { ShopView } from '../shop-view.ts';
import { findDirect, matchOf, matchWords } from './search-store.ts';
import type { Matches } from './search-terms.ts';
import { searchWordsOf } from './search-words.ts';
import { type SpelledWord, spellWords, wordsBeginning } from './search-words-store.ts';

const MAX = { products: 6, families: 4, terms: 6 } as const;

/** What the search layer shows: for a text what may be meant, without one what is popular. */
export async function findSuggestions(
  db: Queryable,
  index: ListingIndex,
  q: string,
  shop: ShopView,
  now: Date,
): Promise<Suggestions> {
  const words = searchWordsOf(q);
  const direct = await findDirect(db, q, shop, now);
  const isAsked = direct !== null || words.length > 0;
  const indexed =
    direct !== null
      ? matchOf(index, direct)
      : isAsked
        ? await matchWords(db, index, q, shop)
        : popularProducts(index);
  const { coming, matches } = isAsked
    ? await withComing(db, shop, q, indexed, direct?.productId)
    : { coming: [], matches: indexed };
  const { ranked, answered, meant: options } = matches;
  const first = { page: 0, pageSize: MAX.products, sort: 'relevance' } as const;
  const found = either(index.capacity, ranked);
  const best = pageOf(index, shop, { found, options }, first, ranked);
  const meant = answered === null ? words : searchWordsOf(answered);
  const isTyped = meant.length > 0;
  const [listed, named, spelled] = await Promise.all([
    findTiles(db, shop, best, optionsMeant(index, best, options)),
    isTyped ? familiesNamed(db, shop, meant) : familiesBySales(db, index, shop),
    isTyped ? termsBeginning(db, shop, meant) : [],
  ]);
  const families = named.slice(0, MAX.families);
  const terms = isTyped ? spelled : popularTerms(index, shop, named);
  return {
    query: q,
    answered,
    products: [...coming, ...listed].slice(0, MAX.products),
    families,
    terms:
      terms.length > 0 ? terms : [...new Set(families.map(({ title }) => asTyped(shop, title)))],
  };
}

const popularProducts = (index: ListingIndex): Matches => ({
  ranked: [leading(index, MAX.products)],
  answered: null,
  meant: null,
});

/** The products that stand first when nothing is asked for. */
const leading = ({ capacity, productIds }: ListingIndex, count: number) =>
  bitsAt(capacity, productIds.slice(0, count).keys());

/** A family and the title of the one that it is in, in a language. */
const linksIn = ({ lang, domain }: ShopView) => sql`
  select ft.family_id as "familyId", ft.slug, ft.title, above.title as within from families f
  join family_texts ft on ft.family_id = f.family_id and ft.lang = ${lang}
  left join family_texts above on above.family_id = f.parent_id and above.lang = ${lang}
  where ${isShownIn(domain)}`;

/** Families of which each typed word begins a word of the title. */
async function familiesNamed(
  db: Queryable,
  shop: ShopView,
  words: readonly string[],
): Promise<SuggestedFamily[]> {
  const beginsEach = words.map(
    (word) => sql`' ' || lower(unaccent(ft.title)) like '% ' || lower(unaccent(${word})) || '%'`,
  );
  const { rows } = await db.execute<SuggestedFamily>(sql`
    ${linksIn(shop)} and ${sql.join(beginsEach, sql` and `)}
    order by f.position limit ${MAX.families}`);
  return rows;
}

/** Families by how many products are sold in them, roots aside, the most first. */
async function familiesBySales(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
): Promise<SuggestedFamily[]> {
  const { rows } = await db.execute<SuggestedFamily>(sql`
    ${linksIn(shop)} and f.parent_id is not null order by f.position`);
  const listed = rows.map((family) => {
    const sold = soldIn(index, shop, index.families.get(family.familyId) ?? noBits(0));
    return { family, products: countBoth(sold, sold) };
  });
  listed.sort((one, other) => other.products - one.products);
  return listed.filter(({ products }) => products > 0).map(({ family }) => family);
}

/** How many of the first products count for the suggested colours. */
const LEADING = 60;
const POPULAR_COLOURS = 2;

/** What the shop has most of: garments that are not among its categories, and colours. */
function popularTerms(
  index: ListingIndex,
  shop: ShopView,
  families: readonly SuggestedFamily[],
): string[] {
  const named = new Set(families.slice(0, MAX.families).map(({ title }) => title));
  const garments = families.map(({ title }) => title).filter((title) => !named.has(title));
  const sold = soldIn(index, shop, leading(index, LEADING));
  const colours = [...index.colour]
    .map(([id, { any }]) => ({ id, count: countBoth(sold, any) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .flatMap(({ id }) => index.words.colour.get(id)?.labels[shop.lang] ?? []);
  return [
    ...[...new Set(garments)].slice(0, MAX.terms - POPULAR_COLOURS),
    ...[...new Set(colours)].slice(0, POPULAR_COLOURS),
  ].map((term) => asTyped(shop, term));
}

/** A title as somebody types it; German nouns keep their capitals. */
const asTyped = ({ lang }: ShopView, title: string) =>
  lang === 'de' ? title : title.toLowerCase();

/**
 * In German an adjective before its noun says which of its forms is meant: "rotes Kleid", "rote
 * Kleider". The other languages of the shop put adjectives after the noun, or do not bend them.
 */
function agreeing(lang: ShopView['lang'], adjective: string, words: SpelledWord[]): SpelledWord[] {
  const isOne = /e[mrs]$/.test(adjective);
  if (lang !== 'de' || !(isOne || adjective.endsWith('e'))) return words;
  const fits = (word: SpelledWord, other: SpelledWord) =>
    isOne
      ? word.spelling.length <= other.spelling.length
      : word.spelling.length >= other.spelling.length;
  return words.filter((word) =>
    words.every((other) => other.stem !== word.stem || fits(word, other)),
  );
}

/** Whole searches: what was typed, spelled right, its last word finished in the shop's words. */
async function termsBeginning(
  db: Queryable,
  shop: ShopView,
  words: readonly string[],
): Promise<string[]> {
  const [before, endings] = await Promise.all([
    spellWords(db, shop, words.slice(0, -1)),
    wordsBeginning(db, shop, words.at(-1) ?? '', MAX.terms),
  ]);
  return agreeing(shop.lang, before.at(-1) ?? '', endings).map(({ spelling }) =>
    [...before, spelling].join(' '),
  );
}
