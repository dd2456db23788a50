import { createRoute, z } from '@hono/zod-openapi';
import { shippingMethodsSchema } from '#src/contract/deliveries.ts';
import { answer, errors, idSegment } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { offeredMethods } from './offered-methods.ts';

const shippingMethodsCall = createRoute({
  method: 'get',
  path: '/deliveries/shipping-methods',
  tags: ['Delivery'],
  summary: 'Shipping methods for a country and a cart',
  request: {
    query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), cartId: idSegment.optional() }),
  },
  responses: { 200: answer(shippingMethodsSchema, 'Methods'), ...errors('CART_NOT_FOUND') },
});

/** Whether a cart of the shopper's holds a pre-order; throws when there is no such cart. */
type HasPreOrder = (shopper: Shopper, cartId: string) => Promise<boolean>;

/** GET /deliveries/shipping-methods: none for a country that the shop does not serve. */
export function deliveryRoutes({ database }: PlatformDeps, hasPreOrder: HasPreOrder) {
  const router = createRouter();
  router.openapi(shippingMethodsCall, async (c) => {
    const shopper = c.get('shopper');
    const { country, cartId } = c.req.valid('query');
    const shop = await findWebDomainByStoreId(database, shopper.storeId);
    if (shop === null) throw new Problem('BAD_REQUEST', { field: 'x-store-id' });
    const isPreOrder = cartId !== undefined && (await hasPreOrder(shopper, cartId));
    return c.json(offeredMethods({ country, shop, lang: shopper.lang, isPreOrder }), 200);
  });
  return router;
}
