import { toCartUser } from '#src/domain/account/client.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { type Cart, isCartEmpty, toShopperCart } from '#src/domain/cart/cart.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.ts';
import { getClient } from '#src/gateway/accounts.server.ts';
import {
  addProduct,
  addProducts,
  type CartVersion,
  changeQuantity,
  createCart,
  deleteCart,
  getCart,
  getOwnCart,
  getSharedCart,
  refreshCart,
  removeLine,
} from '#src/gateway/carts.server.ts';
import { getShippingMethods } from '#src/gateway/checkout.server.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import type { Commerce } from '#src/session/commerce.server.ts';

/** The policy of the cart: what a 404, 406, 409 and 206 mean (specification §4 "Cart lifecycle"). */

const LOST_CART = 'No cart found for id';

/** A cart that is gone: the cookie goes too (§4). Another 404 is not ours to interpret. */
function forgetLostCart(commerce: Commerce, error: unknown): boolean {
  const isLost = isCommerceError(error, 'CART_NOT_FOUND') && error.message.startsWith(LOST_CART);
  if (isLost) commerce.cartCookie.clear();
  return isLost;
}

/** Every cart that comes back is remembered for 30 days from now (§4). */
function keep(commerce: Commerce, cart: Cart): ShopperCart {
  commerce.cartCookie.write(cart.id);
  return toShopperCart(cart);
}

/** The shopper's cart, or null when there is none (any more). */
export async function readCart(commerce: Commerce): Promise<Cart | null> {
  const id = commerce.cartCookie.read();
  if (id === undefined) return null;
  try {
    return await getCart(commerce.call, id);
  } catch (error) {
    if (forgetLostCart(commerce, error)) return null;
    throw error;
  }
}

/** Ways to deliver the cart of the cookie in the shop's country (§4 "Start-up"). */
export async function readShippingOffers(commerce: Commerce): Promise<ShippingMethod[]> {
  const id = commerce.cartCookie.read();
  if (id === undefined) return [];
  return getShippingMethods(commerce.call, commerce.shop.countryCodeISO2, id);
}

/** The known cart at the version the shopper saw; NO_KNOWN_CART without one. */
function knownCart(commerce: Commerce, version: number): CartVersion {
  const id = commerce.cartCookie.read();
  if (id === undefined) throw new CommerceError('NO_KNOWN_CART', 'cart');
  return { id, version };
}

/**
 * What a refused change may be tried on again, once: a stale version reloads the cart (§4, F10); a
 * cart that an abandoned card page has locked is let go by a refresh, unless money is under way.
 */
async function reloaded(commerce: Commerce, cart: CartVersion, error: unknown): Promise<Cart> {
  if (isCommerceError(error, 'CART_VERSION_CONFLICT')) return getCart(commerce.call, cart.id);
  if (isCommerceError(error, 'CART_LOCKED')) {
    return refreshCart(commerce.call, await getCart(commerce.call, cart.id));
  }
  forgetLostCart(commerce, error);
  throw error;
}

/** Makes a change, and once more on the cart as it is now; see `reloaded` for when. */
async function withRetry<Answer>(
  commerce: Commerce,
  cart: CartVersion,
  change: (cart: CartVersion) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await change(cart);
  } catch (error) {
    return change(await reloaded(commerce, cart, error));
  }
}

/** Applies a change at the version the shopper saw; see `reloaded` for what is tried again. */
export async function changeCart(
  commerce: Commerce,
  version: number,
  change: (cart: CartVersion) => Promise<Cart>,
): Promise<ShopperCart> {
  return keep(commerce, await withRetry(commerce, knownCart(commerce, version), change));
}

/** A new cart; for a customer who has one already (406), that one (§4). */
async function openCart(commerce: Commerce): Promise<Cart> {
  const { call, session } = commerce;
  const user = session === null ? null : toCartUser(await getClient(call), Date.now());
  try {
    return await createCart(call, user);
  } catch (error) {
    if (isCommerceError(error, 'CART_ALREADY_EXISTS')) return getOwnCart(call);
    throw error;
  }
}

