import { requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/order/order.calls.ts';
import type { LineShare, ReturnedLine } from '#src/domain/order/order.schema.ts';
import * as journeyCalls from '#src/domain/order/order-journey.calls.ts';
import * as returnCalls from '#src/domain/order/return.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import { idempotent } from '../kernel/http/idempotent.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import type { DigitalGoods } from './documents/digital-goods.ts';
import { serveDownloads } from './documents/shopper-routes.ts';
import { toOrderIn } from './order-in-language.ts';
import { findJourney } from './order-journey.ts';
import { claimOrder, findTrackedOrder, limitLinkUse, requireLinkedOrder } from './order-links.ts';
import { findOrderRow, findOrderRowByCart, listOrdersOfCustomer } from './order-store.ts';
import { placeOrder } from './place-order.ts';
import { declareReturn } from './returns/declare-return.ts';

/** The law asks for none. */
const withoutReasons = (lines: readonly LineShare[]): ReturnedLine[] =>
  lines.map((line) => ({ ...line, reason: null }));

/** What became of an order and what comes back of it, for its customer and the link of its mail. */
function serveJourneys(router: Router, { database, now }: PlatformDeps): void {
  serve(router, journeyCalls.getOrderJourney, async ({ params }, { customerId }) => {
    const row = await findOrderRow(database, customerId, params.orderNumber);
    return ok(await findJourney(database, requireFound(row, 'ORDER_NOT_FOUND'), now()));
  });

  serve(router, journeyCalls.trackOrder, async ({ body: { token } }, shopper) => {
    await limitLinkUse(database, shopper, now());
    return ok(
      requireFound(
        await findTrackedOrder(database, { token, language: shopper.lang }, now()),
        'ORDER_LINK_UNKNOWN',
      ),
    );
  });

  serve(router, journeyCalls.claimOrder, async ({ body }, shopper) =>
    ok(await claimOrder(database, { ...body, shopper }, now())),
  );

  serve(
    router,
    returnCalls.withdraw,
    async ({ params, body: { returnId, lines, way } }, { customerId }) =>
      ok(
        await declareReturn(
          database,
          { ...params, returnId, customerId, basis: 'law', lines: withoutReasons(lines), way },
          now(),
        ),
      ),
  );

  serve(router, returnCalls.returnItems, async ({ params, body }, { customerId }) =>
    ok(await declareReturn(database, { ...params, ...body, customerId, basis: 'promise' }, now())),
  );

  serve(
    router,
    returnCalls.withdrawTracked,
    async ({ body: { token, returnId, lines, way } }, shopper) => {
      const orderNumber = await requireLinkedOrder(database, { token, shopper }, now());
      const declared = { returnId, lines: withoutReasons(lines), way, basis: 'law' } as const;
      return ok(
        await declareReturn(database, { ...declared, orderNumber, customerId: null }, now()),
      );
    },
  );

  serve(router, returnCalls.returnTracked, async ({ body: { token, ...body } }, shopper) => {
    const orderNumber = await requireLinkedOrder(database, { token, shopper }, now());
    const declared = { ...body, basis: 'promise' } as const;
    return ok(await declareReturn(database, { ...declared, orderNumber, customerId: null }, now()));
  });
}

/** Validation, and the customer's orders. */
export function serveOrders(router: Router, deps: PlatformDeps, goods: DigitalGoods): void {
  const { database } = deps;
  serveDownloads(router, deps, goods);

  serve(
    router,
    calls.validateCart,
    async ({ params, query }, caller) =>
      ok(await placeOrder(deps, caller, { ...params, ...query })),
    idempotent(deps),
  );

  serve(router, calls.getOrderByCart, async ({ params }, { customerId, lang }) => {
    const found = await findOrderRowByCart(database, customerId, params.cartId);
    return ok(await toOrderIn(database, requireFound(found, 'ORDER_NOT_FOUND'), lang));
  });

  serve(router, calls.getOrders, async ({ query }, { customerId }) =>
    ok(await listOrdersOfCustomer(database, customerId, query)),
  );

  serve(router, calls.getOrder, async ({ params }, { customerId, lang }) => {
    const found = await findOrderRow(database, customerId, params.orderNumber);
    return ok(await toOrderIn(database, requireFound(found, 'ORDER_NOT_FOUND'), lang));
  });

  serveJourneys(router, deps);
}
