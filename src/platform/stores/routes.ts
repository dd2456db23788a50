import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  storeQuestionSchema,
  storeSchema,
  storeSearchSchema,
  storesSchema,
} from '#src/contract/stores.ts';
import { answer, errors, idSegment } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, PlatformEnv } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { findStore, searchStores } from './store-search.ts';

const path = '/ecommerce/v2/storelocator/stores';
const tags = ['Stores'];

const searchCall = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Stores by town, postcode or place, with what they hold of a product',
  request: { query: storeSearchSchema },
  responses: { 200: answer(storesSchema, 'Stores'), ...errors('STORE_NOT_FOUND') },
});

const storeCall = createRoute({
  method: 'get',
  path: `${path}/{storeId}`,
  tags,
  summary: 'A store, with what it holds of a product',
  request: { params: z.object({ storeId: idSegment }), query: storeQuestionSchema },
  responses: { 200: answer(storeSchema, 'The store'), ...errors('STORE_NOT_FOUND') },
});

/** The store locator (specification §7 "Stores"); nothing found is a 404. */
export function storeRoutes({ database }: PlatformDeps): OpenAPIHono<PlatformEnv> {
  return createRouter()
    .openapi(searchCall, async (c) => {
      const stores = await searchStores(database, c.req.valid('query'), c.get('shopper'));
      if (stores.length === 0) throw new Problem('STORE_NOT_FOUND');
      return c.json({ stores }, 200);
    })
    .openapi(storeCall, async (c) => {
      const { storeId } = c.req.valid('param');
      const store = await findStore(database, storeId, c.req.valid('query'), c.get('shopper'));
      if (store === null) throw new Problem('STORE_NOT_FOUND');
      return c.json(store, 200);
    });
}
