import { z } from 'zod';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { settleRefund } from '../payments/refund-payment.ts';
import { REFUND_RETURN } from './refund-return.job.ts';

/** What the form of the operator's page sends once a failed refund has been paid another way. */
export const settledSchema = z.object({ settled: z.string().max(60) });

/**
 * Notes that staff paid back what a provider could not, and goes on with the return that it was for.
 * False when that was noted before, or nothing had failed.
 */
export async function settleByHand(
  database: Database,
  { settled }: z.output<typeof settledSchema>,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, (tx) => settleFailed(tx, settled, now));
}

/** The same in a transaction of the caller. */
export async function settleFailed(tx: Transaction, refundId: string, now: Date): Promise<boolean> {
  if (!(await settleRefund(tx, refundId, now))) return false;
  await enqueue(tx, REFUND_RETURN, refundId);
  return true;
}
