import { and, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../kernel/database/database.ts';
import { giveToStores } from '../stock/face.ts';
import { reservations } from './tables.ts';

/** Hangs what was not collected in time back onto the stores' shelves (A-096: two days). */
export async function releaseDue(tx: Transaction, now: Date): Promise<void> {
  const { storeId, sku, releasedAt, pickUpBefore } = reservations;
  const due = await tx
    .update(reservations)
    .set({ releasedAt: now })
    .where(and(isNull(releasedAt), lte(pickUpBefore, now)))
    .returning({ storeId, sku });
  await giveToStores(
    tx,
    due.map((item) => ({ ...item, quantity: 1 })),
    { now },
  );
}
