import { and, eq, isNotNull, not } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/database.ts';
import {
  findPaymentOfOrder,
  isRefundAsked,
  readBooksOf,
  sumFailedRefunds,
} from '../../payments/face.ts';
import { orderRefunds, orderReturns } from '../tables.ts';

/**
 * Cents of an order's bank payment that may still be paid back: what was captured, less what was
 * paid back, is disputed, or is decided and not yet asked for.
 */
export async function findRefundable(db: Queryable, orderNumber: string): Promise<number> {
  const payment = await findPaymentOfOrder(db, orderNumber);
  if (payment === null) return 0;
  const { reference } = payment;
  const { captured, refunded, disputed } = await readBooksOf(db, reference);
  const decided = await db
    .select({ refund: orderReturns.refund })
    .from(orderReturns)
    .where(
      and(
        eq(orderReturns.orderNumber, orderNumber),
        isNotNull(orderReturns.refund),
        not(isRefundAsked(orderReturns.returnId)),
      ),
    );
  const byHand = await db
    .select({ centAmount: orderRefunds.centAmount })
    .from(orderRefunds)
    .where(
      and(eq(orderRefunds.orderNumber, orderNumber), not(isRefundAsked(orderRefunds.refundId))),
    );
  // One that failed is still owed: it is settled by hand, not paid a second time.
  const failedCents = await sumFailedRefunds(db, reference);
  const open = [
    ...decided.map(({ refund }) => (refund?.bankCents ?? 0) - (refund?.heldCents ?? 0)),
    ...byHand.map(({ centAmount }) => centAmount),
    failedCents,
  ];
  return Math.max(
    0,
    open.reduce((left, cents) => left - cents, captured - refunded - disputed),
  );
}
