import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { SKU } from '#src/domain/catalogue/sku.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { addStockAlert, dropStockAlert, getStockAlerts } from '#src/gateway/knowledges.server.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';

const id = v.pipe(v.string(), v.regex(NUMBER_ID));
const sku = v.pipe(v.string(), v.regex(SKU));

/** Asks to be told when a size is back; answers the skus of all alerts. */
export const setAlert = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ sku, productId: id, optionId: id }))
  .handler(async ({ context, data }) => {
    await countAttempt('stock alert', context.customer.call);
    return (await addStockAlert(context.customer.call, data)).map((alert) => alert.sku);
  });

/** Takes an alert back; answers the skus of those that stay. */
export const dropAlert = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ sku }))
  .handler(async ({ context, data }) =>
    (await dropStockAlert(context.customer.call, data.sku)).map((alert) => alert.sku),
  );

/** The customer's alerts with their products; a failure is an empty list (specification §7). */
export const fetchAlerts = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => getStockAlerts(context.customer.call));
