import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/order/order.calls.ts';
import * as journeyCalls from '#src/domain/order/order-journey.calls.ts';
import { type Attempt, countAttempt } from '../attempts/attempt-store.ts';
import { createRouter } from '../http/create-router.ts';
import { idempotent } from '../http/idempotent.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import { findJourney } from './order-journey.ts';
import { findLinkedOrder, findTrackedOrder } from './order-links.ts';
import { findOrderByCart, findOrderRow, listOrders, toOrder } from './order-store.ts';
import { placeOrder } from './place-order.ts';
import { withdraw } from './withdraw.ts';

/** A token is never guessed; attempts are stopped early. A client may be a whole office. */
const CLIENT_LIMIT = { most: 120, seconds: 600 };

/** What became of an order, for its customer and for the link of its mail. */
function journeyRoutes({ database, now }: PlatformDeps) {
  const router = createRouter();

  async function limit({ clientGroup }: Shopper): Promise<void> {
    if (!clientGroup) return;
    const attempt: Attempt = { what: 'order link from', who: clientGroup, limit: CLIENT_LIMIT };
    const retryAfterSeconds = await countAttempt(database, now(), [attempt]);
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }

  serve(router, journeyCalls.getOrderJourney, async ({ params }, { customerId }) => {
    const row = await findOrderRow(database, customerId, params.orderNumber);
    if (row === null) throw new DomainError('ORDER_NOT_FOUND');
    return { status: 200, body: await findJourney(database, row, now()) };
  });

  serve(router, journeyCalls.withdraw, async ({ params, body }, { customerId }) => ({
    status: 200,
    body: await withdraw(database, { ...params, ...body, customerId }, now()),
  }));

  serve(router, journeyCalls.trackOrder, async ({ body: { token } }, shopper) => {
    await limit(shopper);
    const order = await findTrackedOrder(database, token, now());
    if (order === null) throw new DomainError('ORDER_LINK_UNKNOWN');
    return { status: 200, body: order };
  });

  serve(router, journeyCalls.withdrawTracked, async ({ body: { token, ...declared } }, shopper) => {
    await limit(shopper);
    const orderNumber = await findLinkedOrder(database, token, now());
    if (orderNumber === null) throw new DomainError('ORDER_LINK_UNKNOWN');
    const declaration = { ...declared, orderNumber, customerId: null };
    return { status: 200, body: await withdraw(database, declaration, now()) };
  });

  return router;
}

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
