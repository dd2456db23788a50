import { createRoute, z } from '@hono/zod-openapi';
import { shippingMethodsSchema } from '#src/contract/deliveries.ts';
import { findOwnCart, loadCart } from '../carts/cart-store.ts';
import { methodsFor } from '../carts/live-pricing.ts';
import { findLineProducts } from '../catalogue/line-products.ts';
import { answer, errors, idSegment } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { cartNotFound, Problem } from '../http/problem.ts';
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

/** GET /deliveries/shipping-methods: none for a country that the shop does not serve. */
export function deliveryRoutes({ database, now }: PlatformDeps) {
  const router = createRouter();
  router.openapi(shippingMethodsCall, async (c) => {
    const shopper = c.get('shopper');
    const { country, cartId } = c.req.valid('query');
    const shop = await findWebDomainByStoreId(database, shopper.storeId);
    if (shop === null) throw new Problem('BAD_REQUEST', { field: 'x-store-id' });
    if (cartId === undefined) {
      const offer = { country, shop, lang: shopper.lang, isPreOrder: false };
      return c.json(offeredMethods(offer), 200);
    }
    const row = await findOwnCart(database, shopper, cartId);
    if (row?.state !== 'active') throw cartNotFound(cartId);
    const cart = await loadCart(database, row);
    const skus = cart.lines.map(({ sku }) => sku);
    const facts = await findLineProducts(database, skus, shopper, now());
    return c.json(methodsFor(cart, facts, country, { shopper, shop }), 200);
  });
  return router;
}
