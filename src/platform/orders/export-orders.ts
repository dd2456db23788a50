import { toDecimal } from '#src/domain/money/money.ts';
import { exportOrders } from '#src/domain/order/staff-order.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { exportList } from '../staff/face.ts';
import { listOrders } from './list-orders.ts';

/** The list of orders as a table. */
export function serveOrderExport(router: Router, deps: PlatformDeps): void {
  serve(router, exportOrders, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ name: 'orders', query },
        read: (tx, page) => listOrders(tx, caller, page, deps.now()),
        columns: {
          order: ({ orderNumber }) => orderNumber,
          'placed at': ({ createdAt }) => createdAt,
          shop: ({ shop }) => shop,
          'customer id': ({ customerId }) => customerId,
          customer: ({ customerName }) => customerName,
          email: ({ email }) => email,
          items: ({ itemCount }) => itemCount,
          'items to send': ({ toSend }) => toSend,
          total: ({ totalPrice }) => toDecimal(totalPrice.centAmount).toFixed(2),
          currency: ({ totalPrice }) => totalPrice.currencyCode,
          status: ({ status }) => status,
          payment: ({ payment }) => payment,
          fulfilment: ({ fulfilment }) => fulfilment,
          'shipping method': ({ shippingMethod }) => shippingMethod,
        },
      }),
    ),
  );
}
