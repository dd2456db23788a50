import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/wishlist/stock-alert.calls.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Customer } from '../http/require-customer.ts';
import { serve } from '../http/serve.ts';
import { addAlert, dropAlert, findAlerts } from './alert-store.ts';
import { wishlistRoutes } from './wishlist-routes.ts';

function alertRoutes({ database, now }: PlatformDeps) {
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

/** What the platform knows of a customer's wishes (specification §7 "Wishlist and alerts"). */
export function knowledgeRoutes(deps: PlatformDeps) {
  const router = createRouter();
  router.route('/', wishlistRoutes(deps));
  router.route('/', alertRoutes(deps));
  return router;
}
