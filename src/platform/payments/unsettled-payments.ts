import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import { payments } from './tables.ts';

const { reference } = payments;

/** References of payments that made no order and were not given back since then, the oldest first. */
export async function findUnsettled(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .select({ reference })
    .from(payments)
    .where(
      and(
        isNull(payments.orderNumber),
        isNull(payments.voidedAt),
        // In the very words of the index `payments_unsettled`: parameters would not match it.
        sql`${payments.status} not in ('Refused', 'Error', 'Cancelled')`,
        lte(payments.changedAt, before),
      ),
    )
    .orderBy(asc(payments.changedAt), asc(reference));
  return rows.map((row) => row.reference);
}

/** References of payments that were given back and whose providers do not know it, the oldest first. */
export async function findUnsentVoids(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ reference })
    .from(payments)
    .where(and(isNotNull(payments.voidedAt), isNull(payments.voidSentAt)))
    .orderBy(asc(payments.voidedAt), asc(reference));
  return rows.map((row) => row.reference);
}

/** The provider of a payment knows that it was given back. */
export async function noteVoidSent(db: Queryable, sent: string, now: Date): Promise<void> {
  await db.update(payments).set({ voidSentAt: now }).where(eq(reference, sent));
}
