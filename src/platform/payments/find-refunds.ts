import { and, type Column, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import type { Payment } from './payment-store.ts';
import { paymentRefunds, payments } from './tables.ts';

/** The condition that a refund has been asked for. */
export const isRefundAsked = (refundId: Column): SQL =>
  sql`exists (select from payment_refunds r where r.refund_id = ${refundId})`;

/** Cents that a payment still owes: of refunds that failed, settled by hand or not. */
export async function sumFailedRefunds(db: Queryable, reference: string): Promise<number> {
  const [failed] = await db
    .select({ cents: sum(paymentRefunds.centAmount).mapWith(Number) })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.reference, reference), eq(paymentRefunds.state, 'failed')));
  return failed?.cents ?? 0;
}

/** The payment that a refund is of; null for an unknown refund. */
export async function findPaymentOfRefund(
  db: Queryable,
  refundId: string,
): Promise<Pick<Payment, 'reference' | 'orderNumber' | 'storeId'> | null> {
  const { reference, orderNumber, storeId } = payments;
  const [found] = await db
    .select({ reference, orderNumber, storeId })
    .from(paymentRefunds)
    .innerJoin(payments, eq(reference, paymentRefunds.reference))
    .where(eq(paymentRefunds.refundId, refundId));
  return found ?? null;
}
