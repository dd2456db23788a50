import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as calls from '#src/domain/account/guest.calls.ts';
import { buyerMiddleware, customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readGuestOrders } from './guests.server.ts';

/** Makes the guest of this session an account; EMAIL_HAS_ACCOUNT. */
export const keepGuest = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .handler(async ({ context }) => {
    await context.customer.ask(calls.keepGuest, {});
  });

/** How many orders were placed as a guest with the proven e-mail of the account. */
export const fetchGuestOrders = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context }) => (await readGuestOrders(context.customer))?.orders ?? 0);

/** Takes them into the account; answers how many. */
export const takeGuestOrders = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context }) => (await context.customer.ask(calls.takeGuestOrders, {})).orders);

export const guestOrdersQuery = queryOptions({
  queryKey: ['account', 'guest-orders'],
  queryFn: () => fetchGuestOrders(),
});
