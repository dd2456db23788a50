import { Problem } from '../http/problem.ts';
import type { StoredCart } from './cart-store.ts';

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
