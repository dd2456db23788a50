import { createRoute, z } from '@hono/zod-openapi';
import { orderSchema, ordersSchema } from '#src/contract/orders.ts';
import { answer, errors, idSegment, versionQuery } from '../http/call.ts';
import { cartSession } from '../http/cart-session.ts';
import { createRouter } from '../http/create-router.ts';
import { idempotent } from '../http/idempotent.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { getCustomer, requireCustomer } from '../http/require-customer.ts';
import { findOrder, findOrderByCart, listOrders } from './order-store.ts';
import { placeOrder } from './place-order.ts';

const tags = ['Order'];
const order = answer(orderSchema, 'The order');

const validateCall = createRoute({
  method: 'post',
  path: '/carts-self/{cartId}/validate',
  tags,
  summary: 'Turn a paid cart into an order',
  request: { params: z.object({ cartId: idSegment }), query: versionQuery },
  responses: {
    200: order,
    ...errors(
      'CART_NOT_FOUND',
      'CART_VERSION_CONFLICT',
      'CART_CHANGED',
      'CART_EMPTY',
      'CART_INCOMPLETE',
      'PAYMENT_REQUIRED',
      'FREE_CART_NOT_ALLOWED',
      'SERVICE_UNAVAILABLE',
    ),
  },
});

const orderByCartCall = createRoute({
  method: 'get',
  path: '/orders/by-cart/{cartId}',
  tags,
  summary: 'Read the order of a cart',
  request: { params: z.object({ cartId: idSegment }) },
  responses: { 200: order, ...errors('ORDER_NOT_FOUND') },
});

const ordersCall = createRoute({
  method: 'get',
  path: '/customers-self/orders',
  tags,
  summary: "List the customer's orders",
  request: {
    query: z.object({
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      size: z.coerce.number().int().min(1).max(50).default(10),
    }),
  },
  responses: { 200: answer(ordersSchema, 'Orders, newest first'), ...errors() },
});

const orderCall = createRoute({
  method: 'get',
  path: '/customers-self/orders/{orderNumber}',
  tags,
  summary: 'Read an order',
  request: { params: z.object({ orderNumber: idSegment }) },
  responses: { 200: order, ...errors('ORDER_NOT_FOUND') },
});

/** Validation, and the customer's orders. */
export function orderRoutes(deps: PlatformDeps) {
  const router = createRouter();
  const { database } = deps;
  router.use('/carts-self/:cartId/validate', cartSession, requireCustomer, idempotent(deps));
  router.use('/orders/*', requireCustomer);
  router.use('/customers-self/orders/*', requireCustomer);

  router.openapi(validateCall, async (c) => {
    const target = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(await placeOrder(deps, getCustomer(c), target), 200);
  });

  router.openapi(orderByCartCall, async (c) => {
    const { cartId } = c.req.valid('param');
    const found = await findOrderByCart(database, getCustomer(c).customerId, cartId);
    if (found === null) throw new Problem('ORDER_NOT_FOUND');
    return c.json(found, 200);
  });

  router.openapi(ordersCall, async (c) => {
    const { customerId } = getCustomer(c);
    return c.json(await listOrders(database, customerId, c.req.valid('query')), 200);
  });

  router.openapi(orderCall, async (c) => {
    const { orderNumber } = c.req.valid('param');
    const found = await findOrder(database, getCustomer(c).customerId, orderNumber);
    if (found === null) throw new Problem('ORDER_NOT_FOUND');
    return c.json(found, 200);
  });

  return router;
}
