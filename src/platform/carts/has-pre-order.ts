import { isPreOrderCart } from '#src/domain/cart.ts';
import { findLineProducts } from '../catalogue/line-products.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { cartNotFound } from '../http/problem.ts';
import { findOwnCart, loadCart } from './cart-store.ts';
import { toLineItems } from './cart-view.ts';

/** Whether the shopper's cart holds a pre-order. Throws CART_NOT_FOUND unless it is active. */
export async function hasPreOrder(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
  cartId: string,
): Promise<boolean> {
  const row = await findOwnCart(database, shopper, cartId);
  if (row?.state !== 'active') throw cartNotFound(cartId);
  const { lines } = await loadCart(database, row);
  const skus = lines.map(({ sku }) => sku);
  const facts = await findLineProducts(database, skus, shopper, now());
  return isPreOrderCart({ lineItems: toLineItems(lines, facts) });
}
