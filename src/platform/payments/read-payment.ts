import { asc, eq } from 'drizzle-orm';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { readBooksOf } from './payment-books.ts';
import { findPaymentOfOrder } from './payment-store.ts';
import { paymentCaptures, paymentDisputes, paymentEvents, paymentRefunds } from './tables.ts';

const iso = (instant: Date) => instant.toISOString();
const isoOrNull = (instant: Date | null) => instant?.toISOString() ?? null;

const toTransfer = (
  row: typeof paymentCaptures.$inferSelect | typeof paymentRefunds.$inferSelect,
) => ({
  ...{ centAmount: row.centAmount, state: row.state, reason: row.reason },
  requestedAt: iso(row.requestedAt),
  changedAt: iso(row.changedAt),
});

/** The bank payment of an order with what came of it; null where none was made. */
export async function readPayment(
  db: Queryable,
  orderNumber: string,
): Promise<StaffOrder['payment']> {
  const row = await findPaymentOfOrder(db, orderNumber);
  if (row === null) return null;
  const { reference, service, product, centAmount, currency, status, capture } = row;
  const captures = await db
    .select()
    .from(paymentCaptures)
    .where(eq(paymentCaptures.reference, reference))
    .orderBy(asc(paymentCaptures.requestedAt));
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.reference, reference))
    .orderBy(asc(paymentRefunds.requestedAt));
  const disputes = await db
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.reference, reference));
  const events = await db
    .select({ status: paymentEvents.status, receivedAt: paymentEvents.receivedAt })
    .from(paymentEvents)
    .where(eq(paymentEvents.reference, reference))
    .orderBy(asc(paymentEvents.receivedAt));
  return {
    ...{ reference, service, product, centAmount, currency, status, capture },
    captureBefore: isoOrNull(row.captureBefore),
    releasedAt: isoOrNull(row.releasedAt),
    ...(await readBooksOf(db, reference)),
    captures: captures.map((one) => ({ id: one.captureId, ...toTransfer(one) })),
    refunds: refunds.map((one) => ({
      ...{ id: one.refundId, ...toTransfer(one), isHeld: one.isHeld },
      settledAt: isoOrNull(one.settledAt),
    })),
    disputes: disputes.map(({ disputeId, centAmount: cents, reason, openedAt, reversedAt }) => ({
      ...{ disputeId, centAmount: cents, reason, openedAt: iso(openedAt) },
      reversedAt: isoOrNull(reversedAt),
    })),
    events: events.map(({ receivedAt, ...event }) => ({ ...event, receivedAt: iso(receivedAt) })),
  };
}
