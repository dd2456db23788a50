import { becomesLow, WAREHOUSE } from '#src/domain/stock/stock.ts';
import { noteEvent } from '../events/face.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { stockSettings } from './tables.ts';

const SHIPPED = { low: 5 };

export async function findStockSettings(db: Queryable): Promise<{ low: number }> {
  const [row] = await db.select({ low: stockSettings.low }).from(stockSettings);
  return row ?? SHIPPED;
}

export async function saveStockSettings(tx: Transaction, { low }: { low: number }): Promise<void> {
  await tx
    .insert(stockSettings)
    .values({ only: true, low })
    .onConflictDoUpdate({ target: stockSettings.only, set: { low } });
}

/** What the warehouse had of a sku, and has. */
export type Moved = { sku: string; before: number; after: number };

/** Tells other systems of what has just become low in the warehouse; its rows are locked. */
export async function noteLowStock(
  tx: Transaction,
  moved: readonly Moved[],
  now: Date,
): Promise<void> {
  const fallen = moved.filter(({ before, after }) => after < before);
  if (fallen.length === 0) return;
  const { low } = await findStockSettings(tx);
  for (const { sku, before, after } of fallen) {
    if (!becomesLow(before, after, low)) continue;
    const data = { sku, place: WAREHOUSE, quantity: after, low };
    const subject = { kind: 'sku', id: sku };
    await noteEvent(tx, { type: 'stock.low', storeId: null, subject, data }, now);
  }
}
