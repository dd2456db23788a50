import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { refundOf, spreadRefund } from '#src/domain/order/refund.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { findSpent } from '../gift-cards/gift-card-uses.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { payments } from '../payments/tables.ts';
import { toOrder } from './order-store.ts';
import { REFUND_WITHDRAWAL } from './refund-withdrawal.job.ts';
import { orders, orderWithdrawals, type PlannedRefund } from './tables.ts';

/** What a form of the operator's page sends once a parcel has come back. */
export const receivedSchema = z.object({ received: z.uuid() });

type Withdrawal = typeof orderWithdrawals.$inferSelect;

/** What is still to be had of the order's means of payment, with what other refunds are to take. */
async function planRefund(
  tx: Transaction,
  row: typeof orders.$inferSelect,
  withdrawal: Withdrawal,
): Promise<PlannedRefund> {
  const { orderNumber } = row;
  const others = (
    await tx.select().from(orderWithdrawals).where(eq(orderWithdrawals.orderNumber, orderNumber))
  ).filter(({ receivedAt }) => receivedAt !== null);
  const [payment] = await tx.select().from(payments).where(eq(payments.orderNumber, orderNumber));
  const taken = others.reduce((cents, { refund }) => cents + (refund?.bankCents ?? 0), 0);
  const waiting = others.filter(({ refundedAt }) => refundedAt === null);
  const spent = (await findSpent(tx, orderNumber)).map(({ cardId, centAmount }) => {
    const shares = waiting.flatMap(({ refund }) => refund?.giftCards ?? []);
    const planned = shares.filter((share) => share.cardId === cardId);
    return { cardId, centAmount: planned.reduce((left, one) => left - one.centAmount, centAmount) };
  });
  const earlier = others.flatMap(({ lines }) => lines);
  const { cents, points } = refundOf(toOrder(row), earlier, withdrawal.lines);
  const bankCents = (payment?.centAmount ?? 0) - taken;
  const { giftCards, ...bank } = spreadRefund(cents, { bankCents, giftCards: spent });
  return { reference: payment?.reference ?? null, ...bank, giftCards: [...giftCards], points };
}

/**
 * Notes that the items of a withdrawal have come, fixes what is paid back for them, and enqueues that
 * up. False when they had come before, or nobody declared it. The order's row is locked: two returns
 * of one order never get the same cent.
 */
export async function receiveWithdrawal(
  database: Database,
  withdrawalId: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const isIt = eq(orderWithdrawals.withdrawalId, withdrawalId);
    const [found] = await tx
      .select({ order: orders })
      .from(orders)
      .innerJoin(orderWithdrawals, eq(orderWithdrawals.orderNumber, orders.orderNumber))
      .where(isIt)
      .for('update', { of: orders });
    const [withdrawal] = await tx.select().from(orderWithdrawals).where(isIt);
    if (found === undefined || withdrawal === undefined) return false;
    const refund = await planRefund(tx, found.order, withdrawal);
    const received = await tx
      .update(orderWithdrawals)
      .set({ receivedAt: now, refund })
      .where(and(isIt, isNull(orderWithdrawals.receivedAt)))
      .returning({ withdrawalId: orderWithdrawals.withdrawalId });
    if (received.length === 0) return false;
    await enqueue(tx, REFUND_WITHDRAWAL, withdrawalId);
    return true;
  });
}
