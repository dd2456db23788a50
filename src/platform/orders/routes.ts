import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/order/order.calls.ts';
import { createRouter } from '../http/create-router.ts';
import { idempotent } from '../http/idempotent.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import { journeyRoutes } from './journey-routes.ts';
import { findOrderByCart, findOrderRow, listOrders, toOrder } from './order-store.ts';
import { placeOrder } from './place-order.ts';

/** Validation, and the customer's orders. */
export function orderRoutes(deps: PlatformDeps) {
  const router = createRouter();
  const { database } = deps;

  serve(
    router,
    calls.validateCart,
    async ({ params, query }, caller) => ({
      status: 200,
      body: await placeOrder(deps, caller, { ...params, ...query }),
    }),
    idempotent(deps),
  );

  serve(router, calls.getOrderByCart, async ({ params }, { customerId }) => {
    const found = await findOrderByCart(database, customerId, params.cartId);
    if (found === null) throw new DomainError('ORDER_NOT_FOUND');
    return { status: 200, body: found };
  });

  serve(router, calls.getOrders, async ({ query }, { customerId }) => ({
    status: 200,
    body: await listOrders(database, customerId, query),
  }));

  serve(router, calls.getOrder, async ({ params }, { customerId }) => {
    const found = await findOrderRow(database, customerId, params.orderNumber);
    if (found === null) throw new DomainError('ORDER_NOT_FOUND');
    return { status: 200, body: toOrder(found) };
  });

  router.route('/', journeyRoutes(deps));

  return router;
}
