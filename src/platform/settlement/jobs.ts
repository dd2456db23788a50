import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import {
  applyEvent,
  captureJobs,
  findPayment,
  GIVE_BACK_PAYMENT,
  lookAfterTransfers,
  noteRefund,
  payments,
  SETTLE_AFTER_MS,
  SETTLE_PAYMENT,
} from '../payments/face.ts';
import { type SettlementDeps, settleAwaited, settlePayment } from './settle-payment.job.ts';

/** Tells the provider about a payment that was given back, until it knows (F15). */
function giveBackPayment({ database, now, gateway }: SettlementDeps): Job {
  return {
    name: GIVE_BACK_PAYMENT,
    run: async (reference) => {
      const payment = await findPayment(database, reference);
      if (payment === null || payment.voidedAt === null || payment.voidSentAt !== null) return;
      const refund = { refundId: `back-${reference}`, centAmount: payment.centAmount };
      const transfer = await gateway.giveBack(payment, refund.refundId);
      if (transfer !== null) await noteRefund({ database, now }, payment, refund, transfer);
      await database
        .update(payments)
        .set({ voidSentAt: now() })
        .where(eq(payments.reference, reference));
    },
  };
}

/**
 * Enqueues what the tables say is to be settled and no job knows of: the tables are the truth, the
 * jobs of a payment only follow it sooner. The oldest first.
 */
function findUnsettled({ database, now }: Pick<SettlementDeps, 'database' | 'now'>): Job {
  return recurring('find-unsettled-payments', EVERY_MINUTE, async () => {
    const due = lte(payments.changedAt, new Date(now().getTime() - SETTLE_AFTER_MS));
    const { reference } = payments;
    const unsettled = await database
      .select({ reference })
      .from(payments)
      .where(
        and(
          isNull(payments.orderNumber),
          isNull(payments.voidedAt),
          // In the very words of the index `payments_unsettled`: parameters would not match it.
          sql`${payments.status} not in ('Refused', 'Error', 'Cancelled')`,
          due,
        ),
      )
      .orderBy(asc(payments.changedAt), asc(reference));
    const untold = await database
      .select({ reference })
      .from(payments)
      .where(and(isNotNull(payments.voidedAt), isNull(payments.voidSentAt)))
      .orderBy(asc(payments.voidedAt), asc(reference));
    for (const found of unsettled) await enqueue(database, SETTLE_PAYMENT, found.reference);
    for (const found of untold) await enqueue(database, GIVE_BACK_PAYMENT, found.reference);
  });
}

/** Every kind of job that payments need to be settled. */
export const settlementJobs = (deps: SettlementDeps): Job[] => [
  findUnsettled(deps),
  settlePayment(deps),
  settleAwaited(deps),
  giveBackPayment(deps),
  applyEvent(deps),
  lookAfterTransfers(deps),
  ...captureJobs(deps),
];
