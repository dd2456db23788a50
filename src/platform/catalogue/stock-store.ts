import { and, eq, gte, sql } from 'drizzle-orm';
import type { Stock } from '#src/domain/catalogue/catalogue.schema.ts';
import { availabilityOf } from '#src/domain/catalogue/catalogue.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { stocks } from './tables.ts';
import { isOpen } from './visibility.ts';

const MOVED = { changedAt: sql`clock_timestamp()` };

/** Items of a sku that an order takes. */
export type StockMove = { sku: string; quantity: number };

/**
 * The stock of the given skus, in their order; one that does not exist, or whose product shoppers
 * do not see, is left out.
 */
export async function findStocks(db: Queryable, skus: readonly string[]): Promise<Stock[]> {
  if (skus.length === 0) return [];
  const { rows } = await db.execute<StockMove>(sql`
    select stocks.sku, stocks.quantity from stocks
    join skus s on s.sku = stocks.sku
    join product_options o on o.option_id = s.option_id
    join products p on p.product_id = o.product_id and ${isOpen}
    where stocks.sku in ${[...skus]}`);
  const quantities = new Map(rows.map((row) => [row.sku, row.quantity]));
  return [...new Set(skus)].flatMap((sku) => {
    const quantity = quantities.get(sku);
    if (quantity === undefined) return [];
    return [{ sku, availableQuantity: quantity, availability: availabilityOf(quantity) }];
  });
}

/** One move per sku, in sku order: two orders that share skus lock them in the same order. */
function inLockOrder(lines: readonly StockMove[]): StockMove[] {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of lines) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  return [...bySku]
    .map(([sku, quantity]) => ({ sku, quantity }))
    .sort((one, other) => (one.sku < other.sku ? -1 : 1));
}

/**
 * Takes the items of an order from stock, each sku by a conditional update.
 * Returns the skus that lacked stock; when there are any the caller rolls back.
 */
export async function takeStock(tx: Transaction, lines: readonly StockMove[]): Promise<string[]> {
  const lacking: string[] = [];
  for (const { sku, quantity } of inLockOrder(lines)) {
    const taken = await tx
      .update(stocks)
      .set({ quantity: sql`${stocks.quantity} - ${quantity}`, ...MOVED })
      .where(and(eq(stocks.sku, sku), gte(stocks.quantity, quantity)))
      .returning({ sku: stocks.sku });
    if (taken.length === 0) lacking.push(sku);
  }
  return lacking;
}

/** Puts the items of an order that is not paid back into stock. */
export async function giveBackStock(tx: Transaction, lines: readonly StockMove[]): Promise<void> {
  for (const { sku, quantity } of inLockOrder(lines)) {
    await tx
      .update(stocks)
      .set({ quantity: sql`${stocks.quantity} + ${quantity}`, ...MOVED })
      .where(eq(stocks.sku, sku));
  }
}

/** Sets what there is of skus, as a count or an import tells; in the same order as orders take. */
export async function setStock(tx: Transaction, counted: readonly StockMove[]): Promise<void> {
  for (const { sku, quantity } of inLockOrder(counted)) {
    await tx
      .insert(stocks)
      .values({ sku, quantity })
      .onConflictDoUpdate({ target: stocks.sku, set: { quantity, ...MOVED } });
  }
}
