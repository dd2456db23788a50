import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/database.ts';
import type { ShopView } from '../shop-view.ts';

/** Below this likeness a word of the shop is not what the shopper meant. */
const MIN_SIMILARITY = 0.35;

/** Stands after every letter. */
const LAST_LETTER = '\u{10ffff}';

/** From this likeness on, a word is a typing error of another one rather than a form of it. */
const CLEAR_SIMILARITY = 0.5;

export type MendedWord = {
  word: string;
  /** Its stem is another word's by chance: "magliete" is no "maglia" but "magliette" mistyped. */
  isMistyped: boolean;
};

/**
 * A word as it is when the shop uses it, in any form or, where it is unfinished, as a beginning;
 * else the most alike word that the shop does use.
 */
export async function mendWord(
  db: Queryable,
  shop: ShopView,
  word: string,
  { isUnfinished }: { isUnfinished: boolean },
): Promise<MendedWord> {
  const { rows } = await db.execute<MendedWord>(sql`
    select case
        when near.word is null or (near.form is not null and not near.is_nearer) then typed.word
        else near.word end as word,
      coalesce(near.form is not null and near.is_nearer, false) as "isMistyped"
    from (values (${word}, unaccent(${word}))) as typed (word, plain)
    cross join lateral (
      select exists (select from search_words w where w.domain = ${shop.domain}
        and (w.word = typed.plain or ${isUnfinished}
          and w.word ~>=~ typed.plain and w.word ~<~ (typed.plain || ${LAST_LETTER}))) as is_known
    ) used
    left join lateral (
      select nearest.spelling as word, form.likeness as form,
        nearest.likeness >= ${CLEAR_SIMILARITY} and nearest.likeness > form.likeness as is_nearer
      from (
        select w.spelling, similarity(w.word, typed.plain) as likeness from search_words w
        -- The sign for similarity has an index; its limit is lower (pg_trgm.similarity_threshold, 0.3).
        where not used.is_known and w.domain = ${shop.domain} and w.word % typed.plain
          and similarity(w.word, typed.plain) >= ${MIN_SIMILARITY}
        order by likeness desc, w.occurrences desc limit 1
      ) nearest
      cross join lateral (
        select max(similarity(w.word, typed.plain)) as likeness from search_words w
        where w.domain = ${shop.domain} and w.word % typed.plain
          and w.stem = search_query(${shop.lang}, typed.word)::text
      ) form
    ) near on true`);
  return rows[0] ?? { word, isMistyped: false };
}

/** Each word as the shop writes it, accents and all; as typed where the shop does not use it. */
export async function spellWords(
  db: Queryable,
  shop: ShopView,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const typed = words.map((text, place) => sql`(${place}::int, ${text})`);
  const { rows } = await db.execute<{ word: string }>(sql`
    select coalesce(w.spelling, typed.word) as word
    from (values ${sql.join(typed, sql`, `)}) as typed (place, word)
    left join search_words w on w.domain = ${shop.domain} and w.word = unaccent(typed.word)
    order by typed.place`);
  return rows.map((row) => row.word);
}

/** A word of the shop as it is written; forms of one word share their stem. */
export type SpelledWord = { spelling: string; stem: string };

/** Words of the shop that begin as typed, the most frequent first. */
export async function wordsBeginning(
  db: Queryable,
  shop: ShopView,
  beginning: string,
  most: number,
): Promise<SpelledWord[]> {
  const from = sql`unaccent(${beginning})`;
  // Compared letter by letter, which the index is made for.
  const { rows } = await db.execute<SpelledWord>(sql`
    select spelling, stem from search_words
    where domain = ${shop.domain} and word ~>=~ ${from} and word ~<~ (${from} || ${LAST_LETTER})
    order by occurrences desc, word limit ${most}`);
  return rows;
}
