import { z } from 'zod';
import {
  billingAddressBodySchema,
  happyShoppingBodySchema,
  shippingMethodBodySchema,
} from '#src/domain/address/address.schema.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  idempotencyHeaders,
  idSegment,
  skuText,
  versionQuery,
} from '#src/domain/wire/request-parts.ts';
import {
  cartSchema,
  cartsElsewhereSchema,
  createCartBodySchema,
  mergeBodySchema,
  productsListBodySchema,
  sharedCartSchema,
} from './cart.schema.ts';
import { CHANGE_ERRORS, cartIdParams as cartId, theCart } from './cart-change.ts';

const line = cartId.extend({ lineId: idSegment });
const promo = cartId.extend({ promoCode: z.string().trim().min(1).max(40) });

export const createCart = defineCall({
  method: 'POST',
  path: '/carts',
  summary: 'Create a cart',
  by: 'shopper',
  capability: 'core',
  request: { body: createCartBodySchema },
  answers: { 201: 'The cart' },
  answer: cartSchema,
  errors: ['CART_ALREADY_EXISTS'],
});

export const getOwnCart = defineCall({
  method: 'GET',
  path: '/carts-self',
  summary: "Read the customer's cart",
  by: 'buyer',
  capability: 'core',
  forGuests: true,
  request: {},
  ...theCart,
  errors: ['CART_NOT_FOUND'],
});

export const getCartsElsewhere = defineCall({
  method: 'GET',
  path: '/carts-self/elsewhere',
  summary: "List the customer's carts in other shops",
  by: 'buyer',
  capability: 'cartsElsewhere',
  request: {},
  answers: { 200: 'Carts that hold something' },
  answer: cartsElsewhereSchema,
  errors: [],
});

export const getCart = defineCall({
  method: 'GET',
  path: '/carts/{cartId}',
  summary: 'Read a cart',
  by: 'shopper',
  capability: 'core',
  request: { params: cartId },
  ...theCart,
  errors: ['CART_NOT_FOUND'],
});

export const getSharedCart = defineCall({
  method: 'GET',
  path: '/carts/{cartId}/shared',
  summary: 'Read the skus and quantities of a shared cart',
  by: 'shopper',
  capability: 'sharedCarts',
  request: { params: cartId },
  answers: { 200: 'Its lines' },
  answer: sharedCartSchema,
  errors: ['CART_NOT_FOUND'],
});

export const deleteCart = defineCall({
  method: 'DELETE',
  path: '/carts/{cartId}',
  summary: 'Delete a cart',
  by: 'shopper',
  capability: 'core',
  request: { params: cartId, query: versionQuery },
  answers: { 204: 'Deleted' },
  answer: z.null(),
  errors: CHANGE_ERRORS,
});

