/** The cart calls of specification §7 as they are published in the OpenAPI document. */
import { createRoute, z } from '@hono/zod-openapi';
import { billingAddressBodySchema, shippingMethodBodySchema } from '#src/contract/addresses.ts';
import {
  cartSchema,
  createCartBodySchema,
  mergeBodySchema,
  productsListBodySchema,
  sharedCartSchema,
} from '#src/contract/carts.ts';
import type { ErrorCode } from '#src/contract/error-codes.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping.ts';
import {
  answer,
  errors,
  idempotencyHeader,
  idSegment,
  jsonBody,
  versionQuery,
} from '../http/call.ts';

const tags = ['Cart'];
const cartId = z.object({ cartId: idSegment });
const line = z.object({ cartId: idSegment, lineId: idSegment });
const promo = z.object({ cartId: idSegment, promoCode: z.string().trim().min(1).max(40) });
const cart = answer(cartSchema, 'The cart');

/** What every change of a cart may answer besides its own errors. */
const changeErrors = (...codes: readonly ErrorCode[]) =>
  errors('CART_NOT_FOUND', 'CART_VERSION_CONFLICT', 'CART_LOCKED', ...codes);

export const createCartCall = createRoute({
  method: 'post',
  path: '/carts',
  tags,
  summary: 'Create a cart',
  request: { body: jsonBody(createCartBodySchema) },
  responses: { 201: cart, ...errors('CART_ALREADY_EXISTS') },
});

export const getOwnCartCall = createRoute({
  method: 'get',
  path: '/carts-self',
  tags,
  summary: "Read the customer's cart",
  responses: { 200: cart, ...errors('CART_NOT_FOUND') },
});

export const getCartCall = createRoute({
  method: 'get',
  path: '/carts/{cartId}',
  tags,
  summary: 'Read a cart',
  request: { params: cartId },
  responses: { 200: cart, ...errors('CART_NOT_FOUND') },
});

export const getSharedCartCall = createRoute({
  method: 'get',
  path: '/carts/{cartId}/shared',
  tags,
  summary: 'Read the skus and quantities of a shared cart',
  request: { params: cartId },
  responses: { 200: answer(sharedCartSchema, 'Its lines'), ...errors('CART_NOT_FOUND') },
});

export const deleteCartCall = createRoute({
  method: 'delete',
  path: '/carts/{cartId}',
  tags,
  summary: 'Delete a cart',
  request: { params: cartId, query: versionQuery },
  responses: { 204: { description: 'Deleted' }, ...changeErrors() },
});

export const addProductCall = createRoute({
  method: 'post',
  path: '/carts/{cartId}/products/{sku}',
  tags,
  summary: 'Add one piece of a sku; the same Idempotency-Key adds it once',
  request: {
    params: z.object({ cartId: idSegment, sku: idSegment }),
    query: versionQuery,
    headers: idempotencyHeader,
  },
  responses: {
    200: cart,
    ...changeErrors(
      'PRODUCT_NOT_FOUND',
      'PRODUCT_OUT_OF_STOCK',
      'QUANTITY_NOT_AVAILABLE',
      'QUANTITY_LIMIT_REACHED',
      'CART_FULL',
      'IDEMPOTENCY_KEY_REUSED',
    ),
  },
});

export const addProductsListCall = createRoute({
  method: 'post',
  path: '/carts/{cartId}/products-list/',
  tags,
  summary: 'Add a list of skus',
  request: {
    params: cartId,
    query: versionQuery.extend({ sourceCartId: idSegment.optional() }),
    body: jsonBody(productsListBodySchema),
  },
  responses: {
    200: cart,
    206: answer(cartSchema, 'The cart; productsNotAdded names what was left out'),
    ...changeErrors(),
  },
});

export const changeQuantityCall = createRoute({
  method: 'put',
  path: '/carts/{cartId}/products/{lineId}/quantity/{quantity}',
  tags,
  summary: 'Set the quantity of a line',
  request: {
    params: line.extend({
      quantity: z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .transform(Number),
    }),
    query: versionQuery,
  },
  responses: {
    200: cart,
    ...changeErrors(
      'LINE_NOT_FOUND',
      'PRODUCT_OUT_OF_STOCK',
      'QUANTITY_NOT_AVAILABLE',
      'QUANTITY_LIMIT_REACHED',
    ),
  },
});

export const removeLineCall = createRoute({
  method: 'delete',
  path: '/carts/{cartId}/products/{lineId}',
  tags,
  summary: 'Remove a line',
  request: { params: line, query: versionQuery },
  responses: { 200: cart, ...changeErrors('LINE_NOT_FOUND') },
});

export const addPromoCodeCall = createRoute({
  method: 'post',
  path: '/carts/{cartId}/promo-code/{promoCode}',
  tags,
  summary: 'Apply a promo code',
  request: { params: promo, query: versionQuery },
  responses: {
    200: cart,
    ...changeErrors(
      'PROMO_CODE_UNKNOWN',
      'PROMO_CODE_EXPIRED',
      'PROMO_CODE_ALREADY_USED',
      'PROMO_CODE_ALREADY_APPLIED',
      'PROMO_CODE_GIFT_IN_CART',
      'PROMO_CODE_MINIMUM_NOT_REACHED',
      'TOO_MANY_REQUESTS',
    ),
  },
});

export const removePromoCodeCall = createRoute({
  method: 'delete',
  path: '/carts/{cartId}/promo-code/{promoCode}',
  tags,
  summary: 'Take a promo code off',
  request: { params: promo, query: versionQuery },
  responses: { 200: cart, ...changeErrors('PROMO_CODE_UNKNOWN') },
});

export const refreshCartCall = createRoute({
  method: 'put',
  path: '/carts/{cartId}/refresh',
  tags,
  summary: 'Compute prices and availability anew',
  request: { params: cartId, query: versionQuery },
  responses: { 200: cart, ...changeErrors() },
});

export const mergeCartsCall = createRoute({
  method: 'post',
  path: '/carts/merge',
  tags,
  summary: "Merge the guest's cart into the customer's",
  request: { body: jsonBody(mergeBodySchema) },
  responses: {
    200: cart,
    204: { description: 'There is no cart' },
    226: answer(cartSchema, 'Two carts became one'),
    ...errors('CART_LOCKED'),
  },
});

export const setBillingAddressCall = createRoute({
  method: 'post',
  path: '/carts-self/{cartId}/billing-address',
  tags,
  summary: 'Set the billing address',
  request: { params: cartId, query: versionQuery, body: jsonBody(billingAddressBodySchema) },
  responses: { 200: cart, ...changeErrors('ADDRESS_INVALID', 'COUNTRY_NOT_SERVED') },
});

export const setShippingMethodCall = createRoute({
  method: 'post',
  path: '/carts-self/{cartId}/shipping-method/{shippingMethodId}',
  tags,
  summary: 'Set the shipping method with its address',
  request: {
    params: cartId.extend({ shippingMethodId: z.enum(SHIPPING_METHOD_KEYS) }),
    query: versionQuery,
    body: jsonBody(shippingMethodBodySchema),
  },
  responses: {
    200: cart,
    ...changeErrors('ADDRESS_INVALID', 'COUNTRY_NOT_SERVED', 'SHIPPING_METHOD_UNAVAILABLE'),
  },
});
