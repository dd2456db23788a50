import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { readLastPurchase } from '#src/domain/account/last-purchase.ts';
import { getLastPurchaseDate } from '#src/gateway/accounts.server.ts';
import { getOrder, getOrders } from '#src/gateway/checkout.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { getDownloads } from '#src/gateway/downloads.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

export const ORDERS_PAGE_SIZE = 10;

/** Orders of which a page shows the documents. */
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
  .validator(pageSchema)
  .handler(({ context, data }) =>
    getOrders(context.customer.call, { page: data.page, size: ORDERS_PAGE_SIZE }),
  );

export const fetchOrder = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ orderNumber: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }))
  .handler(({ context, data }) => getOrder(context.customer.call, data.orderNumber));

/** Documents of one page of paid orders; NOT_FOUND where the shop has no downloads (DOM-26). */
export const fetchDownloads = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(pageSchema)
  .handler(({ context: { customer }, data }) => {
    if (!customer.shop.params.myDownloads) throw new CommerceError('NOT_FOUND', 'downloads');
    return getDownloads(customer.call, { page: data.page, size: DOWNLOADS_PAGE_SIZE });
  });
