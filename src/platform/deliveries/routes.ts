import { getShippingMethods } from '#src/contract/calls/deliveries.ts';
import { HEADER } from '#src/contract/headers.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { offeredMethods } from './offered-methods.ts';

/** Whether a cart of the shopper's holds a pre-order; throws when there is no such cart. */
type HasPreOrder = (shopper: Shopper, cartId: string) => Promise<boolean>;

/** Shipping methods: none for a country that the shop does not serve. */
export function deliveryRoutes({ database }: PlatformDeps, hasPreOrder: HasPreOrder) {
  const router = createRouter();
  serve(router, getShippingMethods, async ({ query: { country, cartId } }, shopper) => {
    const shop = await findWebDomainByStoreId(database, shopper.storeId);
    if (shop === null) throw new Problem('BAD_REQUEST', { field: HEADER.storeId });
    const isPreOrder = cartId !== undefined && (await hasPreOrder(shopper, cartId));
    const body = offeredMethods({ country, shop, lang: shopper.lang, isPreOrder });
    return { status: 200, body };
  });
  return router;
}
