import { exportCustomers } from '#src/domain/account/customer-desk.calls.ts';
import { exportGiftCards } from '#src/domain/gift-card/gift-card-desk.calls.ts';
import { toDecimal } from '#src/domain/money/money.ts';
import { exportOrders } from '#src/domain/order/order-desk.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { exportList } from '../staff/export-list.ts';
import { listCustomers } from './list-customers.ts';
import { listGiftCards } from './list-gift-cards.ts';
import { listOrders } from './list-orders.ts';

const amount = (cents: number) => toDecimal(cents).toFixed(2);

/** The lists of the desk as tables. */
export function serveDeskExports(router: Router, deps: PlatformDeps): void {
  const { config, now } = deps;

  serve(router, exportOrders, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ name: 'orders', query },
        read: (tx, page) => listOrders(tx, caller, page, now()),
        columns: {
          order: ({ orderNumber }) => orderNumber,
          'placed at': ({ createdAt }) => createdAt,
          shop: ({ shop }) => shop,
          'customer id': ({ customerId }) => customerId,
          customer: ({ customerName }) => customerName,
          email: ({ email }) => email,
          items: ({ itemCount }) => itemCount,
          'items to send': ({ toSend }) => toSend,
          total: ({ totalPrice }) => amount(totalPrice.centAmount),
          currency: ({ totalPrice }) => totalPrice.currencyCode,
          status: ({ status }) => status,
          payment: ({ payment }) => payment,
          fulfilment: ({ fulfilment }) => fulfilment,
          'shipping method': ({ shippingMethod }) => shippingMethod,
        },
      }),
    ),
  );

  serve(router, exportCustomers, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ name: 'customers', query },
        read: (tx, page) => listCustomers(tx, caller, page),
        columns: {
          'customer id': ({ id }) => id,
          name: ({ name }) => name,
          email: ({ email }) => email,
          telephone: ({ phoneNumber }) => phoneNumber,
          'created at': ({ createdAt }) => createdAt,
          'last purchase': ({ lastPurchaseOn }) => lastPurchaseOn,
          loyalty: ({ loyaltyType }) => loyaltyType,
          orders: ({ orders }) => orders,
          deleted: ({ isDeleted }) => (isDeleted ? 'yes' : 'no'),
        },
      }),
    ),
  );

  serve(router, exportGiftCards, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ name: 'gift-cards', query },
        read: (tx, page) => {
          const { sealing } = config;
          return listGiftCards({ db: tx, sealing }, caller, page, now());
        },
        columns: {
          'card id': ({ id }) => id,
          'last signs': ({ shownNumber }) => shownNumber,
          shop: ({ shop }) => shop,
          origin: ({ origin }) => origin,
          state: ({ state }) => state,
          value: ({ valueCents }) => amount(valueCents),
          balance: ({ balanceCents }) => amount(balanceCents),
          currency: ({ currency }) => currency,
          'issued at': ({ issuedAt }) => issuedAt,
          'expires at': ({ expiresAt }) => expiresAt,
          order: ({ orderNumber }) => orderNumber,
          recipient: ({ recipientEmail }) => recipientEmail,
        },
      }),
    ),
  );
}
