import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import { paymentCaptures, paymentDisputes, paymentRefunds, payments } from './tables.ts';

/** Somebody has to see an authorisation before it ends. */
const ENDS_WITHIN_MS = 3 * 86_400_000;
const SHOWN = 100;

const ofOrder = {
  orderNumber: payments.orderNumber,
  reference: payments.reference,
  currency: payments.currency,
};

/** What staff of some stores have to look at: refunds and captures that failed, authorisations that end, disputes. */
export async function readTroubles(db: Queryable, now: Date, stores: readonly string[]) {
  const isTheirs = inArray(payments.storeId, [...stores]);
  const refunds = await db
    .select({ ...ofOrder, refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.reference, paymentRefunds.reference))
    // In the very words of the index `payment_refunds_failed`.
    .where(
      and(
        sql`${paymentRefunds.state} = 'failed' and ${paymentRefunds.settledAt} is null`,
        isTheirs,
      ),
    )
    .orderBy(asc(paymentRefunds.changedAt))
    .limit(SHOWN);
  const captures = await db
    .select({ ...ofOrder, capture: paymentCaptures })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.reference, paymentCaptures.reference))
    .where(and(eq(paymentCaptures.state, 'failed'), isTheirs))
    .orderBy(desc(paymentCaptures.changedAt))
    .limit(SHOWN);
  const ending = await db
    .select({ ...ofOrder, captureBefore: payments.captureBefore, centAmount: payments.centAmount })
    .from(payments)
    .where(
      and(
        isTheirs,
        eq(payments.capture, 'dispatch'),
        eq(payments.status, 'Authorised'),
        isNotNull(payments.orderNumber),
        isNull(payments.releasedAt),
        lte(payments.captureBefore, new Date(now.getTime() + ENDS_WITHIN_MS)),
        sql`not exists (select from ${paymentCaptures}
          where ${paymentCaptures.reference} = ${payments.reference})`,
      ),
    )
    .orderBy(asc(payments.captureBefore))
    .limit(SHOWN);
  const disputes = await db
    .select({ ...ofOrder, dispute: paymentDisputes })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.reference, paymentDisputes.reference))
    .where(isTheirs)
    .orderBy(desc(paymentDisputes.openedAt))
    .limit(SHOWN);
  return { refunds, captures, ending, disputes };
}
