import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { CardGateway, CardRefund } from './card-gateway.ts';
import { noteFact } from './note-fact.ts';
import { readBooksOf } from './payment-books.ts';
import type { Transfer } from './payment-facts.ts';
import { findPayment, lockPayment, type Payment } from './payment-store.ts';
import { paymentCaptures, paymentRefunds } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type RefundRow = typeof paymentRefunds.$inferSelect;

/** Why a refund is not sent: a bank has taken the money back, for its customer. */
export const CHARGED_BACK = 'charged back';

/**
 * Writes a refund down before anybody is asked for it. What was never taken is only held back, and
 * what a bank has taken back is not paid a second time: that is for staff to settle.
 */
async function requestRefund(
  tx: Transaction,
  payment: Payment,
  { refundId, centAmount }: CardRefund,
  now: Date,
): Promise<RefundRow> {
  const { reference, capture } = await lockPayment(tx, payment);
  const taken = await tx
    .select({ captureId: paymentCaptures.captureId })
    .from(paymentCaptures)
    .where(eq(paymentCaptures.reference, reference));
  const isHeld = capture === 'dispatch' && taken.length === 0;
  const { captured, refunded, disputed } = await readBooksOf(tx, reference);
  const isDisputed = disputed > 0 && captured - refunded - disputed < centAmount;
  const outcome = isHeld
    ? { state: 'done' as const }
    : isDisputed
      ? { state: 'failed' as const, reason: CHARGED_BACK }
      : { state: 'requested' as const };
  await tx
    .insert(paymentRefunds)
    .values({
      ...{ refundId, reference, centAmount, isHeld, requestedAt: now, changedAt: now },
      ...outcome,
    })
    .onConflictDoNothing();
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.refundId, refundId));
  if (row === undefined) throw new Error('the new refund was not stored');
  return row;
}

/** Notes how far the provider is with a refund that it was asked for. */
export async function noteRefund(
  { database, now }: Deps,
  payment: Payment,
  refund: CardRefund,
  transfer: Transfer,
): Promise<void> {
  await inTransaction(database, (tx) =>
    noteFact(tx, payment, { kind: 'refund', ...refund, ...transfer }, now()),
  );
}

/**
 * Pays a part of a payment back, once for each `refundId`, however often it is asked. False while it
 * has failed and nobody has settled it by hand.
 */
export async function refundPayment(
  deps: Deps,
  gateway: Pick<CardGateway, 'refund'>,
  { reference, ...refund }: CardRefund & { reference: string },
): Promise<boolean> {
  const payment = await findPayment(deps.database, reference);
  if (payment === null) throw new Error('there is no payment to pay back');
  const row = await inTransaction(deps.database, (tx) =>
    requestRefund(tx, payment, refund, deps.now()),
  );
  if (row.state !== 'requested') return row.state !== 'failed' || row.settledAt !== null;
  const transfer = await gateway.refund(payment, refund);
  await noteRefund(deps, payment, refund, transfer);
  return transfer.state !== 'failed';
}

/** What was never taken of a payment and will not be: less is captured. The payment is locked. */
export async function holdBack(
  tx: Transaction,
  refund: CardRefund & { reference: string },
  now: Date,
): Promise<void> {
  await tx
    .insert(paymentRefunds)
    .values({ ...refund, isHeld: true, state: 'done', requestedAt: now, changedAt: now })
    .onConflictDoNothing();
}

/** Staff have paid by hand what a provider could not pay back; false where that was done before. */
export async function settleRefund(tx: Transaction, refundId: string, now: Date): Promise<boolean> {
  const settled = await tx
    .update(paymentRefunds)
    .set({ settledAt: now })
    .where(
      and(
        eq(paymentRefunds.refundId, refundId),
        eq(paymentRefunds.state, 'failed'),
        isNull(paymentRefunds.settledAt),
      ),
    )
    .returning({ refundId: paymentRefunds.refundId });
  return settled.length > 0;
}
