import { eq } from 'drizzle-orm';
import { asNew, paidBackLines } from '#src/domain/order/inspection.ts';
import type { InspectedLine } from '#src/domain/order/order.schema.ts';
import { refundOf, spreadRefund, unitsWorth } from '#src/domain/order/refund.ts';
import { takenFee } from '#src/domain/order/return-way.ts';
import { findSpent } from '../../gift-cards/face.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import {
  findOpenCents,
  findPaymentOfOrder,
  holdBack,
  lockPayment,
  type Payment,
} from '../../payments/face.ts';
import { enqueueCreditNote } from '../documents/issue-document.job.ts';
import { noteOrderEvent } from '../order-event.ts';
import { refundTotal } from '../order-journey.ts';
import { toOrder } from '../order-store.ts';
import { REFUND_RETURN } from '../refunds/refund-return.job.ts';
import { orderRefunds, orderReturns, orders, type PlannedRefund } from '../tables.ts';
import { declaredBefore } from './declared-before.ts';

type ReturnRow = typeof orderReturns.$inferSelect;

/** What of an order comes back, whether it was written down or not. */
type Returned = Pick<ReturnRow, 'lines' | 'unsent' | 'inspected'> &
  Partial<Pick<ReturnRow, 'returnId' | 'declaredAt' | 'feeCents'>>;

/**
 * What a return pays back, of what is still to be had of the order's means of payment: without what
 * other refunds are to take.
 */
export async function planRefund(
  db: Queryable,
  order: typeof orders.$inferSelect,
  returned: Returned,
  payment: Payment | null,
): Promise<PlannedRefund> {
  const { orderNumber } = order;
  const { returnId, declaredAt } = returned;
  const declared = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderNumber, orderNumber));
  const others = declared.filter(({ receivedAt }) => receivedAt !== null);
  const byHand = await db
    .select({ centAmount: orderRefunds.centAmount })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderNumber, orderNumber));
  const taken =
    others.reduce((cents, { refund }) => cents + (refund?.bankCents ?? 0), 0) +
    byHand.reduce((cents, { centAmount }) => cents + centAmount, 0);
  const waiting = others.filter(({ refundedAt }) => refundedAt === null);
  const spent = (await findSpent(db, orderNumber)).map(({ cardId, centAmount }) => {
    const shares = waiting.flatMap(({ refund }) => refund?.giftCards ?? []);
    const planned = shares.filter((share) => share.cardId === cardId);
    return { cardId, centAmount: planned.reduce((left, one) => left - one.centAmount, centAmount) };
  });
  const bought = toOrder(order);
  const earlier = others.flatMap(paidBackLines);
  const isKnown = returnId !== undefined && declaredAt !== undefined;
  const place = {
    before: declaredBefore(isKnown ? { returnId, declaredAt, receivedAt: null } : null, declared),
    backCents: others.reduce(
      (cents, one) => cents + unitsWorth(bought, declaredBefore(one, declared), paidBackLines(one)),
      0,
    ),
  };
  const { cents: worth, points } = refundOf(bought, earlier, paidBackLines(returned), place);
  const unsent = refundOf(bought, earlier, returned.unsent, place).cents;
  const feeCents = takenFee(returned.feeCents ?? 0, worth - unsent);
  const cents = worth - feeCents;
  const bankCents = Math.max(0, (payment?.centAmount ?? 0) - taken);
  const { giftCards, ...bank } = spreadRefund(cents, { bankCents, giftCards: spent });
  const heldCents =
    payment?.capture === 'dispatch'
      ? Math.min(unsent, bank.bankCents, await findOpenCents(db, payment))
      : 0;
  const reference = payment?.reference ?? null;
  const fee = feeCents > 0 && { feeCents };
  return { reference, ...bank, heldCents, giftCards: [...giftCards], ...fee, points };
}

/**
 * Notes what was found of a return, fixes what is paid back for it, lets go of what was not taken of
 * its payment, and enqueues the refund. The order is locked, so that two returns of one order never
 * get the same cent. False when the return had been received before.
 */
export async function inspectReturn(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  returned: ReturnRow,
  inspected: InspectedLine[],
  now: Date,
): Promise<boolean> {
  if (returned.receivedAt !== null) return false;
  const { returnId } = returned;
  const found = await findPaymentOfOrder(tx, order.orderNumber);
  const payment = found && (await lockPayment(tx, found));
  const refund = await planRefund(tx, order, { ...returned, inspected }, payment);
  await tx
    .update(orderReturns)
    .set({ receivedAt: now, inspected, refund })
    .where(eq(orderReturns.returnId, returnId));
  const { reference, heldCents = 0 } = refund;
  if (reference !== null && heldCents > 0) {
    await holdBack(tx, { refundId: `${returnId}-held`, reference, centAmount: heldCents }, now);
  }
  await enqueue(tx, REFUND_RETURN, returnId);
  const { orderNumber } = order;
  if (refundTotal(refund) > 0) await enqueueCreditNote(tx, { orderNumber, refundId: returnId });
  const { lines } = returned;
  await noteOrderEvent(tx, 'return.received', order.orderNumber, now, {
    returnId,
    received: lines,
    inspected,
  });
  return true;
}

/**
 * The same for a return that nobody looked into: all of it is as new. False when it had arrived
 * before, or nobody declared it.
 */
export async function receiveReturn(
  database: Database,
  { received }: { received: string },
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const isIt = eq(orderReturns.returnId, received);
    const [found] = await tx
      .select({ order: orders })
      .from(orders)
      .innerJoin(orderReturns, eq(orderReturns.orderNumber, orders.orderNumber))
      .where(isIt)
      .for('update', { of: orders });
    const [returned] = await tx.select().from(orderReturns).where(isIt);
    if (found === undefined || returned === undefined) return false;
    return inspectReturn(tx, found.order, returned, asNew(returned), now);
  });
}
