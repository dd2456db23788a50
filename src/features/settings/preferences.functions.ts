import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { OPT_INS } from '#src/domain/account/client.ts';
import { MESSAGE_TYPES } from '#src/domain/newsletter/subscription.ts';
import * as accounts from '#src/gateway/accounts.server.ts';
import { findStore } from '#src/gateway/stores.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

/** The four subscriptions of the customer (ENT-14). */
export const fetchSubscriptions = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => accounts.getSubscriptions(context.customer.call));

const subscription = v.object({
  type: v.picklist(MESSAGE_TYPES),
  optin: v.picklist(OPT_INS),
});

/** Answers all four as they are now. */
export const saveSubscriptions = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.pipe(v.array(subscription), v.maxLength(MESSAGE_TYPES.length)))
  .handler(({ context: { customer }, data }) =>
    accounts.putSubscriptions(customer.call, customer.shop.storeId, data),
  );

/** The store that the customer prefers; null when there is none, or it has closed for good. */
export const fetchPreferredStore = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context: { customer, client } }) =>
    client.preferredStore === null ? null : findStore(customer.call, client.preferredStore),
  );

/** STORE_NOT_FOUND. */
export const savePreferredStore = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ storeId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }))
  .handler(async ({ context, data: { storeId } }) => {
    await accounts.choosePreferredStore(context.customer.call, storeId);
  });
