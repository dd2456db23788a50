import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { readLastPurchase } from '#src/domain/last-purchase.ts';
import { getLastPurchaseDate } from '#src/gateway/accounts.server.ts';
import { getOrder, getOrders } from '#src/gateway/checkout.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

export const ORDERS_PAGE_SIZE = 10;

/** Greeting, last order and what the account menu needs. */
export const fetchDashboard = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { customer, client } }) => {
    const [orders, lastPurchase] = await Promise.all([
      getOrders(customer.call, { page: 0, size: 1 }),
      getLastPurchaseDate(customer.call),
    ]);
    const { firstName, lastName, email } = client;
    return {
      ...{ firstName, lastName, email },
      lastOrder: orders.values[0] ?? null,
      lastPurchase: readLastPurchase(lastPurchase),
    };
  });

/** One page of the customer's orders, newest first; `page` is 0-based. */
export const fetchOrders = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) }))
  .handler(({ context, data }) =>
    getOrders(context.customer.call, { page: data.page, size: ORDERS_PAGE_SIZE }),
  );

export const fetchOrder = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ orderNumber: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }))
  .handler(({ context, data }) => getOrder(context.customer.call, data.orderNumber));
