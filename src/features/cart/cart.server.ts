import * as accountCalls from '#src/domain/account/account.calls.ts';
import { toCartUser } from '#src/domain/account/client.ts';
import * as cartCalls from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import {
  type CartVersion,
  isCartEmpty,
  type ShopperCart,
  toShopperCart,
} from '#src/domain/cart/cart.ts';
import * as shippingCalls from '#src/domain/shipping/shipping.calls.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';

/** The policy of the cart: what a 404, 406, 409 and 206 mean (specification §4 "Cart lifecycle"). */

type OnCart<Params> = { params: { cartId: string } & Params; query: { version: number } };

/** How a change names its cart, and what in it or for it. */
export function onCart(cart: CartVersion): OnCart<unknown>;
export function onCart<Params extends object>(cart: CartVersion, params: Params): OnCart<Params>;
export function onCart({ id, version }: CartVersion, params = {}) {
  return { params: { cartId: id, ...params }, query: { version } };
}

const LOST_CART = 'No cart found for id';

/** A cart that is gone: the cookie goes too (§4). Another 404 is not ours to interpret. */
function forgetLostCart(commerce: ShopperCommerce, error: unknown): boolean {
  const isLost = isCommerceError(error, 'CART_NOT_FOUND') && error.message.startsWith(LOST_CART);
  if (isLost) commerce.cartCookie.clear();
  return isLost;
}

/** Every cart that comes back is remembered for 30 days from now (§4). */
function keep(commerce: ShopperCommerce, cart: Cart): ShopperCart {
  commerce.cartCookie.write(cart.id);
  return toShopperCart(cart);
}

/** The shopper's cart, or null when there is none (any more). */
export async function readCart(commerce: ShopperCommerce): Promise<Cart | null> {
  const id = commerce.cartCookie.read();
  if (id === undefined) return null;
  try {
    return await commerce.ask(cartCalls.getCart, { params: { cartId: id } });
  } catch (error) {
    if (forgetLostCart(commerce, error)) return findOwnCart(commerce);
    throw error;
  }
}

/** The cart that a customer has beside the one that is gone, kept from now on; null without one. */
export async function findOwnCart(commerce: ShopperCommerce): Promise<Cart | null> {
  if (commerce.session === null) return null;
  try {
    const cart = await commerce.ask(cartCalls.getOwnCart, {});
    commerce.cartCookie.write(cart.id);
    return cart;
  } catch (error) {
    if (isCommerceError(error, 'CART_NOT_FOUND')) return null;
    throw error;
  }
}

/** Ways to deliver the cart of the cookie in the shop's country (§4 "Start-up"). */
export async function readShippingOffers(commerce: ShopperCommerce): Promise<ShippingMethod[]> {
  const id = commerce.cartCookie.read();
  if (id === undefined) return [];
  return commerce.ask(shippingCalls.getShippingMethods, {
    query: { country: commerce.shop.countryCodeISO2, cartId: id },
  });
}

/** The known cart at the version the shopper saw; NO_KNOWN_CART without one. */
function knownCart(commerce: ShopperCommerce, version: number): CartVersion {
  const id = commerce.cartCookie.read();
  if (id === undefined) throw new CommerceError('NO_KNOWN_CART', 'cart');
  return { id, version };
}

/**
 * What a refused change may be tried on again, once: a stale version reloads the cart (§4, F10); a
 * cart that an abandoned card page has locked is let go by a refresh, unless money is under way.
 */
async function reloaded(
  commerce: ShopperCommerce,
  cart: CartVersion,
  error: unknown,
): Promise<Cart> {
  if (isCommerceError(error, 'CART_VERSION_CONFLICT'))
    return commerce.ask(cartCalls.getCart, { params: { cartId: cart.id } });
  if (isCommerceError(error, 'CART_LOCKED')) {
    return commerce.ask(
      cartCalls.refreshCart,
      onCart(await commerce.ask(cartCalls.getCart, { params: { cartId: cart.id } })),
    );
  }
  forgetLostCart(commerce, error);
  throw error;
}

/** Makes a change, and once more on the cart as it is now; see `reloaded` for when. */
async function withRetry<Answer>(
  commerce: ShopperCommerce,
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
  commerce: ShopperCommerce,
  version: number,
  change: (cart: CartVersion) => Promise<Cart>,
): Promise<ShopperCart> {
  return keep(commerce, await withRetry(commerce, knownCart(commerce, version), change));
}

/** A new cart; for a customer who has one already (406), that one (§4). */
async function openCart(commerce: ShopperCommerce): Promise<Cart> {
  const { session } = commerce;
  const user =
    session === null
      ? null
      : toCartUser(await commerce.ask(accountCalls.getAccount, {}), Date.now());
  try {
    return await commerce.ask(cartCalls.createCart, { body: user === null ? {} : { user } });
  } catch (error) {
    if (isCommerceError(error, 'CART_ALREADY_EXISTS'))
      return commerce.ask(cartCalls.getOwnCart, {});
    throw error;
  }
}

