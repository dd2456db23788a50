import { type SQL, sql } from 'drizzle-orm';
import type { SellableItem } from '#src/domain/draft-order/draft-order.schema.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { beginningWith, containing } from '../staff/face.ts';
import { findLineProducts } from './line-products.ts';
import { isInName } from './list-products.ts';
import { isOpen } from './visibility.ts';

/** So many are shown; more words find fewer. */
const MOST = 24;

const wordsOf = (typed: string) => typed.toLowerCase().split(/\s+/).slice(0, 6);

const inName = (word: string) =>
  sql`select named.product_id from product_texts named where ${isInName(word)}`;
const inColour = (word: string) => sql`select colour_id from colours
  where exists (select from jsonb_each_text(labels) label where lower(label.value) like ${
    word.length > 2 ? containing(word) : beginningWith(word)
  })`;
const inSku = (word: string) => sql`s.sku like ${beginningWith(word.toUpperCase())}`;

/**
 * Each word in the names and colours of an item in any language, its size or the beginning of its sku.
 * Names and colours are read once for each word, and not again for each size.
 */
const namedBy = (words: readonly string[]): SQL =>
  sql.join(
    words.map(
      (word) => sql`(${inSku(word)} or lower(s.size) = ${word}
        or o.colour_id in (${inColour(word)}) or o.product_id in (${inName(word)}))`,
    ),
    sql` and `,
  );

/** Products that a word is about, found by indexes. A size alone is about none: nearly all have it. */
const meantBy = (word: string): SQL => sql`${inName(word)}
  union select o.product_id from product_options o where o.colour_id in (${inColour(word)})
  union select o.product_id from skus s join product_options o on o.option_id = s.option_id
    where ${inSku(word)}`;

/** What a shop sells of what was typed: a barcode, the beginning of a sku, or words. */
export async function findSellable(
  db: Queryable,
  domain: OnlineLocale,
  typed: string,
  now: Date,
): Promise<SellableItem[]> {
  const isCode = sql`(s.gtin = ${typed} or s.sku like ${beginningWith(typed.toUpperCase())})`;
  const words = wordsOf(typed);
  const meant = sql.join(
    [
      ...words.map(meantBy),
      sql`select o.product_id from skus s join product_options o on o.option_id = s.option_id
        where s.gtin = ${typed}`,
    ],
    sql` union `,
  );
  const { rows } = await db.execute<{ sku: string }>(sql`
    select s.sku from skus s
    join product_options o on o.option_id = s.option_id
    join products p on p.product_id = o.product_id
    where p.product_id = any (array(${meant}))
      and ${isOpen(domain, now)} and (${isCode} or (${namedBy(words)}))
    order by ${isCode} desc, p.product_id, o.option_id, s.position, s.sku limit ${MOST}`);
  const skus = rows.map(({ sku }) => sku);
  const { lang } = getDomain(domain);
  const found = await findLineProducts(db, skus, { domain, lang }, now);
  return skus.flatMap((sku) => {
    const facts = found.get(sku);
    if (facts?.isSold !== true) return [];
    return [{ sku, product: facts.product, availableQuantity: facts.availableQuantity }];
  });
}
