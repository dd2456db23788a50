import { and, eq } from 'drizzle-orm';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { findLineProducts } from '../catalogue/line-products.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { type CartRow, cartNotFound, loadCart } from './cart-store.ts';
import { toCart } from './cart-view.ts';
import { cartLines, carts } from './tables.ts';

/** A cart as its shopper last saw it, with today's words and stock. */
export async function readCart(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
  row: CartRow,
): Promise<Cart> {
  const cart = await loadCart(database, row);
  const skus = cart.lines.map(({ sku }) => sku);
  const view = { lang: shopper.lang, now: now() };
  return toCart(cart, await findLineProducts(database, skus, shopper, view.now), view);
}

/**
 * What another shopper may copy of a cart: skus and quantities, no more (A-036, T07).
 * Absent where the shop does not allow sharing.
 */
export async function findSharedLines(
  { database }: Pick<PlatformDeps, 'database'>,
  { storeId }: Pick<Shopper, 'storeId'>,
  cartId: string,
): Promise<{ sku: string; quantity: number }[]> {
  const shop = await findWebDomainByStoreId(database, storeId);
  const [row] = await database
    .select({ cartId: carts.cartId })
    .from(carts)
    .where(and(eq(carts.cartId, cartId), eq(carts.storeId, storeId), eq(carts.state, 'active')));
  if (!shop?.params.allowShareCart || row === undefined) throw cartNotFound(cartId);
  return database
    .select({ sku: cartLines.sku, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.isFree, false)))
    .orderBy(cartLines.position);
}