/**
 * A change that may be the first of a cart: without one, or when it is gone, a cart is opened. The
 * customer's own cart may be changing in another tab at that moment (F13).
 */
export async function changeOrOpenCart(
  commerce: ShopperCommerce,
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

/** Adds one item, once for a key (F11). */
function addItem(
  commerce: ShopperCommerce,
  cart: CartVersion,
  { sku, idempotencyKey }: { sku: string; idempotencyKey: string },
): Promise<Cart> {
  const headers = { [HEADER.idempotencyKey]: idempotencyKey };
  return commerce.ask(cartCalls.addProduct, { ...onCart(cart, { sku }), headers });
}

/** Adds one item; sent twice with the same key, it counts once (F11). */
export function addToCart(
  commerce: ShopperCommerce,
  { version, ...added }: { sku: string; idempotencyKey: string; version: number | null },
): Promise<ShopperCart> {
  return changeOrOpenCart(commerce, version, (cart) => addItem(commerce, cart, added));
}

export function setQuantity(
  commerce: ShopperCommerce,
  { lineId, quantity, version }: { lineId: string; quantity: number; version: number },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (cart) =>
    commerce.ask(cartCalls.changeQuantity, onCart(cart, { lineId, quantity: String(quantity) })),
  );
}

export function removeFromCart(
  commerce: ShopperCommerce,
  { lineId, version }: { lineId: string; version: number },
): Promise<ShopperCart> {
  return changeCart(commerce, version, (cart) =>
    commerce.ask(cartCalls.removeLine, onCart(cart, { lineId })),
  );
}

/** Undo of a removal: the sku again, and its quantity if it was more than one (§4). */
export async function restoreToCart(
  commerce: ShopperCommerce,
  restored: { sku: string; idempotencyKey: string; quantity: number; version: number },
): Promise<ShopperCart> {
  const { sku, quantity, version } = restored;
  const cart = await changeCart(commerce, version, (at) => addItem(commerce, at, restored));
  const line = cart.lineItems.find((item) => item.sku === sku);
  if (quantity <= 1 || line === undefined) return cart;
  return setQuantity(commerce, { lineId: line.lineId, quantity, version: cart.version });
}

/**
 * The last item's undo window has closed: no cart is left, best effort. A cart that
 * moved on in the meantime goes only if it is still empty.
 */
export async function closeEmptyCart(commerce: ShopperCommerce, version: number): Promise<void> {
  const cart = knownCart(commerce, version);
  try {
    await commerce.ask(cartCalls.deleteCart, onCart(cart)).catch(async (error: unknown) => {
      const current = await reloaded(commerce, cart, error);
      if (!isCartEmpty(current)) throw error;
      await commerce.ask(cartCalls.deleteCart, onCart(current));
    });
    commerce.cartCookie.clear();
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
  commerce: ShopperCommerce,
  sourceCartId: string,
): Promise<SharedCopy> {
  const own = commerce.cartCookie.read();
  if (!commerce.shop.params.allowShareCart || own === sourceCartId) return IGNORED;
  try {
    const { values: lines } = await commerce.ask(cartCalls.getSharedCart, {
      params: { cartId: sourceCartId },
    });
    const skus = lines.flatMap(({ sku, quantity }) => Array<string>(quantity).fill(sku));
    if (skus.length === 0) return IGNORED;
    const target = (await readCart(commerce)) ?? (await openCart(commerce));
    const { status, body: cart } = await withRetry(commerce, target, ({ id, version }) =>
      commerce.send(cartCalls.addProducts, {
        params: { cartId: id },
        query: { version, sourceCartId },
        body: skus,
      }),
    );
    const isPartial = status === HTTP_STATUS.PARTIAL_CONTENT;
    keep(commerce, cart);
    const left = isPartial ? cart.productsNotAdded : [];
    return { outcome: isPartial ? 'partly-copied' : 'copied', left };
  } catch (error) {
    if (isCommerceError(error)) return IGNORED;
    throw error;
  }
}

type CodeChange = { code: string; version: number };

/** Applies a code; one that meets a product out of stock is refused by that name (§4, A-059). */
export async function applyPromoCode(
  commerce: ShopperCommerce,
  { code, version }: CodeChange,
): Promise<ShopperCart> {
  await countAttempt('promo code', commerce.caller);
  const cart = await changeCart(commerce, version, (at) =>
    commerce.ask(cartCalls.addPromoCode, onCart(at, { promoCode: code })),
  );
  const entry = cart.discountCode.find((item) => item.code === code);
  if (entry !== undefined && entry.productOutOfStock.length > 0) {
    throw new CommerceError('PRODUCT_OUT_OF_STOCK', 'promo-code');
  }
  return cart;
}

export function withdrawPromoCode(
  commerce: ShopperCommerce,
  { code, version }: CodeChange,
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) =>
    commerce.ask(cartCalls.removePromoCode, onCart(at, { promoCode: code })),
  );
}
