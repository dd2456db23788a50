import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { readLastPurchase } from '#src/domain/account/client.ts';
import * as downloadCalls from '#src/domain/order/download.calls.ts';
import * as orderCalls from '#src/domain/order/order.calls.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readLastPurchaseDate } from './last-purchase.server.ts';

export const ORDERS_PAGE_SIZE = 10;

/** Orders per page of documents. */
export const DOWNLOADS_PAGE_SIZE = 10;

/** 0-based. */
const pageSchema = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
});

/** Greeting, last order and what the account menu needs. */
export const fetchDashboard = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { customer, client } }) => {
    const [orders, lastPurchase] = await Promise.all([
      customer.ask(orderCalls.getOrders, { query: { page: 0, size: 1 } }),
      readLastPurchaseDate(customer),
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
  .validator(pageSchema)
  .handler(({ context, data }) =>
    context.customer.ask(orderCalls.getOrders, {
      query: { page: data.page, size: ORDERS_PAGE_SIZE },
    }),
  );

export const fetchOrder = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ orderNumber: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }))
  .handler(({ context, data }) =>
    context.customer.ask(orderCalls.getOrder, { params: { orderNumber: data.orderNumber } }),
  );

/** Documents of one page of paid orders; NOT_FOUND where the shop has no downloads (DOM-26). */
export const fetchDownloads = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(pageSchema)
  .handler(({ context: { customer }, data }) => {
    if (!customer.shop.params.myDownloads) throw new CommerceError('NOT_FOUND', 'downloads');
    return customer.ask(downloadCalls.getDownloads, {
      query: { page: data.page, size: DOWNLOADS_PAGE_SIZE },
    });
  });

export const dashboardQuery = queryOptions({
  queryKey: ['account', 'dashboard'],
  queryFn: () => fetchDashboard(),
});

export function ordersQuery(page: number) {
  return queryOptions({
    queryKey: ['account', 'orders', page],
    queryFn: () => fetchOrders({ data: { page } }),
  });
}

export function orderQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['account', 'order', orderNumber],
    queryFn: () => fetchOrder({ data: { orderNumber } }),
  });
}

export function downloadsQuery(page: number) {
  return queryOptions({
    queryKey: ['account', 'downloads', page],
    queryFn: () => fetchDownloads({ data: { page } }),
  });
}
