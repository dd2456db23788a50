import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { refundOf, spreadRefund } from '#src/domain/order/refund.ts';
import { isReturnNumber, readReturnNumber } from '#src/domain/order/return-number.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { findSpent } from '../gift-cards/gift-card-uses.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { payments } from '../payments/tables.ts';
import { noteOrderEvent } from './order-event.ts';
import { toOrder } from './order-store.ts';
import { REFUND_RETURN } from './refund-return.job.ts';
import { orderReturns, orders, type PlannedRefund } from './tables.ts';

/** What forms of the operator's page send once a parcel has come back: its id, or the number on it. */
export const receivedSchema = z.union([
  z.object({ received: z.uuid() }),
  z.object({ number: z.string().transform(readReturnNumber).refine(isReturnNumber) }),
]);

type ReturnRow = typeof orderReturns.$inferSelect;

/** What is still to be had of the order's means of payment, with what other refunds are to take. */
async function planRefund(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  returned: ReturnRow,
): Promise<PlannedRefund> {
  const { orderNumber } = order;
  const others = (
    await tx.select().from(orderReturns).where(eq(orderReturns.orderNumber, orderNumber))
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
  const { cents, points } = refundOf(toOrder(order), earlier, returned.lines);
  const bankCents = (payment?.centAmount ?? 0) - taken;
  const { giftCards, ...bank } = spreadRefund(cents, { bankCents, giftCards: spent });
  return { reference: payment?.reference ?? null, ...bank, giftCards: [...giftCards], points };
}

/**
 * Notes that the items of a return have arrived, fixes what is paid back for them, and enqueues the
 * refund. False when they had arrived before, or nobody declared it. The order's row is locked: two
 * returns of one order never get the same cent.
 */
export async function receiveReturn(
  database: Database,
  which: z.output<typeof receivedSchema>,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const isIt =
      'received' in which
        ? eq(orderReturns.returnId, which.received)
        : eq(orderReturns.returnNumber, which.number);
    const [found] = await tx
      .select({ order: orders })
      .from(orders)
      .innerJoin(orderReturns, eq(orderReturns.orderNumber, orders.orderNumber))
      .where(isIt)
      .for('update', { of: orders });
    const [returned] = await tx.select().from(orderReturns).where(isIt);
    if (found === undefined || returned === undefined) return false;
    const refund = await planRefund(tx, found.order, returned);
    const received = await tx
      .update(orderReturns)
      .set({ receivedAt: now, refund })
      .where(and(isIt, isNull(orderReturns.receivedAt)))
      .returning({ returnId: orderReturns.returnId });
    if (received.length === 0) return false;
    await enqueue(tx, REFUND_RETURN, returned.returnId);
    const { returnId, lines } = returned;
    await noteOrderEvent(tx, 'return.received', found.order, now, { returnId, received: lines });
    return true;
  });
}
