import { eq } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { getExchangeSizes } from '#src/domain/order/exchange.calls.ts';
import { previewRefund as previewRefundCall } from '#src/domain/order/refund-preview.calls.ts';
import * as calls from '#src/domain/order/staff-order.calls.ts';
import { orderList } from '#src/domain/order/staff-order.list.ts';
import { isUntouched } from '../gift-cards/face.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { repeatMail } from '../kernel/mail/repeat-mail.ts';
import { mails } from '../kernel/mail/tables.ts';
import { exportList } from '../staff/face.ts';
import { cancelItems, changeAddress } from './change-before-dispatch.ts';
import { type Asked, changeOrder } from './change-order.ts';
import { listOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';
import { previewRefund } from './refunds/preview-refund.ts';
import { refundByHand, settleByStaff } from './refunds/refund-by-hand.ts';
import { findExchangeSizes } from './returns/exchange-sizes.ts';
import { listReturns } from './returns/list-returns.ts';
import { declareByStaff, inspectByStaff } from './returns/staff-returns.ts';
import { findNextOrder } from './sending/next-order.ts';
import { noteStep, sendParcelAsStaff } from './sending/send-orders.ts';
import { orderNotes } from './tables.ts';

/** Orders as customer service and the warehouse work on them. */
export function serveOrderWork(router: Router, deps: PlatformDeps): void {
  const { database, now } = deps;
  const read = async (caller: StaffCaller, orderNumber: string) =>
    ok(await readOrder(database, caller, orderNumber, now()));

  serve(router, calls.listOrders, async ({ query }, caller) =>
    ok(await listOrders(database, caller, query, now())),
  );

  serve(router, calls.exportOrders, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ list: orderList, query },
        read: (tx, page) => listOrders(tx, caller, page, now()),
      }),
    ),
  );

  serve(router, calls.getNextOrder, async ({ params, query }, caller) =>
    ok(await findNextOrder(database, caller, params.orderNumber, query)),
  );

  serve(router, calls.getStaffOrder, ({ params }, caller) => read(caller, params.orderNumber));

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

  /** Makes a write, then answers the order as it is. */
  const then = async (caller: StaffCaller, { orderNumber }: Asked, written: Promise<void>) => {
    await written;
    return read(caller, orderNumber);
  };

  serve(router, calls.markPicked, ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    return then(caller, asked, noteStep(deps, caller, asked, 'prepared'));
  });

  serve(router, calls.markDelivered, ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    return then(caller, asked, noteStep(deps, caller, asked, 'delivered'));
  });

  serve(router, calls.sendParcel, ({ params, body: { changeId, version, ...sent } }, caller) => {
    const asked = { ...params, changeId, version };
    return then(caller, asked, sendParcelAsStaff(deps, caller, asked, sent));
  });

  serve(router, calls.changeOrderAddress, ({ params, body: { address, ...body } }, caller) => {
    const asked = { ...params, ...body };
    return then(caller, asked, changeAddress(deps, caller, asked, address));
  });

  serve(router, calls.cancelItems, ({ params, body: { lines, reason, ...body } }, caller) => {
    const asked = { ...params, ...body };
    return then(caller, asked, cancelItems(deps, caller, asked, { lines, reason }));
  });

  serve(router, previewRefundCall, async ({ params, body }, caller) =>
    ok(await previewRefund(database, caller, params.orderNumber, body)),
  );

  serve(router, calls.declareStaffReturn, ({ params, body: { lines, way, ...body } }, caller) => {
    const asked = { ...params, ...body };
    return then(caller, asked, declareByStaff(deps, caller, asked, { lines, way }));
  });

  serve(router, calls.refundOrder, ({ params, body: { centAmount, reason, ...body } }, caller) => {
    const asked = { ...params, ...body };
    return then(caller, asked, refundByHand(deps, caller, asked, { centAmount, reason }));
  });

  serve(router, calls.settleFailedRefund, ({ params: { refundId, ...params }, body }, caller) => {
    const asked = { ...params, ...body };
    return then(caller, asked, settleByStaff(deps, caller, asked, refundId));
  });

  serve(router, calls.repeatOrderMail, async ({ params: { mailId, ...params }, body }, caller) => {
    const asked = { ...params, ...body, version: null, action: 'order.mail-again' } as const;
    await changeOrder(deps, caller, asked, async (tx) => {
      const { mails: listed } = await readOrder(tx, caller, params.orderNumber, now());
      if (!listed.some((mail) => mail.mailId === mailId)) throw new DomainError('NOT_FOUND');
      const [mail] = await tx.select().from(mails).where(eq(mails.mailId, mailId));
      return { after: await repeatMail(tx, requireFound(mail, 'NOT_FOUND'), isUntouched) };
    });
    return read(caller, params.orderNumber);
  });

  serve(router, calls.listReturns, async ({ query }, caller) =>
    ok(await listReturns(database, caller, query)),
  );

  serve(router, getExchangeSizes, async ({ params: { returnId } }, caller) =>
    ok(await findExchangeSizes(database, caller, returnId, now())),
  );

  serve(
    router,
    calls.inspectReturn,
    async ({ params, body: { inspected, exchanges, waivesFee, ...body } }, caller) => {
      const asked = { ...params, ...body };
      const found = { inspected, exchanges, waivesFee };
      return read(caller, await inspectByStaff(deps, caller, asked, found));
    },
  );
}
