import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { type MoveReason, WAREHOUSE } from '#src/domain/stock/stock.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { insertRows } from '../kernel/database/insert-rows.ts';
import { type Moved, noteLowStock } from './low-stock.ts';
import { stockMovements, stocks } from './tables.ts';

/** Set with each change of a stock: lists learn by it which sizes are left. */
const MOVED = { changedAt: sql`clock_timestamp()` };

/** Items of a sku that an order takes. */
export type StockMove = { sku: string; quantity: number };

/** Which order moves stock. */
type Cause = { orderNumber: string };

/** In the order of code units, as `lockStocks` locks: so that two that lock several never wait for each other. */
const bySku = (one: { sku: string }, other: { sku: string }) => (one.sku < other.sku ? -1 : 1);

/** One move per sku, in sku order: two orders that share skus lock them in the same order. */
function inLockOrder(lines: readonly StockMove[]): StockMove[] {
  const counted = new Map<string, number>();
  for (const { sku, quantity } of lines) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  return [...counted].map(([sku, quantity]) => ({ sku, quantity })).sort(bySku);
}

async function noteMoves(
  tx: Transaction,
  moved: readonly Moved[],
  cause: { reason: MoveReason; orderNumber: string | null },
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    stockMovements,
    moved.map(({ sku, before, after }) => ({
      ...{ at: now, sku, place: WAREHOUSE, difference: after - before, after, ...cause },
    })),
  );
  await noteLowStock(tx, moved, now);
}

/**
 * Takes the items of an order from stock, each sku by a conditional update.
 * Returns the skus that lacked stock; when there are any the caller rolls back.
 */
export async function takeStock(
  tx: Transaction,
  lines: readonly StockMove[],
  { orderNumber }: Cause,
  now: Date,
): Promise<string[]> {
  const lacking: string[] = [];
  const moved: Moved[] = [];
  for (const { sku, quantity } of inLockOrder(lines)) {
    const [taken] = await tx
      .update(stocks)
      .set({ quantity: sql`${stocks.quantity} - ${quantity}`, ...MOVED })
      .where(and(eq(stocks.sku, sku), gte(stocks.quantity, quantity)))
      .returning({ after: stocks.quantity });
    if (taken === undefined) lacking.push(sku);
    else moved.push({ sku, before: taken.after + quantity, after: taken.after });
  }
  if (lacking.length === 0) await noteMoves(tx, moved, { reason: 'sale', orderNumber }, now);
  return lacking;
}

/** Puts items that an order does not need any more back into stock. */
export async function giveBackStock(
  tx: Transaction,
  lines: readonly StockMove[],
  { orderNumber }: Cause,
  now: Date,
): Promise<void> {
  const moved: Moved[] = [];
  for (const { sku, quantity } of inLockOrder(lines)) {
    const [given] = await tx
      .update(stocks)
      .set({ quantity: sql`${stocks.quantity} + ${quantity}`, ...MOVED })
      .where(eq(stocks.sku, sku))
      .returning({ after: stocks.quantity });
    if (given !== undefined)
      moved.push({ sku, before: given.after - quantity, after: given.after });
  }
  await noteMoves(tx, moved, { reason: 'return', orderNumber }, now);
}

/** What the warehouse has of skus, locked in the order in which orders take; those that it knows. */
export async function lockStocks(
  tx: Transaction,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await tx
    .select({ sku: stocks.sku, quantity: stocks.quantity })
    .from(stocks)
    .where(inArray(stocks.sku, [...skus]))
    .orderBy(asc(sql`${stocks.sku} collate "C"`))
    .for('update');
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]));
}

/** Writes what the warehouse has of skus that are locked, or new. */
export async function writeStocks(tx: Transaction, counted: readonly StockMove[]): Promise<void> {
  const rows = counted.toSorted(bySku).map(({ sku, quantity }) => ({ sku, quantity }));
  const set = { quantity: sql`excluded.quantity`, ...MOVED };
  for (let first = 0; first < rows.length; first += 1_000) {
    await tx
      .insert(stocks)
      .values(rows.slice(first, first + 1_000))
      .onConflictDoUpdate({ target: stocks.sku, set });
  }
}

/** Sets what there is of skus, as an import tells; answers of how many that is another number. */
export async function setStock(
  tx: Transaction,
  counted: readonly StockMove[],
  now: Date,
): Promise<number> {
  const wanted = inLockOrder(counted);
  const known = await lockStocks(
    tx,
    wanted.map(({ sku }) => sku),
  );
  const changed = wanted.filter(({ sku, quantity }) => known.get(sku) !== quantity);
  await writeStocks(tx, changed);
  const moved = changed.map(({ sku, quantity }) => ({
    ...{ sku, before: known.get(sku) ?? 0, after: quantity },
  }));
  await noteMoves(tx, moved, { reason: 'import', orderNumber: null }, now);
  return changed.length;
}

/** Takes from the warehouse what a file of all of it does not name. */
export async function clearStock(
  tx: Transaction,
  named: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const held = await tx.select({ sku: stocks.sku }).from(stocks).where(gt(stocks.quantity, 0));
  const gone = held.filter(({ sku }) => !named.has(sku));
  await setStock(
    tx,
    gone.map(({ sku }) => ({ sku, quantity: 0 })),
    now,
  );
}
