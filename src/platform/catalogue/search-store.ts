import { type SQL, sql } from 'drizzle-orm';
import type { SearchPage } from '#src/domain/catalogue.ts';
import type { Queryable } from '../database/database.ts';
import type { ShopView } from './line-products.ts';
import { searchKey, searchWordsOf } from './search-words.ts';
import { LIST_ORDER, type ListQuery, type TileRow, tileRow, toSummary } from './tile-rows.ts';

type Found = { total: number; values: TileRow[] };

/** Below this likeness a word of the shop is not what the shopper meant. */
const LEAST_SIMILARITY = 0.35;

/**
 * Products for what a shopper typed: a product id, an option id or a gtin directly; else every
 * word in the shop's language, the last one possibly unfinished; else the same with typing
 * errors mended; else any of the words. One query unless nothing is found.
 */
export async function searchProducts(
  db: Queryable,
  q: string,
  shop: ShopView,
  list: ListQuery,
): Promise<SearchPage> {
  const { total, values } = await find(db, q, shop, list);
  return { query: q, total, page: list.page, size: list.size, values: values.map(toSummary) };
}

async function find(db: Queryable, q: string, shop: ShopView, list: ListQuery): Promise<Found> {
  const key = searchKey(q);
  if (key !== null) {
    const byKey = await findTiles(db, shop, list, sql`product_id = (${productOfKey(key)})`, null);
    if (byKey.total > 0) return byKey;
  }
  const words = searchWordsOf(q);
  if (words.length === 0) return { total: 0, values: [] };
  const exact = await findMatching(db, shop, list, everyWord(shop, words));
  if (exact.total > 0) return exact;
  const mended = await mendWords(db, shop, words);
  const corrected = await findMatching(db, shop, list, everyWord(shop, mended));
  if (corrected.total > 0 || mended.length === 1) return corrected;
  return findMatching(db, shop, list, anyWord(shop, mended));
}

function productOfKey(key: string): SQL {
  return sql`select o.product_id from product_options o
    left join skus s on s.option_id = o.option_id
    where o.product_id = ${key} or o.option_id = ${key} or s.gtin = ${key} limit 1`;
}

const word = (shop: ShopView, text: string) => sql`search_query(${shop.lang}, ${text})`;

/** Each word by its stem, the last one also as a beginning: "robe mid" finds "robe midi". */
function everyWord(shop: ShopView, words: readonly string[]): SQL {
  const stems = words.map((text) => word(shop, text));
  const last = words.at(-1) ?? '';
  const begun = sql`(${stems.pop()} || to_tsquery('simple', unaccent(${last}) || ':*'))`;
  return sql.join([...stems, begun], sql` && `);
}

function anyWord(shop: ShopView, words: readonly string[]): SQL {
  return sql.join(
    words.map((text) => word(shop, text)),
    sql` || `,
  );
}

function findMatching(db: Queryable, shop: ShopView, list: ListQuery, query: SQL): Promise<Found> {
  // As a subselect the words are looked up once, not once per product that is ranked.
  const once = sql`(select ${query})`;
  return findTiles(db, shop, list, sql`search @@ ${once}`, once);
}

async function findTiles(
  db: Queryable,
  shop: ShopView,
  { page, size, sort }: ListQuery,
  condition: SQL,
  ranked: SQL | null,
): Promise<Found> {
  const order =
    sort === 'relevance' && ranked !== null
      ? sql`ts_rank(search, ${ranked}) desc, ${LIST_ORDER.relevance}`
      : LIST_ORDER[sort];
  // The shop stands in the text, so that its own partial index serves the search.
  const inShop = sql.raw(`domain = '${shop.domain}'`);
  const { rows } = await db.execute<Found>(sql`
    with found as materialized (
      select product_id, row_number() over (order by ${order}) as place
      from tiles where ${inShop} and ${condition}
    )
    select (select count(*)::int from found) as total,
      (select coalesce(jsonb_agg(${tileRow} order by found.place), '[]')
        from found join tiles on tiles.product_id = found.product_id and tiles.${inShop}
        where found.place > ${page * size} and found.place <= ${(page + 1) * size}) as values`);
  return rows[0] ?? { total: 0, values: [] };
}

/** Each word as it is when the shop uses it, else the most alike word that it does use. */
async function mendWords(
  db: Queryable,
  shop: ShopView,
  words: readonly string[],
): Promise<string[]> {
  const typed = sql.join(
    words.map((text, place) => sql`(${place}::int, ${text})`),
    sql`, `,
  );
  const { rows } = await db.execute<{ word: string }>(sql`
    select coalesce(known.word, typed.word) as word
    from (values ${typed}) as typed (place, word)
    left join lateral (
      select w.word from search_words w
      where w.domain = ${shop.domain}
        and similarity(w.word, unaccent(typed.word)) >= ${LEAST_SIMILARITY}
      order by similarity(w.word, unaccent(typed.word)) desc, w.occurrences desc limit 1
    ) known on true
    order by typed.place`);
  return rows.map((row) => row.word);
}
