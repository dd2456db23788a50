import { type SQL, sql } from 'drizzle-orm';
import type { LRUCache } from 'lru-cache';
import type { Queryable } from '../../kernel/database/database.ts';
import { type Bits, bitsAt, either } from '../listings/bits.ts';
import type { ListingIndex, SearchTerm } from '../listings/listing-index.ts';
import type { OptionSet } from '../listings/option-sets.ts';
import type { ShopView } from '../shop-view.ts';
import { type MendedWord, mendWord } from './search-words-store.ts';
import { isFormOf } from './word-forms.ts';

/** What a text finds. */
export type Matches = {
  /** Sets over the index, the best first; each has its products in the order of popularity. */
  ranked: Bits[];
  /** The words that were answered instead of the typed ones. */
  answered: string | null;
  /** Options in the colours that were typed; null when none was. */
  meant: OptionSet | null;
};

/** A word as it is looked up, without accents. */
type Told = {
  plain: string;
  stems: string[];
  /** The words of the shop that share its stem: the word in any form, and other words. */
  forms: string[];
  others: string[];
};

type Found = Record<'named' | 'lookedFor' | 'mentioned' | 'asTyped', string | null>;

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** A query as a constant, which no row evaluates again. */
const asks = (query: string): SQL => sql`${query}::tsquery`;

async function tellWord(db: Queryable, { domain, lang }: ShopView, word: string): Promise<Told> {
  const { rows } = await db.execute<{ plain: string; stems: string[]; known: string[] }>(sql`
    select unaccent(${word}) as plain,
      tsvector_to_array(search_vector(${lang}, ${word})) as stems,
      array(select w.word from search_words w where w.domain = ${domain}
        and w.stem <> '' and w.stem = search_query(${lang}, ${word})::text) as known`);
  const { plain, stems, known } = rows[0] ?? { plain: word, stems: [], known: [] };
  return {
    plain,
    stems,
    forms: known.filter((other) => isFormOf(lang, plain, other)),
    others: known.filter((other) => !isFormOf(lang, plain, other)),
  };
}

/** The stem, in texts of some weights; the word as a beginning too, where it is unfinished. */
function stemQuery({ plain, stems }: Told, isUnfinished: boolean, weights: '' | 'A' | 'AB') {
  const colon = weights === '' ? '' : ':';
  const whole = stems.map((stem) => `${quoted(stem)}${colon}${weights}`).join(' & ');
  const begun = isUnfinished ? [`${quoted(plain)}:*${weights}`] : [];
  return [...(whole === '' ? [] : [whole]), ...begun].join(' | ');
}

/** Asks for texts that name or mention every word, the last one as a beginning too; null for words without meaning. */
export async function everyWord(
  db: Queryable,
  shop: ShopView,
  words: readonly string[],
): Promise<SQL | null> {
  const told = await Promise.all(words.map((word) => tellWord(db, shop, word)));
  const queries = told
    .map((word, place) => stemQuery(word, place === words.length - 1, ''))
    .filter((query) => query !== '');
  return queries.length === 0 ? null : asks(queries.map((query) => `(${query})`).join(' & '));
}

/**
 * Leaves out what only other words of the same stem bring: a word that the shop uses, in any form,
 * is looked for in its own forms.
 */
function ownForms({ plain, forms, others }: Told, isUnfinished: boolean): SQL {
  if (forms.length === 0 || others.length === 0) return sql`true`;
  const begun = isUnfinished ? [`${quoted(plain)}:*`] : [];
  return sql`words @@ ${asks([...forms.map(quoted), ...begun].join(' | '))}`;
}

async function readTerm(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  word: string,
  isUnfinished: boolean,
): Promise<SearchTerm> {
  const told = await tellWord(db, shop, word);
  const isEmpty = told.stems.length === 0 && !isUnfinished;
  const within = (weights: '' | 'A' | 'AB') =>
    sql`search @@ ${asks(stemQuery(told, isUnfinished, weights))}`;
  // The shop is part of the SQL text, so that its own partial index serves the search.
  const inShop = sql.raw(`domain = '${shop.domain}'`);
  const { rows } = isEmpty
    ? { rows: [] }
    : await db.execute<Found>(sql`
        select string_agg(product_id, ',') as mentioned,
          string_agg(product_id, ',') filter (where ${within('AB')}) as "lookedFor",
          string_agg(product_id, ',') filter (where ${within('A')}) as named,
          string_agg(product_id, ',') filter (where words @@ ${asks(quoted(told.plain))})
            as "asTyped"
        from tiles where ${inShop} and ${within('')} and ${ownForms(told, isUnfinished)}`);
  const families = isEmpty
    ? { rows: [] }
    : await db.execute<{ id: string }>(sql`
        select family_id as id from family_texts
        where lang = ${shop.lang}
          and search_vector(${shop.lang}, title) @@ ${asks(stemQuery(told, isUnfinished, ''))}`);
  const size = index.capacity;
  const setOf = (ids: string | null | undefined) =>
    bitsAt(
      size,
      (ids ?? '').split(',').map((id) => index.places.get(id)),
    );
  return {
    ofFamily: either(
      size,
      families.rows.flatMap(({ id }) => index.families.get(id) ?? []),
    ),
    named: setOf(rows[0]?.named),
    lookedFor: setOf(rows[0]?.lookedFor),
    mentioned: setOf(rows[0]?.mentioned),
    asTyped: setOf(rows[0]?.asTyped),
    isBent: told.forms.length > 1 && told.forms.includes(told.plain),
    isEmpty,
  };
}

const keyOf = ({ domain }: ShopView, word: string, isUnfinished: boolean) =>
  `${domain} ${word}${isUnfinished ? '*' : ''}`;

async function cached<T extends object>(
  cache: LRUCache<string, T>,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = await read();
  cache.set(key, value);
  return value;
}

/**
 * What a word finds, cached until lists change: facets, further pages, suggestions and other
 * searches ask for it again. An unfinished word stands for all that begin with it as well.
 */
export function findTerm(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  word: string,
  { isUnfinished }: { isUnfinished: boolean },
): Promise<SearchTerm> {
  return cached(index.terms, keyOf(shop, word, isUnfinished), () =>
    readTerm(db, index, shop, word, isUnfinished),
  );
}

/** The words that are meant by those of a search, the last of which may be unfinished; cached likewise. */
export function findMeant(
  db: Queryable,
  index: ListingIndex,
  shop: ShopView,
  words: readonly string[],
): Promise<MendedWord[]> {
  return Promise.all(
    words.map((word, place) => {
      const isUnfinished = place === words.length - 1;
      return cached(index.mended, keyOf(shop, word, isUnfinished), () =>
        mendWord(db, shop, word, { isUnfinished }),
      );
    }),
  );
}
