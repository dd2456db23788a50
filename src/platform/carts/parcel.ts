import { isPreOrderCart } from '#src/domain/cart/cart.ts';
import { isShipped } from '#src/domain/shipping/shipping.ts';
import { findLineProducts } from '../catalogue/face.ts';
import type { Parcel } from '../deliveries/face.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import { cartNotFound, findOwnCart, loadCart, type StoredCart } from './cart-store.ts';
import { type Facts, sentFrom, toLineItems } from './cart-view.ts';

/** What the delivery of a cart depends on: a pre-order, something to ship at all. */
export function parcelOf(cart: StoredCart, facts: Facts): Parcel {
  const lineItems = toLineItems(cart, facts);
  return {
    isPreOrder: isPreOrderCart({ lineItems }),
    isDematerialised: !isShipped({ lineItems }),
    sentFrom: sentFrom(cart, facts),
    grams: 0,
    unweighed: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** What the delivery of the shopper's cart depends on. Throws CART_NOT_FOUND unless it is active. */
export async function readParcel(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
  cartId: string,
): Promise<Parcel> {
  const row = await findOwnCart(database, shopper, cartId);
  if (row?.state !== 'active') throw cartNotFound(cartId);
  const cart = await loadCart(database, row);
  const skus = cart.lines.map(({ sku }) => sku);
  return parcelOf(cart, await findLineProducts(database, skus, shopper, now()));
}
