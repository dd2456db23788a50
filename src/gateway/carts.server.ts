import type { CartAddress, ShippingAddress } from '#src/domain/address/address.ts';
import * as calls from '#src/domain/cart/cart.calls.ts';
import type { Cart, CartUser } from '#src/domain/cart/cart.ts';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask, send } from './send.server.ts';

/** The cart a change applies to: its id and the version the shopper saw (§7). */
export type CartVersion = { id: string; version: number };

/** How a change names its cart. */
const target = ({ id, version }: CartVersion) => ({ params: { cartId: id }, query: { version } });

/** CART_ALREADY_EXISTS (406) when the customer has one. */
export function createCart(context: CallContext, user: CartUser | null): Promise<Cart> {
  return ask(context, calls.createCart, { body: user === null ? {} : { user } });
}

/** The customer's cart. */
export function getOwnCart(context: CallContext): Promise<Cart> {
  return ask(context, calls.getOwnCart, {});
}

/** A cart of this shopper; CART_NOT_FOUND for anybody else's. */
export function getCart(context: CallContext, cartId: string): Promise<Cart> {
  return ask(context, calls.getCart, { params: { cartId } });
}

/** Only for a cart whose last item is gone. */
export async function deleteCart(context: CallContext, cart: CartVersion): Promise<void> {
  await ask(context, calls.deleteCart, target(cart));
}

/** Adds one piece, once for each press of a button (F11). */
export function addProduct(
  context: CallContext,
  { id, version }: CartVersion,
  { sku, press }: { sku: string; press: string },
): Promise<Cart> {
  return ask(context, calls.addProduct, {
    params: { cartId: id, sku },
    query: { version },
    headers: { [HEADER.idempotencyKey]: press },
  });
}

/** Adds what is to be had of `skus`; a sku that stands twice is wanted twice. */
export async function addProducts(
  context: CallContext,
  { id, version }: CartVersion,
  skus: readonly string[],
  sourceCartId?: string,
): Promise<{ cart: Cart; isPartial: boolean }> {
  const { status, body } = await send(context, calls.addProducts, {
    params: { cartId: id },
    query: { version, sourceCartId },
    body: [...skus],
  });
  return { cart: body, isPartial: status === HTTP_STATUS.PARTIAL_CONTENT };
}

/** QUANTITY_NOT_AVAILABLE, QUANTITY_LIMIT_REACHED. */
export function changeQuantity(
  context: CallContext,
  { id, version }: CartVersion,
  lineId: string,
  quantity: number,
): Promise<Cart> {
  return ask(context, calls.changeQuantity, {
    params: { cartId: id, lineId, quantity: String(quantity) },
    query: { version },
  });
}

/** Takes a line out, whatever its quantity. */
export function removeLine(
  context: CallContext,
  { id, version }: CartVersion,
  lineId: string,
): Promise<Cart> {
  return ask(context, calls.removeLine, { params: { cartId: id, lineId }, query: { version } });
}

/** PROMO_CODE_UNKNOWN and the other reasons of a code that does not apply. */
export function addPromoCode(
  context: CallContext,
  { id, version }: CartVersion,
  promoCode: string,
): Promise<Cart> {
  return ask(context, calls.addPromoCode, {
    params: { cartId: id, promoCode },
    query: { version },
  });
}

/** Takes a code off the cart. */
export function removePromoCode(
  context: CallContext,
  { id, version }: CartVersion,
  promoCode: string,
): Promise<Cart> {
  return ask(context, calls.removePromoCode, {
    params: { cartId: id, promoCode },
    query: { version },
  });
}

/** Prices and availability computed anew; lets go of a payment that was left. */
export function refreshCart(context: CallContext, cart: CartVersion): Promise<Cart> {
  return ask(context, calls.refreshCart, target(cart));
}

/** No cart means that the shopper starts anew. */
export async function mergeCarts(
  context: CallContext,
  cartId: string | null,
  customer: CartUser,
): Promise<{ cart: Cart | null; isMerged: boolean }> {
  const { status, body } = await send(context, calls.mergeCarts, { body: { cartId, customer } });
  return { cart: body, isMerged: status === HTTP_STATUS.IM_USED };
}

/** Skus and quantities of another shopper's cart. */
export async function getSharedCart(context: CallContext, cartId: string) {
  const { values } = await ask(context, calls.getSharedCart, { params: { cartId } });
  return values;
}

/** ADDRESS_INVALID, COUNTRY_NOT_SERVED. */
export function setBillingAddress(
  context: CallContext,
  cart: CartVersion,
  address: CartAddress,
): Promise<Cart> {
  return ask(context, calls.setBillingAddress, { ...target(cart), body: address });
}

/**
 * `deliveryPointIdV2` names the place of methods that have one. SHIPPING_METHOD_UNAVAILABLE,
 * DELIVERY_POINT_UNKNOWN, ADDRESS_INVALID, COUNTRY_NOT_SERVED.
 */
export function setShippingMethod(
  context: CallContext,
  { id, version }: CartVersion,
  method: ShippingMethodKey,
  address: ShippingAddress,
): Promise<Cart> {
  return ask(context, calls.setShippingMethod, {
    params: { cartId: id, shippingMethodId: method },
    query: { version },
    body: address,
  });
}

/** SHIPPING_METHOD_UNAVAILABLE for who is no member of Happy Shopping. */
export function setHappyShopping(
  context: CallContext,
  cart: CartVersion,
  receiver: { firstName: string; lastName: string },
): Promise<Cart> {
  return ask(context, calls.setHappyShopping, { ...target(cart), body: receiver });
}
