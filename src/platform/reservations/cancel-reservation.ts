import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Database, inTransaction } from '../database/database.ts';
import type { Customer } from '../http/require-customer.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { giveToStore } from '../stores/store-stock.ts';
import { WRITE_CANCELLATION_MAIL } from './reservation-mails.job.ts';
import { reservations } from './tables.ts';

/**
 * Gives a piece that waits for a customer back to the store, in one transaction with the store's
 * stock and the mail. False for one that is over, cancelled or somebody else's.
 */
export function cancelReservation(
  database: Database,
  { customerId, domain }: Pick<Customer, 'customerId' | 'domain'>,
  reservationId: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const [given] = await tx
      .update(reservations)
      .set({ cancelledAt: now, releasedAt: now })
      .where(
        and(
          eq(reservations.reservationId, reservationId),
          eq(reservations.customerId, customerId),
          eq(reservations.domain, domain),
          isNull(reservations.releasedAt),
          gt(reservations.pickUpBefore, now),
        ),
      )
      .returning({ storeId: reservations.storeId, sku: reservations.sku });
    if (given === undefined) return false;
    await giveToStore(tx, given.storeId, given.sku);
    await enqueue(tx, WRITE_CANCELLATION_MAIL, reservationId);
    return true;
  });
}
