import * as calls from '#src/domain/order/order-desk.calls.ts';
import type { Router } from '../http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { orderNotes } from '../orders/tables.ts';
import { changeOrder } from './change-order.ts';
import { listOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';

/** Orders as the desk and the warehouse work on them. */
export function serveOrders(router: Router, deps: PlatformDeps): void {
  const { database, now } = deps;
  const read = async (caller: StaffCaller, orderNumber: string) =>
    ok(await readOrder(database, caller, orderNumber, now()));

  serve(router, calls.listOrders, async ({ query }, caller) =>
    ok(await listOrders(database, caller, query, now())),
  );

  serve(router, calls.getDeskOrder, ({ params }, caller) => read(caller, params.orderNumber));

  serve(router, calls.writeOrderNote, async ({ params, body: { changeId, text } }, caller) => {
    const asked = { ...params, changeId, version: null, action: 'order.note' } as const;
    await changeOrder(deps, caller, asked, async (tx, { orderNumber }, at) => {
      const { name: authorName } = caller;
      const note = { noteId: changeId, orderNumber, text, authorName, writtenAt: at };
      await tx.insert(orderNotes).values(note);
      return { after: { text } };
    });
    return read(caller, params.orderNumber);
  });
}
