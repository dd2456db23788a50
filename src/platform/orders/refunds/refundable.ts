import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/database.ts';
import { paymentRefunds, payments, readBooksOf } from '../../payments/face.ts';
import { orderRefunds, orderReturns } from '../tables.ts';

/**
 * Cents of an order's bank payment that may still be paid back: what was captured, less what was
 * paid back, is disputed, or is decided and not yet asked for.
 */
export async function findRefundable(db: Queryable, orderNumber: string): Promise<number> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderNumber, orderNumber));
  if (payment === undefined) return 0;
  const { reference } = payment;
  const { captured, refunded, disputed } = await readBooksOf(db, reference);
  const decided = await db
    .select({ refund: orderReturns.refund })
    .from(orderReturns)
    .leftJoin(paymentRefunds, eq(paymentRefunds.refundId, orderReturns.returnId))
    .where(
      and(
        eq(orderReturns.orderNumber, orderNumber),
        isNotNull(orderReturns.refund),
        isNull(paymentRefunds.refundId),
      ),
    );
  const byHand = await db
    .select({ centAmount: orderRefunds.centAmount })
    .from(orderRefunds)
    .leftJoin(paymentRefunds, eq(paymentRefunds.refundId, orderRefunds.refundId))
    .where(and(eq(orderRefunds.orderNumber, orderNumber), isNull(paymentRefunds.refundId)));
  // One that failed is still owed: it is settled by hand, not paid a second time.
  const failed = await db
    .select({ centAmount: paymentRefunds.centAmount })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.reference, reference), eq(paymentRefunds.state, 'failed')));
  const open = [
    ...decided.map(({ refund }) => (refund?.bankCents ?? 0) - (refund?.heldCents ?? 0)),
    ...[...byHand, ...failed].map(({ centAmount }) => centAmount),
  ];
  return Math.max(
    0,
    open.reduce((left, cents) => left - cents, captured - refunded - disputed),
  );
}
