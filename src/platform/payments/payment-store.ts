import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { lockCart, unfreezeCart } from '../carts/face.ts';
import { releaseShares } from '../gift-cards/face.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { releasePromotions } from '../promotions/face.ts';
import { payments } from './tables.ts';

export type Payment = typeof payments.$inferSelect;

export async function findPayment(db: Queryable, reference: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row ?? null;
}

/** Locks the cart of a payment and then the payment: every writer takes them in this order. */
export async function lockPayment(tx: Transaction, payment: Payment): Promise<Payment> {
  await lockCart(tx, payment.cartId);
  const [row] = await tx
    .select()
    .from(payments)
    .where(eq(payments.reference, payment.reference))
    .for('update');
  return row ?? payment;
}

/** When cards were refused for a cart since an instant, the first one first. */
export async function findRefusals(db: Queryable, cartId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ changedAt: payments.changedAt })
    .from(payments)
    .where(
      and(
        eq(payments.cartId, cartId),
        eq(payments.status, 'Refused'),
        gt(payments.changedAt, since),
      ),
    )
    .orderBy(asc(payments.changedAt));
  return rows.map(({ changedAt }) => changedAt);
}

/**
 * What a cart may be ordered with: money that is authorised, or a voucher that its shopper has been
 * given, neither ordered nor given back.
 */
export async function findPayable(db: Queryable, cartId: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.cartId, cartId),
        inArray(payments.status, ['Authorised', 'PresentToShopper']),
        isNull(payments.voidedAt),
        isNull(payments.orderNumber),
      ),
    );
}

/**
 * Lets the shopper change the cart again, if this payment is the one that froze it, and gives back
 * what the cart held of gift cards and promotions.
 */
export async function unlockCart(tx: Transaction, { cartId, reference }: Payment): Promise<void> {
  if (!(await unfreezeCart(tx, cartId, reference))) return;
  await releaseShares(tx, cartId);
  await releasePromotions(tx, cartId);
}

/** The bank payment that an order was made with; null where none was. */
export async function findPaymentOfOrder(
  db: Queryable,
  orderNumber: string,
): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.orderNumber, orderNumber));
  return row ?? null;
}

/** A payment that is locked with its cart made an order. */
export async function notePaidOrder(
  tx: Transaction,
  { reference, orderNumber }: { reference: string; orderNumber: string },
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ orderNumber, changedAt: now })
    .where(eq(payments.reference, reference));
}

/** The order of a payment is no more: money that still comes is given back. The payment is locked. */
export async function partFromOrder(tx: Transaction, reference: string): Promise<void> {
  await tx.update(payments).set({ orderNumber: null }).where(eq(payments.reference, reference));
}
