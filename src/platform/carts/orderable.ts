import { Problem } from '../http/problem.ts';
import type { StoredCart } from './cart-store.ts';
import { type LivePricing, lackingSkus } from './live-pricing.ts';

/** Throws unless every checkout step before payment is done: lines, billing, delivery. */
export function assertOrderable({ row, lines }: StoredCart): void {
  if (lines.length === 0) throw new Problem('CART_EMPTY');
  if (row.billingAddress === null) {
    throw new Problem('CART_INCOMPLETE', { field: 'billingAddress' });
  }
  if (row.shippingAddress === null || row.shippingMethodKey === null) {
    throw new Problem('CART_INCOMPLETE', { field: 'shippingInfo' });
  }
}

/**
 * Throws CART_CHANGED unless a cart can be had as its shopper saw it. Asked before a payment is
 * opened and again at validation: what validation would refuse is not authorised in the first
 * place (412, F15).
 */
export function assertAsSeen(cart: StoredCart, live: LivePricing): void {
  if (live.hasChanged || lackingSkus(cart, live.facts).length > 0)
    throw new Problem('CART_CHANGED');
}
