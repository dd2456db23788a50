import { and, eq } from 'drizzle-orm';
import type { CartPayment } from '#src/domain/cart/cart.schema.ts';
import type { Transaction } from '../kernel/database/database.ts';
import type { CartRow } from './cart-store.ts';
import { carts, promoCodeUses } from './tables.ts';

/** What payments and orders make of a cart. It is locked. */

/** A payment is made for a cart: its shopper does not change it any more (T36). */
export async function freezeCart(
  tx: Transaction,
  cartId: string,
  { reference, planned }: { reference: string; planned: CartPayment },
): Promise<void> {
  await tx
    .update(carts)
    .set({ lockedBy: reference, plannedPayment: planned })
    .where(eq(carts.cartId, cartId));
}

/** Lets the shopper change a cart again; false where another payment froze it, or none. */
export async function unfreezeCart(
  tx: Transaction,
  cartId: string,
  reference: string,
): Promise<boolean> {
  const unfrozen = await tx
    .update(carts)
    .set({ lockedBy: null, plannedPayment: null })
    .where(and(eq(carts.cartId, cartId), eq(carts.lockedBy, reference)))
    .returning({ cartId: carts.cartId });
  return unfrozen.length > 0;
}

/** A cart is an order from now on. */
export async function markCartOrdered(
  tx: Transaction,
  { cartId, version }: CartRow,
  now: Date,
): Promise<void> {
  await tx
    .update(carts)
    .set({ state: 'ordered', version: version + 1, lockedBy: null, changedAt: now })
    .where(eq(carts.cartId, cartId));
}

/**
 * Counts single-use codes as used by the order of a cart. One that the customer used before violates
 * `promo_code_uses_once`.
 */
export async function countPromoCodeUses(
  tx: Transaction,
  { customerId, cartId, codes }: { customerId: string; cartId: string; codes: readonly string[] },
  now: Date,
): Promise<void> {
  for (const code of codes) {
    await tx.insert(promoCodeUses).values({ customerId, code, cartId, usedAt: now });
  }
}

/** The order of a cart is no more: its customer may use its single-use codes again. */
export async function giveBackPromoCodes(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(promoCodeUses).where(eq(promoCodeUses.cartId, cartId));
}
