import { type SQL, sql } from 'drizzle-orm';
import type { SellableItem } from '#src/domain/draft-order/draft-order.schema.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { beginningWith, containing } from '../../staff/face.ts';
import { isInName } from '../documents/list-products.ts';
import { isOpen } from '../publications/visibility.ts';
import { findLineProducts } from './line-products.ts';

/** So many are shown; more words find fewer. */
const MOST = 24;

const wordsOf = (typed: string) => typed.toLowerCase().split(/\s+/).slice(0, 6);

const inName = (word: string) =>
  sql`select named.product_id from product_texts named where ${isInName(word)}`;
const inColour = (word: string) => sql`select colour_id from colours
  where exists (select from jsonb_each_text(labels) label where lower(label.value) like ${
    word.length > 2 ? containing(word) : beginningWith(word)
  })`;
const namedByWord = (index: number) => sql.identifier(`named_${index}`);
const colouredBy = (index: number) => sql.identifier(`coloured_${index}`);
/** Names and colours are read once for each word, and not again for each size. */
const readWord = (word: string, index: number) => sql`
  ${namedByWord(index)} as materialized (${inName(word)}),
  ${colouredBy(index)} as materialized (${inColour(word)})`;
const inSku = (word: string) => sql`s.sku like ${beginningWith(word.toUpperCase())}`;

/** Each word in the names and colours of an item in any language, its size or the beginning of its sku. */
const namedBy = (words: readonly string[]): SQL =>
  sql.join(
    words.map(
      (word, index) => sql`(${inSku(word)} or lower(s.size) = ${word}
        or o.colour_id in (select colour_id from ${colouredBy(index)})
        or o.product_id in (select product_id from ${namedByWord(index)}))`,
    ),
    sql` and `,
  );

/** Products that a word is about, found by indexes. A size alone is about none: nearly all have it. */
const meantBy = (
  word: string,
  index: number,
): SQL => sql`select product_id from ${namedByWord(index)}
  union select o.product_id from product_options o
    where o.colour_id in (select colour_id from ${colouredBy(index)})
  union select o.product_id from skus s join product_options o on o.option_id = s.option_id
    where ${inSku(word)}`;

/**
 * What a shop sells of what was typed: a barcode, the beginning of a sku, or words. Products are looked
 * at in their order until enough is found: a short word is in the names of thousands.
 */
export async function findSellable(
  db: Queryable,
  domain: OnlineLocale,
  typed: string,
  now: Date,
): Promise<SellableItem[]> {
  const words = wordsOf(typed);
  const isCode = sql`(s.gtin = ${typed} or s.sku like ${beginningWith(typed.toUpperCase())})`;
  const inOrder = sql`product_id, option_id, position, sku limit ${MOST}`;
  const { rows } = await db.execute<{ sku: string }>(sql`
    with ${sql.join(words.map(readWord), sql`, `)},
    coded as (
      select p.product_id, o.option_id, s.position, s.sku from skus s
      join product_options o on o.option_id = s.option_id
      join products p on p.product_id = o.product_id
      where ${isCode} and ${isOpen(domain, now)}
      order by ${inOrder}),
    named as (
      select p.product_id, sizes.* from products p
      cross join lateral (
        select o.option_id, s.position, s.sku from product_options o
        join skus s on s.option_id = o.option_id
        where o.product_id = p.product_id and ${isCode} is not true and ${namedBy(words)}
        order by option_id, position, sku limit ${MOST}) sizes
      where p.product_id = any (array(${sql.join(words.map(meantBy), sql` union `)}))
        and ${isOpen(domain, now)}
      order by ${inOrder})
    select sku from (
      select 1 as rank, * from coded union all select 2, * from named) found
    order by rank, ${inOrder}`);
  const skus = rows.map(({ sku }) => sku);
  const { lang } = getDomain(domain);
  const found = await findLineProducts(db, skus, { domain, lang }, now);
  return skus.flatMap((sku) => {
    const facts = found.get(sku);
    if (facts?.isSold !== true) return [];
    return [{ sku, product: facts.product, availableQuantity: facts.availableQuantity }];
  });
}
