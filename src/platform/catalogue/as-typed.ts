import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { stemOf } from './search-words-store.ts';
import type { ShopView } from './shop-view.ts';
import { isFormOf } from './word-forms.ts';

/** Words of tiles as a constant, which no row evaluates again. */
const says = (query: string) => sql`words @@ ${query}::tsquery`;
const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
const or = sql` or `;
const and = sql` and `;

/** A typed word with what the shop has of its stem: the word in any form, and other words. */
type Told = { typed: string; forms: string[]; others: string[] };

async function wordsOfStems(
  db: Queryable,
  shop: ShopView,
  words: readonly string[],
): Promise<Told[]> {
  const typed = words.map((text, place) => sql`(${place}::int, ${text})`);
  const { rows } = await db.execute<{ plain: string; known: string[] }>(sql`
    select unaccent(typed.word) as plain,
      array(select w.word from search_words w where w.domain = ${shop.domain}
        and w.stem <> '' and w.stem = ${stemOf(shop, sql`typed.word`)}::text) as known
    from (values ${sql.join(typed, sql`, `)}) as typed (place, word)
    order by typed.place`);
  return rows.map(({ plain: word, known }) => ({
    typed: word,
    forms: known.filter((other) => isFormOf(shop.lang, word, other)),
    others: known.filter((other) => !isFormOf(shop.lang, word, other)),
  }));
}

/** What of a tile's words says more than its stems (decision 072). */
export type AsTyped = {
  /** Leaves out what only other words of the same stems bring; null when there are none. */
  isMeant: SQL | null;
  /** What carries the words just as they were typed; null when it would be all or none. */
  isExact: SQL | null;
};

/**
 * Conditions on a tile that is found by stems. A word that the shop uses, in any form, is looked
 * for in its own forms; the last one may be unfinished when `every` word counts.
 */
export async function asTyped(
  db: Queryable,
  shop: ShopView,
  wanted: 'every' | 'any',
  words: readonly string[],
): Promise<AsTyped> {
  const told = await wordsOfStems(db, shop, words);
  const isNarrow = ({ forms, others }: Told) => forms.length > 0 && others.length > 0;
  const meant = told.map((one, place) => {
    if (!isNarrow(one)) return wanted === 'any' ? sql`search @@ ${stemOf(shop, one.typed)}` : null;
    const isUnfinished = wanted === 'every' && place === told.length - 1;
    const begun = isUnfinished ? [`${quoted(one.typed)}:*`] : [];
    return says([...one.forms.map(quoted), ...begun].join(' | '));
  });
  const conditions = meant.filter((condition) => condition !== null);
  const isBent = told.some(({ typed, forms }) => forms.length > 1 && forms.includes(typed));
  return {
    isMeant: told.some(isNarrow) ? sql.join(conditions, wanted === 'any' ? or : and) : null,
    isExact: isBent ? says(told.map(({ typed }) => quoted(typed)).join(' & ')) : null,
  };
}
