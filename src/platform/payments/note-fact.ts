import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { noteEvent } from '../events/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import type { PaymentFact, Transfer, TransferState } from './payment-facts.ts';
import type { Payment } from './payment-store.ts';
import { paymentCaptures, paymentDisputes, paymentRefunds, payments } from './tables.ts';

type OtherFact = Exclude<PaymentFact, { kind: 'status' }>;

/**
 * States that a transfer may leave for another. `done` is not the end of a refund: a bank may send
 * the money back.
 */
const BEFORE: Record<TransferState, ('requested' | TransferState)[]> = {
  accepted: ['requested'],
  done: ['requested', 'accepted'],
  failed: ['requested', 'accepted', 'done'],
};

/** What a later message changes of a transfer. */
const toldOf = ({ state, reason, providerId }: Transfer, changedAt: Date) => ({
  ...{ state, reason, providerId, changedAt },
});

/** Tells other systems that money is on its way back, or is not. */
async function noteRefundEvent(
  tx: Transaction,
  { storeId, orderNumber, currency }: Payment,
  { refundId, state, centAmount, reason }: typeof paymentRefunds.$inferSelect,
  now: Date,
): Promise<void> {
  if (state !== 'done' && state !== 'failed') return;
  await noteEvent(
    tx,
    {
      type: state === 'done' ? 'refund.paid' : 'refund.failed',
      storeId,
      subject: { kind: 'refund', id: refundId },
      data: { refundId, orderNumber, centAmount, currency, reason },
    },
    now,
  );
}

/**
 * Notes what a provider says besides the status, once for each capture, refund and dispute. The
 * payment is locked. What was done without us, in the provider's own pages, is noted, too.
 */
export async function noteFact(
  tx: Transaction,
  payment: Payment,
  fact: OtherFact,
  now: Date,
): Promise<void> {
  const { reference } = payment;
  switch (fact.kind) {
    case 'capture-before': {
      const captureBefore = new Date(fact.instant);
      await tx.update(payments).set({ captureBefore }).where(eq(payments.reference, reference));
      return;
    }
    case 'paid-as': {
      const { paidId } = fact;
      await tx.update(payments).set({ paidId }).where(eq(payments.reference, reference));
      return;
    }
    case 'capture': {
      const { kind: _, captureId, ...told } = fact;
      const row = { ...told, reference, requestedAt: now, changedAt: now, isLast: false };
      await tx
        .insert(paymentCaptures)
        .values({ captureId, ...row })
        .onConflictDoUpdate({
          target: paymentCaptures.captureId,
          set: toldOf(told, now),
          setWhere: inArray(paymentCaptures.state, BEFORE[told.state]),
        });
      return;
    }
    case 'refund': {
      const { kind: _, refundId, ...told } = fact;
      const noted = await tx
        .insert(paymentRefunds)
        .values({ refundId, ...told, reference, requestedAt: now, changedAt: now })
        .onConflictDoUpdate({
          target: paymentRefunds.refundId,
          set: toldOf(told, now),
          setWhere: and(
            inArray(paymentRefunds.state, BEFORE[told.state]),
            eq(paymentRefunds.isHeld, false),
          ),
        })
        .returning();
      for (const refund of noted) await noteRefundEvent(tx, payment, refund, now);
      return;
    }
    case 'dispute': {
      const { disputeId, centAmount, reason, isReversed } = fact;
      const reversedAt = isReversed ? now : null;
      await tx
        .insert(paymentDisputes)
        .values({ disputeId, reference, centAmount, reason, openedAt: now, reversedAt })
        .onConflictDoUpdate({
          target: paymentDisputes.disputeId,
          set: { reversedAt: now },
          setWhere: and(isNull(paymentDisputes.reversedAt), sql`${isReversed}`),
        });
      return;
    }
  }
}
