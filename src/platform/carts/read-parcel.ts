import { findLineProducts } from '../catalogue/line-products.ts';
import type { Parcel } from '../deliveries/offered-methods.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { cartNotFound, findOwnCart, loadCart } from './cart-store.ts';
import { parcelOf } from './parcel-of.ts';

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
