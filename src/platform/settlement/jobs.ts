import { enqueue } from '../kernel/jobs/job-queue.ts';
import { EVERY_MINUTE, type Job, recurring } from '../kernel/jobs/job-types.ts';
import {
  applyEvent,
  captureJobs,
  findPayment,
  findUnsentVoids,
  findUnsettled,
  GIVE_BACK_PAYMENT,
  lookAfterTransfers,
  noteRefund,
  noteVoidSent,
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
      await noteVoidSent(database, reference, now());
    },
  };
}

/**
 * Enqueues what the tables say is to be settled and no job knows of: the tables are the truth, the
 * jobs of a payment only follow it sooner. The oldest first.
 */
function findUnsettledPayments({ database, now }: Pick<SettlementDeps, 'database' | 'now'>): Job {
  return recurring('find-unsettled-payments', EVERY_MINUTE, async () => {
    const due = new Date(now().getTime() - SETTLE_AFTER_MS);
    const unsettled = await findUnsettled(database, due);
    const unsent = await findUnsentVoids(database);
    for (const reference of unsettled) await enqueue(database, SETTLE_PAYMENT, reference);
    for (const reference of unsent) await enqueue(database, GIVE_BACK_PAYMENT, reference);
  });
}

/** Every kind of job that payments need to be settled. */
export const settlementJobs = (deps: SettlementDeps): Job[] => [
  findUnsettledPayments(deps),
  settlePayment(deps),
  settleAwaited(deps),
  giveBackPayment(deps),
  applyEvent(deps),
  lookAfterTransfers(deps),
  ...captureJobs(deps),
];
