import { and, eq } from 'drizzle-orm';
import type { CartPayment } from '#src/domain/cart/cart.schema.ts';
import { usesOf } from '#src/domain/promotion/seen-promotion.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { holdPromotions, spendPromotions } from '../promotions/face.ts';
import type { CartRow, StoredCart } from './cart-store.ts';
import { seenTotal } from './cart-view.ts';
import { carts } from './tables.ts';

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

type Buyer = { customerId: string; shop: WebDomain };

const heldBy = ({ row }: StoredCart, { customerId, shop }: Buyer) => ({
  ...{ cartId: row.cartId, customerId, shop: shop.domain, currency: row.currency },
});

/** Reserves what a cart takes of promotions while a payment of it is under way; false as they say. */
export function holdCartPromotions(
  tx: Transaction,
  cart: StoredCart,
  buyer: Buyer,
  now: Date,
): Promise<boolean> {
  return holdPromotions(tx, heldBy(cart, buyer), usesOf(cart.row.promotions), now);
}

/** Makes what a cart takes of promotions final with its order; false as they say. */
export function spendCartPromotions(
  tx: Transaction,
  cart: StoredCart,
  { orderNumber, ...buyer }: Buyer & { orderNumber: string },
  now: Date,
): Promise<boolean> {
  const order = { orderNumber, orderCents: seenTotal(cart), now };
  return spendPromotions(tx, heldBy(cart, buyer), usesOf(cart.row.promotions), order);
}
