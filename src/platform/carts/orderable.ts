import { needsDelivery } from '#src/domain/cart/cart-extras.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { StoredCart } from './cart-store.ts';
import { isBare } from './extras.ts';
import { type LivePricing, lackingSkus } from './live-pricing.ts';

/** Throws unless every checkout step before payment is done: items, billing, delivery. */
export function assertOrderable(cart: StoredCart): void {
  const { row, lines } = cart;
  if (isBare(cart)) throw new DomainError('CART_EMPTY');
  if (row.billingAddress === null) {
    throw new DomainError('CART_INCOMPLETE', { field: 'billingAddress' });
  }
  const isDelivered = row.shippingAddress !== null && row.shippingMethodKey !== null;
  if (needsDelivery({ ...row, lineItems: lines }) && !isDelivered) {
    throw new DomainError('CART_INCOMPLETE', { field: 'shippingInfo' });
  }
}

/**
 * Throws CART_CHANGED unless a cart can be had as its shopper saw it. Asked before a payment is
 * opened and again at validation: what validation would refuse is not authorised in the first
 * place (412, F15).
 */
export function assertAsSeen(cart: StoredCart, live: LivePricing): void {
  if (live.hasChanged || lackingSkus(cart, live.facts).length > 0)
    throw new DomainError('CART_CHANGED');
}
