import type { Transaction } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import { settleRefund } from '../../payments/face.ts';
import { REFUND_RETURN } from './refund-return.job.ts';

/**
 * Notes that staff paid back what a provider could not, and goes on with the return that it was for.
 * False when that was noted before, or nothing had failed.
 */
export async function settleFailed(tx: Transaction, refundId: string, now: Date): Promise<boolean> {
  if (!(await settleRefund(tx, refundId, now))) return false;
  await enqueue(tx, REFUND_RETURN, refundId);
  return true;
}
