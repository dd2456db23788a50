import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { readLastPurchase } from '#src/domain/account/client.ts';
import * as downloadCalls from '#src/domain/order/download.calls.ts';
import * as orderCalls from '#src/domain/order/order.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readJourney, readLastPurchaseDate, readPasskeys, readPoints } from './dashboard.server.ts';

export const ORDERS_PAGE_SIZE = 10;

/** Orders per page of documents. */
export const DOWNLOADS_PAGE_SIZE = 10;

/** 0-based. */
const pageSchema = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
});

async function readLastOrder(customer: Commerce) {
  const { values } = await customer.ask(orderCalls.getOrders, { query: { page: 0, size: 1 } });
  const [lastOrder = null] = values;
  if (lastOrder === null) return { lastOrder, lastJourney: null };
  return { lastOrder, lastJourney: await readJourney(customer, lastOrder.orderNumber) };
}

/** Greeting, the last order with its way, and a member's points. */
export const fetchDashboard = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { customer, client } }) => {
    const [last, lastPurchase, loyalty, passkeys] = await Promise.all([
      readLastOrder(customer),
      readLastPurchaseDate(customer),
      readPoints(customer, client),
      readPasskeys(customer),
    ]);
    const { firstName, lastName, email } = client;
    return {
      ...{ firstName, lastName, email },
      ...last,
      loyalty,
      lastPurchase: readLastPurchase(lastPurchase),
      /** Only where it is certain. */
      hasNoPasskey: passkeys?.values.length === 0,
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
