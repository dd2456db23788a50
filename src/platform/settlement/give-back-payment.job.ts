import { eq } from 'drizzle-orm';
import type { Job } from '../jobs/job-types.ts';
import { GIVE_BACK_PAYMENT } from '../payments/payment-jobs.ts';
import { findPayment } from '../payments/payment-store.ts';
import { payments } from '../payments/tables.ts';
import type { SettlementDeps } from './settle-payment.job.ts';

/** Tells the provider about a payment that was given back, until it knows (F15). */
export function giveBackPayment({ database, now, gateway }: SettlementDeps): Job {
  return {
    name: GIVE_BACK_PAYMENT,
    run: async (reference) => {
      const payment = await findPayment(database, reference);
      if (payment === null || payment.voidedAt === null || payment.voidSentAt !== null) return;
      await gateway.giveBack(reference);
      await database
        .update(payments)
        .set({ voidSentAt: now() })
        .where(eq(payments.reference, reference));
    },
  };
}