export const addProduct = defineCall({
  method: 'POST',
  path: '/carts/{cartId}/products/{sku}',
  summary: 'Add one item of a sku; the same Idempotency-Key adds it once',
  by: 'shopper',
  capability: 'core',
  request: {
    params: cartId.extend({ sku: skuText }),
    query: versionQuery,
    headers: idempotencyHeaders,
  },
  ...theCart,
  errors: [
    ...CHANGE_ERRORS,
    'PRODUCT_NOT_FOUND',
    'PRODUCT_OUT_OF_STOCK',
    'QUANTITY_NOT_AVAILABLE',
    'QUANTITY_LIMIT_REACHED',
    'CART_FULL',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const addProducts = defineCall({
  method: 'POST',
  path: '/carts/{cartId}/products-list/',
  summary: 'Add a list of skus',
  by: 'shopper',
  capability: 'core',
  request: {
    params: cartId,
    query: versionQuery.extend({ sourceCartId: idSegment.optional() }),
    body: productsListBodySchema,
  },
  answers: {
    200: 'The cart',
    206: 'The cart; productsNotAdded names what was left out',
  },
  answer: cartSchema,
  errors: CHANGE_ERRORS,
});

export const changeQuantity = defineCall({
  method: 'PUT',
  path: '/carts/{cartId}/products/{lineId}/quantity/{quantity}',
  summary: 'Set the quantity of a line',
  by: 'shopper',
  capability: 'core',
  request: {
    params: line.extend({
      quantity: z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .transform(Number),
    }),
    query: versionQuery,
  },
  ...theCart,
  errors: [
    ...CHANGE_ERRORS,
    'LINE_NOT_FOUND',
    'PRODUCT_OUT_OF_STOCK',
    'QUANTITY_NOT_AVAILABLE',
    'QUANTITY_LIMIT_REACHED',
  ],
});

export const removeLine = defineCall({
  method: 'DELETE',
  path: '/carts/{cartId}/products/{lineId}',
  summary: 'Remove a line',
  by: 'shopper',
  capability: 'core',
  request: { params: line, query: versionQuery },
  ...theCart,
  errors: [...CHANGE_ERRORS, 'LINE_NOT_FOUND'],
});

export const addPromoCode = defineCall({
  method: 'POST',
  path: '/carts/{cartId}/promo-code/{promoCode}',
  summary: 'Apply a promo code',
  by: 'shopper',
  capability: 'codes',
  request: { params: promo, query: versionQuery },
  ...theCart,
  errors: [
    ...CHANGE_ERRORS,
    'PROMO_CODE_UNKNOWN',
    'PROMO_CODE_EXPIRED',
    'PROMO_CODE_ALREADY_USED',
    'PROMO_CODE_ALREADY_APPLIED',
    'PROMO_CODE_GIFT_IN_CART',
    'PROMO_CODE_ITEMS_MISSING',
    'PROMO_CODE_MINIMUM_NOT_REACHED',
    'PROMO_CODE_NO_GOODS',
    'PROMO_CODE_USED_UP',
    'TOO_MANY_REQUESTS',
  ],
});

export const removePromoCode = defineCall({
  method: 'DELETE',
  path: '/carts/{cartId}/promo-code/{promoCode}',
  summary: 'Take a promo code off',
  by: 'shopper',
  capability: 'codes',
  request: { params: promo, query: versionQuery },
  ...theCart,
  errors: [...CHANGE_ERRORS, 'PROMO_CODE_UNKNOWN'],
});

export const refreshCart = defineCall({
  method: 'PUT',
  path: '/carts/{cartId}/refresh',
  summary: 'Compute prices and availability again',
  by: 'shopper',
  capability: 'core',
  request: { params: cartId, query: versionQuery },
  ...theCart,
  errors: CHANGE_ERRORS,
});

export const mergeCarts = defineCall({
  method: 'POST',
  path: '/carts/merge',
  summary: "Merge the guest's cart into the customer's",
  by: 'buyer',
  capability: 'core',
  forGuests: true,
  request: { body: mergeBodySchema },
  answers: { 200: 'The cart', 204: 'There is no cart', 226: 'Two carts became one' },
  answer: cartSchema.nullable(),
  errors: ['CART_LOCKED'],
});

export const leaveGuestCart = defineCall({
  method: 'POST',
  path: '/carts-self/leave',
  summary:
    "Make a guest's cart the session's again, without addresses: for a sign-in to an account",
  by: 'buyer',
  capability: 'guests',
  forGuests: true,
  request: {},
  answers: { 204: 'It is; of an account, and one that is being paid, nothing changes' },
  answer: z.null(),
  errors: [],
});

export const setBillingAddress = defineCall({
  method: 'POST',
  path: '/carts-self/{cartId}/billing-address',
  summary: 'Set the billing address',
  by: 'buyer',
  capability: 'checkout',
  forGuests: true,
  request: { params: cartId, query: versionQuery, body: billingAddressBodySchema },
  ...theCart,
  errors: [...CHANGE_ERRORS, 'ADDRESS_INVALID', 'COUNTRY_NOT_SERVED'],
});

export const setShippingMethod = defineCall({
  method: 'POST',
  path: '/carts-self/{cartId}/shipping-method/{shippingMethodId}',
  summary: 'Set the shipping method with its address',
  by: 'buyer',
  capability: 'checkout',
  forGuests: true,
  request: {
    params: cartId.extend({ shippingMethodId: z.enum(SHIPPING_METHOD_KEYS) }),
    query: versionQuery,
    body: shippingMethodBodySchema,
  },
  ...theCart,
  errors: [
    ...CHANGE_ERRORS,
    'ADDRESS_INVALID',
    'COUNTRY_NOT_SERVED',
    'SHIPPING_METHOD_UNAVAILABLE',
    'DELIVERY_POINT_UNKNOWN',
  ],
});

export const setHappyShopping = defineCall({
  method: 'POST',
  path: '/carts-self/{cartId}/shipping-method-hsp',
  summary: 'Have the order delivered with Happy Shopping, packed for a receiver',
  by: 'buyer',
  capability: 'loyalty',
  request: { params: cartId, query: versionQuery, body: happyShoppingBodySchema },
  ...theCart,
  errors: [
    ...CHANGE_ERRORS,
    'ADDRESS_INVALID',
    'CART_INCOMPLETE',
    'COUNTRY_NOT_SERVED',
    'SHIPPING_METHOD_UNAVAILABLE',
  ],
});
