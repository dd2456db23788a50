import { exportOrders } from '#src/domain/order/staff-order.calls.ts';
import { orderList } from '#src/domain/order/staff-order.list.ts';
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
        ...{ list: orderList, query },
        read: (tx, page) => listOrders(tx, caller, page, deps.now()),
      }),
    ),
  );
}
