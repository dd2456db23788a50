import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { wishlistProductSchema, wishlistSchema } from '#src/contract/knowledges.ts';
import { answer, errors, jsonBody } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, PlatformEnv } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { type Customer, getCustomer, requireCustomer } from '../http/require-customer.ts';
import { addToWishlist, dropFromWishlist, findWishlist } from './wishlist-store.ts';

const path = '/customers-self/knowledges/wishlist';
const shared = { middleware: requireCustomer, tags: ['Customer'] };
const now200 = { 200: answer(wishlistSchema, 'The wishlist as it is now') };

const read = createRoute({
  ...shared,
  method: 'get',
  path: `${path}/`,
  summary: 'The wishlist of the signed-in customer',
  responses: { ...now200, ...errors() },
});
const add = createRoute({
  ...shared,
  method: 'post',
  path,
  summary: 'Put a product on the wishlist; once is enough',
  request: { body: jsonBody(wishlistProductSchema) },
  responses: { ...now200, ...errors('PRODUCT_NOT_FOUND') },
});
const drop = createRoute({
  ...shared,
  method: 'delete',
  path: `${path}/{productId}`,
  summary: 'Take a product off the wishlist',
  request: { params: z.object({ productId: z.string().regex(/^\d{1,20}$/) }) },
  responses: { ...now200, ...errors() },
});

export function wishlistRoutes({ database, now }: PlatformDeps): OpenAPIHono<PlatformEnv> {
  const listOf = async (customer: Customer) => ({
    values: await findWishlist(database, customer.customerId, customer),
  });
  return createRouter()
    .openapi(read, async (c) => c.json(await listOf(getCustomer(c)), 200))
    .openapi(add, async (c) => {
      const customer = getCustomer(c);
      const isKnown = await addToWishlist(
        database,
        customer.customerId,
        c.req.valid('json'),
        now(),
      );
      if (!isKnown) throw new Problem('PRODUCT_NOT_FOUND');
      return c.json(await listOf(customer), 200);
    })
    .openapi(drop, async (c) => {
      const customer = getCustomer(c);
      await dropFromWishlist(database, customer.customerId, c.req.valid('param').productId);
      return c.json(await listOf(customer), 200);
    });
}
