import { type SQL, sql } from 'drizzle-orm';
import type { SellableItem } from '#src/domain/draft-order/draft-order.schema.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { beginningWith, containing } from '../staff/face.ts';
import { findLineProducts } from './line-products.ts';
import { isOpen } from './visibility.ts';

/** So many are shown; more words find fewer. */
const MOST = 24;

/**
 * Each word in the names and colours of an item in any language, its size or the beginning of its sku.
 * Names and colours are read once for each word, and not again for each size.
 */
function namedBy(typed: string): SQL {
  const words = typed.toLowerCase().split(/\s+/).slice(0, 6);
  return sql.join(
    words.map(
      (word) => sql`(s.sku like ${beginningWith(word.toUpperCase())} or lower(s.size) = ${word}
        or o.colour_id in (select colour_id from colours where lower(labels::text) like ${containing(word)})
        or o.product_id in (
          select t.product_id from product_texts t where lower(t.name) like ${containing(word)}))`,
    ),
    sql` and `,
  );
}

/** What a shop sells of what was typed: a barcode, the beginning of a sku, or words. */
export async function findSellable(
  db: Queryable,
  domain: OnlineLocale,
  typed: string,
  now: Date,
): Promise<SellableItem[]> {
  const isCode = sql`(s.gtin = ${typed} or s.sku like ${beginningWith(typed.toUpperCase())})`;
  const { rows } = await db.execute<{ sku: string }>(sql`
    select s.sku from skus s
    join product_options o on o.option_id = s.option_id
    join products p on p.product_id = o.product_id
    where ${isOpen(domain, now)} and (${isCode} or (${namedBy(typed)}))
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
