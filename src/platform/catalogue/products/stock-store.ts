import { sql } from 'drizzle-orm';
import type { Stock } from '#src/domain/catalogue/catalogue.schema.ts';
import { availabilityOf } from '#src/domain/catalogue/catalogue.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { isOpen } from '../publications/visibility.ts';

/**
 * The stock of the given skus, in their order; one that does not exist, or whose product shoppers
 * of the shop do not see, is left out.
 */
export async function findStocks(
  db: Queryable,
  skus: readonly string[],
  domain: OnlineLocale,
  now: Date,
): Promise<Stock[]> {
  if (skus.length === 0) return [];
  const { rows } = await db.execute<{ sku: string; quantity: number }>(sql`
    select stocks.sku, stocks.quantity from stocks
    join skus s on s.sku = stocks.sku
    join product_options o on o.option_id = s.option_id
    join products p on p.product_id = o.product_id and ${isOpen(domain, now)}
    where stocks.sku in ${[...skus]}`);
  const quantities = new Map(rows.map((row) => [row.sku, row.quantity]));
  return [...new Set(skus)].flatMap((sku) => {
    const quantity = quantities.get(sku);
    if (quantity === undefined) return [];
    return [{ sku, availableQuantity: quantity, availability: availabilityOf(quantity) }];
  });
}
