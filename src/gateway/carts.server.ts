import { z } from 'zod';
import { cartSchema, sharedCartSchema } from '#src/contract/carts.ts';
import type { CartAddress } from '#src/domain/address.ts';
import type { Cart, CartUser } from '#src/domain/cart.ts';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import type { ShippingMethodKey } from '#src/domain/shipping.ts';
import { callPath } from './call-path.ts';
import { type CallContext, callPlatform } from './platform-call.server.ts';

/** The cart a change applies to: its id and the version the shopper saw (§7). */
export type CartVersion = { id: string; version: number };

type CartCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  name: string;
  version?: number;
  body?: unknown;
  idempotencyKey?: string;
};

async function cartCall(context: CallContext, { version, ...call }: CartCall): Promise<Cart> {
  const { body } = await callPlatform(context, { ...call, query: { version }, answer: cartSchema });
  return body;
}

/** POST /carts ; CART_ALREADY_EXISTS (406) when the customer has one. */
export function createCart(context: CallContext, user: CartUser | null): Promise<Cart> {
  const body = user === null ? {} : { user };
  return cartCall(context, { method: 'POST', path: '/carts', name: 'POST /carts', body });
}

/** GET /carts-self : the customer's cart. */
export function getOwnCart(context: CallContext): Promise<Cart> {
  return cartCall(context, { method: 'GET', path: '/carts-self', name: 'GET /carts-self' });
}

/** GET /carts/{cartId} */
export function getCart(context: CallContext, cartId: string): Promise<Cart> {
  return cartCall(context, {
    method: 'GET',
    path: callPath`/carts/${cartId}`,
    name: 'GET /carts/{cartId}',
  });
}

/** DELETE /carts/{cartId} : only for a cart whose last item is gone. */
export async function deleteCart(context: CallContext, cart: CartVersion): Promise<void> {
  await callPlatform(context, {
    method: 'DELETE',
    path: callPath`/carts/${cart.id}`,
    name: 'DELETE /carts/{cartId}',
    query: { version: cart.version },
    answer: z.unknown(),
  });
}

/** POST /carts/{cartId}/products/{sku} : adds one piece, once for each press of a button (F11). */
export function addProduct(
  context: CallContext,
  cart: CartVersion,
  { sku, press }: { sku: string; press: string },
): Promise<Cart> {
  return cartCall(context, {
    method: 'POST',
    path: callPath`/carts/${cart.id}/products/${sku}`,
    name: 'POST /carts/{cartId}/products/{sku}',
    version: cart.version,
    idempotencyKey: press,
  });
}

/** POST /carts/{cartId}/products-list/ ; 206 means that some skus were left out. */
export async function addProducts(
  context: CallContext,
  cart: CartVersion,
  skus: readonly string[],
  sourceCartId?: string,
): Promise<{ cart: Cart; isPartial: boolean }> {
  const { status, body } = await callPlatform(context, {
    method: 'POST',
    path: callPath`/carts/${cart.id}/products-list/`,
    name: 'POST /carts/{cartId}/products-list/',
    query: { version: cart.version, sourceCartId },
    body: skus,
    answer: cartSchema,
  });
  return { cart: body, isPartial: status === HTTP_STATUS.PARTIAL_CONTENT };
}

/** PUT /carts/{cartId}/products/{lineItemId}/quantity/{quantity} */
export function changeQuantity(
  context: CallContext,
  cart: CartVersion,
  lineId: string,
  quantity: number,
): Promise<Cart> {
  return cartCall(context, {
    method: 'PUT',
    path: callPath`/carts/${cart.id}/products/${lineId}/quantity/${String(quantity)}`,
    name: 'PUT /carts/{cartId}/products/{lineItemId}/quantity/{quantity}',
    version: cart.version,
  });
}

/** DELETE /carts/{cartId}/products/{lineId} */
export function removeLine(context: CallContext, cart: CartVersion, lineId: string): Promise<Cart> {
  return cartCall(context, {
    method: 'DELETE',
    path: callPath`/carts/${cart.id}/products/${lineId}`,
    name: 'DELETE /carts/{cartId}/products/{lineId}',
    version: cart.version,
  });
}

/** POST /carts/{cartId}/promo-code/{promoCode} */
export function addPromoCode(context: CallContext, cart: CartVersion, code: string): Promise<Cart> {
  return cartCall(context, {
    method: 'POST',
    path: callPath`/carts/${cart.id}/promo-code/${code}`,
    name: 'POST /carts/{cartId}/promo-code/{promoCode}',
    version: cart.version,
  });
}

/** DELETE /carts/{cartId}/promo-code/{promoCode} */
export function removePromoCode(
  context: CallContext,
  cart: CartVersion,
  code: string,
): Promise<Cart> {
  return cartCall(context, {
    method: 'DELETE',
    path: callPath`/carts/${cart.id}/promo-code/${code}`,
    name: 'DELETE /carts/{cartId}/promo-code/{promoCode}',
    version: cart.version,
  });
}

/** PUT /carts/{cartId}/refresh : prices and availability recomputed. */
export function refreshCart(context: CallContext, cart: CartVersion): Promise<Cart> {
  return cartCall(context, {
    method: 'PUT',
    path: callPath`/carts/${cart.id}/refresh`,
    name: 'PUT /carts/{cartId}/refresh',
    version: cart.version,
  });
}

/** POST /carts/merge ; 226 means that two carts became one, no cart means reset. */
export async function mergeCarts(
  context: CallContext,
  cartId: string | null,
  customer: CartUser,
): Promise<{ cart: Cart | null; isMerged: boolean }> {
  const { status, body } = await callPlatform(context, {
    method: 'POST',
    path: '/carts/merge',
    name: 'POST /carts/merge',
    body: { cartId, customer },
    answer: cartSchema.nullable(),
  });
  return { cart: body, isMerged: status === HTTP_STATUS.IM_USED };
}

/** GET /carts/{cartId}/shared : skus and quantities of another shopper's cart. */
export async function getSharedCart(context: CallContext, cartId: string) {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: callPath`/carts/${cartId}/shared`,
    name: 'GET /carts/{cartId}/shared',
    answer: sharedCartSchema,
  });
  return body.values;
}

/** POST /carts-self/{cartId}/billing-address */
export function setBillingAddress(
  context: CallContext,
  cart: CartVersion,
  address: CartAddress,
): Promise<Cart> {
  return cartCall(context, {
    method: 'POST',
    path: callPath`/carts-self/${cart.id}/billing-address`,
    name: 'POST /carts-self/{cartId}/billing-address',
    version: cart.version,
    body: address,
  });
}

/** POST /carts-self/{cartId}/shipping-method/{shippingMethodId} */
export function setShippingMethod(
  context: CallContext,
  cart: CartVersion,
  method: ShippingMethodKey,
  address: CartAddress,
): Promise<Cart> {
  return cartCall(context, {
    method: 'POST',
    path: callPath`/carts-self/${cart.id}/shipping-method/${method}`,
    name: 'POST /carts-self/{cartId}/shipping-method/{shippingMethodId}',
    version: cart.version,
    body: address,
  });
}
