import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { SKU } from '#src/domain/catalogue/catalogue.values.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import * as calls from '#src/domain/wishlist/stock-alert.calls.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readAlerts } from './stock-alerts.server.ts';

const id = v.pipe(v.string(), v.regex(NUMBER_ID));
const sku = v.pipe(v.string(), v.regex(SKU));

const skusOf = ({ values }: { values: readonly { sku: string }[] }) => values.map(({ sku }) => sku);

/** Sets an alert for when a size is back; answers the skus of all alerts. */
export const setAlert = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ sku, productId: id, optionId: id }))
  .handler(async ({ context: { customer }, data }) => {
    await countAttempt('stock alert', customer.caller);
    const body = { ...data, store: customer.caller.storeId };
    return skusOf(await customer.ask(calls.addStockAlert, { body }));
  });

/** Takes an alert back; answers the skus of those that stay. */
export const dropAlert = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ sku }))
  .handler(async ({ context: { customer }, data: { sku } }) => {
    const query = { knowledgeTypeId: customer.caller.storeId };
    return skusOf(await customer.ask(calls.dropStockAlert, { params: { sku }, query }));
  });

/** The customer's alerts with their products; a failure is an empty list (specification §7). */
export const fetchAlerts = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => readAlerts(context.customer));

/** Skus that the customer waits for; null for guests. Filled by the start-up call. */
export const alertSkusQuery = queryOptions({
  queryKey: ['stock-alerts', 'skus'],
  queryFn: (): string[] | null => null,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
});

export const alertsQuery = queryOptions({
  queryKey: ['stock-alerts', 'list'],
  queryFn: () => fetchAlerts(),
});
