import { and, eq } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { LineShare, OrderJourney } from '#src/domain/order/order.schema.ts';
import { isWithdrawable } from '#src/domain/order/withdrawal.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { findJourney } from './order-journey.ts';
import { orders, orderWithdrawals } from './tables.ts';
import { WRITE_WITHDRAWAL_MAIL } from './withdrawal-mail.job.ts';

type Declaration = {
  orderNumber: string;
  withdrawalId: string;
  lines: LineShare[];
  /** Null when a link of a mail speaks for the customer. */
  customerId: string | null;
};

/**
 * Takes lines of an order back, at the instant `now`, and enqueues the mail that acknowledges it. A
 * declaration that was made before is unchanged. The order's row is locked: two at once never
 * take an item back twice. Throws ORDER_NOT_FOUND, WITHDRAWAL_NOT_POSSIBLE.
 */
export async function withdraw(
  database: Database,
  { orderNumber, withdrawalId, lines, customerId }: Declaration,
  now: Date,
): Promise<OrderJourney> {
  return inTransaction(database, async (tx) => {
    const isOwn = customerId === null ? undefined : eq(orders.customerId, customerId);
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.orderNumber, orderNumber), isOwn))
      .for('update');
    if (order === undefined) throw new DomainError('ORDER_NOT_FOUND');
    const before = await findJourney(tx, order, now);
    if (before.withdrawals.some((one) => one.withdrawalId === withdrawalId)) return before;
    if (before.withdrawable === null || !isWithdrawable(lines, before.withdrawable)) {
      throw new DomainError('WITHDRAWAL_NOT_POSSIBLE');
    }
    const [declared] = await tx
      .insert(orderWithdrawals)
      .values({ withdrawalId, orderNumber, lines, declaredAt: now })
      .onConflictDoNothing()
      .returning();
    // An id that another order's declaration has.
    if (declared === undefined) throw new DomainError('WITHDRAWAL_NOT_POSSIBLE');
    await enqueue(tx, WRITE_WITHDRAWAL_MAIL, withdrawalId);
    return findJourney(tx, order, now);
  });
}
