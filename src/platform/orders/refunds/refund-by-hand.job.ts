import { eq } from 'drizzle-orm';
import { inTransaction } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import type { CardGateway } from '../../payments/face.ts';
import { refundPayment } from '../../payments/face.ts';
import { orderRefunds } from '../tables.ts';
import { WRITE_REFUND_MAIL } from './refund-mail.job.ts';

/** Its key is the id of a refund by hand. */
export const REFUND_BY_HAND = 'refund-by-hand';

type Needs = Pick<PlatformDeps, 'database' | 'now'> & { gateway: Pick<CardGateway, 'refund'> };

/** Pays back what staff decided, once however often it runs, and writes to the customer. */
export function refundByHand({ database, now, gateway }: Needs): Job {
  return {
    name: REFUND_BY_HAND,
    run: async (refundId) => {
      const [decided] = await database
        .select()
        .from(orderRefunds)
        .where(eq(orderRefunds.refundId, refundId));
      if (decided === undefined) return;
      const { reference, centAmount } = decided;
      // One that failed is shown to staff, who settle it.
      const asked = { refundId, reference, centAmount };
      if (!(await refundPayment({ database, now }, gateway, asked))) return;
      await inTransaction(database, (tx) => enqueue(tx, WRITE_REFUND_MAIL, refundId));
    },
  };
}
