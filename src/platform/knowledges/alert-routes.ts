import * as calls from '#src/contract/calls/stock-alerts.ts';
import { DomainError } from '#src/contract/errors.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Customer } from '../http/require-customer.ts';
import { serve } from '../http/serve.ts';
import { addAlert, dropAlert, findAlerts } from './alert-store.ts';

export function alertRoutes({ database, now }: PlatformDeps) {
  const router = createRouter();

  const answerList = async (customer: Customer, store: string) => ({
    status: 200 as const,
    body: { values: await findAlerts(database, customer.customerId, store, customer) },
  });

  serve(router, calls.getStockAlerts, ({ query }, caller) => answerList(caller, query.id));

  serve(router, calls.addStockAlert, async ({ body: alert }, caller) => {
    const isKnown = await addAlert(database, caller.customerId, alert, now());
    if (!isKnown) throw new DomainError('PRODUCT_NOT_FOUND');
    return answerList(caller, alert.store);
  });

  serve(router, calls.dropStockAlert, async ({ params: { sku }, query }, caller) => {
    const { knowledgeTypeId: store } = query;
    await dropAlert(database, caller.customerId, { sku, store });
    return answerList(caller, store);
  });

  return router;
}
