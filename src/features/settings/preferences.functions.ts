import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as accountCalls from '#src/domain/account/account.calls.ts';
import { OPT_INS } from '#src/domain/account/account.values.ts';
import { MESSAGE_TYPES } from '#src/domain/newsletter/message-types.ts';
import type { Subscription } from '#src/domain/newsletter/newsletter.schema.ts';
import * as subscriptionCalls from '#src/domain/newsletter/subscription.calls.ts';
import * as storeCalls from '#src/domain/store/store.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';

/** From the website of a shop, without a remark (§7). */
async function saveValues({ ask, shop }: CustomerCommerce, values: Subscription[]) {
  const body = { store: shop.storeId, source: 'WEB' as const, complement: '', values };
  return (await ask(subscriptionCalls.saveSubscriptions, { body })).values;
}

/** Null when there is none of that id any more. */
async function readPreferredStore(commerce: Commerce, storeId: string) {
  try {
    const query = { context: 'account' as const };
    return await commerce.ask(storeCalls.getStore, { params: { storeId }, query });
  } catch (error) {
    if (isCommerceError(error, 'STORE_NOT_FOUND')) return null;
    throw error;
  }
}

/** The four subscriptions of the customer (ENT-14). */
export const fetchSubscriptions = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(
    async ({ context }) =>
      (await context.customer.ask(subscriptionCalls.getSubscriptions, {})).values,
  );

const subscription = v.object({
  type: v.picklist(MESSAGE_TYPES),
  optin: v.picklist(OPT_INS),
});

/** Answers all four as they are now. */
export const saveSubscriptions = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.pipe(v.array(subscription), v.maxLength(MESSAGE_TYPES.length)))
  .handler(({ context: { customer }, data }) => saveValues(customer, data));

/** The store that the customer prefers; null when there is none, or it has closed for good. */
export const fetchPreferredStore = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context: { customer, client } }) =>
    client.preferredStore === null ? null : readPreferredStore(customer, client.preferredStore),
  );

/** STORE_NOT_FOUND. */
export const savePreferredStore = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ storeId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }))
  .handler(async ({ context, data: { storeId } }) => {
    await context.customer.ask(accountCalls.choosePreferredStore, {
      body: { preferredStore: storeId },
    });
  });

export const subscriptionsQuery = queryOptions({
  queryKey: ['settings', 'subscriptions'],
  queryFn: () => fetchSubscriptions(),
});

export const preferredStoreQuery = queryOptions({
  queryKey: ['settings', 'store'],
  queryFn: () => fetchPreferredStore(),
});