/**
 * A change that may be the first of a cart: without one, or when it is gone, a cart is opened. The
 * customer's own cart may be changing in another tab at that moment (F13).
 */
export async function changeOrOpenCart(
  commerce: Commerce,
  version: number | null,
  change: (cart: CartVersion) => Promise<Cart>,
): Promise<ShopperCart> {
  const at = version ?? (await readCart(commerce))?.version;
  try {
    if (at !== undefined) return await changeCart(commerce, at, change);
  } catch (error) {
    if (!isCommerceError(error, 'CART_NOT_FOUND', 'NO_KNOWN_CART')) throw error;
  }
  return keep(commerce, await withRetry(commerce, await openCart(commerce), change));
}

/** Adds one piece. `press` names the press of the button: sent twice, it counts once (F11). */
export function addToCart(
  commerce: Commerce,
  { version, ...added }: { sku: string; press: string; version: number | null },
): Promise<ShopperCart> {
  return changeOrOpenCart(commerce, version, (cart) => addProduct(commerce.call, cart, added));
}

export function setQuantity(
  commerce: Commerce,
  { lineId, quantity, version }: { lineId: string; quantity: number; version: number },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (cart) =>
    changeQuantity(commerce.call, cart, lineId, quantity),
  );
}

export function removeFromCart(
  commerce: Commerce,
  { lineId, version }: { lineId: string; version: number },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (cart) => removeLine(commerce.call, cart, lineId));
}

/** Undo of a removal: the sku again, and its quantity if it was more than one (§4). */
export async function restoreToCart(
  commerce: Commerce,
  restored: { sku: string; press: string; quantity: number; version: number },
): Promise<ShopperCart> {
  const { sku, quantity, version } = restored;
  const cart = await changeCart(commerce, version, (at) => addProduct(commerce.call, at, restored));
  const line = cart.lineItems.find((item) => item.sku === sku);
  if (quantity <= 1 || line === undefined) return cart;
  return setQuantity(commerce, { lineId: line.lineId, quantity, version: cart.version });
}

/**
 * The last item's undo window has closed: no cart is left, best effort. A cart that
 * moved on in the meantime goes only if it is still empty.
 */
export async function closeEmptyCart(commerce: Commerce, version: number): Promise<void> {
  const { call, cartCookie } = commerce;
  const cart = knownCart(commerce, version);
  try {
    await deleteCart(call, cart).catch(async (error: unknown) => {
      const current = await reloaded(commerce, cart, error);
      if (!isCartEmpty(current)) throw error;
      await deleteCart(call, current);
    });
    cartCookie.clear();
  } catch (error) {
    if (!isCommerceError(error)) throw error;
  }
}

export type SharedCopy = {
  outcome: 'copied' | 'partly-copied' | 'ignored';
  /** Skus that could not be added in full (206). */
  left: string[];
};

const IGNORED: SharedCopy = { outcome: 'ignored', left: [] };

/** Copies another shopper's cart by sku and quantity; never edits or shows it. */
export async function copySharedCart(
  commerce: Commerce,
  sourceCartId: string,
): Promise<SharedCopy> {
  const own = commerce.cartCookie.read();
  if (!commerce.shop.params.allowShareCart || own === sourceCartId) return IGNORED;
  try {
    const lines = await getSharedCart(commerce.call, sourceCartId);
    const skus = lines.flatMap(({ sku, quantity }) => Array<string>(quantity).fill(sku));
    if (skus.length === 0) return IGNORED;
    const target = (await readCart(commerce)) ?? (await openCart(commerce));
    const { cart, isPartial } = await withRetry(commerce, target, (at) =>
      addProducts(commerce.call, at, skus, sourceCartId),
    );
    keep(commerce, cart);
    const left = isPartial ? cart.productsNotAdded : [];
    return { outcome: isPartial ? 'partly-copied' : 'copied', left };
  } catch (error) {
    if (isCommerceError(error)) return IGNORED;
    throw error;
  }
}
