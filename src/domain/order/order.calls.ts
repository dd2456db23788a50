import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idempotencyHeaders, idSegment, versionQuery } from '#src/domain/wire/request-parts.ts';
import { orderSchema, ordersSchema } from './order.schema.ts';

const ORDERS = '/customers-self/orders';
const cartId = z.object({ cartId: idSegment });
const theOrder = { answers: { 200: 'The order' }, answer: orderSchema } as const;

export const validateCart = defineCall({
  method: 'POST',
  path: '/carts-self/{cartId}/validate',
  summary: 'Turn a paid cart into an order',
  by: 'buyer',
  capability: 'checkout',
  forGuests: true,
  request: { params: cartId, query: versionQuery, headers: idempotencyHeaders },
  ...theOrder,
  errors: [
    'CART_NOT_FOUND',
    'CART_VERSION_CONFLICT',
    'CART_CHANGED',
    'CART_EMPTY',
    'CART_INCOMPLETE',
    'PAYMENT_REQUIRED',
    'FREE_CART_NOT_ALLOWED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const getOrderByCart = defineCall({
  method: 'GET',
  path: '/orders/by-cart/{cartId}',
  summary: 'Read the order of a cart',
  by: 'customer',
  capability: 'checkout',
  forGuests: true,
  request: { params: cartId },
  ...theOrder,
  errors: ['ORDER_NOT_FOUND'],
});

export const getOrders = defineCall({
  method: 'GET',
  path: ORDERS,
  summary: "List the customer's orders",
  by: 'customer',
  capability: 'core',
  request: {
    query: z.object({
      page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
      size: z.coerce.number<number>().int().min(1).max(50).default(10),
    }),
  },
  answers: { 200: 'Orders, newest first' },
  answer: ordersSchema,
  errors: [],
});

export const getOrder = defineCall({
  method: 'GET',
  path: `${ORDERS}/{orderNumber}`,
  summary: 'Read an order',
  by: 'customer',
  capability: 'core',
  request: { params: z.object({ orderNumber: idSegment }) },
  ...theOrder,
  errors: ['ORDER_NOT_FOUND'],
});
