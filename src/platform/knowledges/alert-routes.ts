import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { alertProductSchema, stockAlertsSchema } from '#src/contract/knowledges.ts';
import { answer, errors, idSegment, jsonBody } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, PlatformEnv } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { type Customer, getCustomer, requireCustomer } from '../http/require-customer.ts';
import { addAlert, dropAlert, findAlerts } from './alert-store.ts';

const path = '/customers-self/knowledges/product-stock-alert';
const shared = { middleware: requireCustomer, tags: ['Customer'] };
const now200 = { 200: answer(stockAlertsSchema, 'The alerts as they are now') };
const storeId = z.string().regex(/^\d{1,10}$/);

const read = createRoute({
  ...shared,
  method: 'get',
  path,
  summary: 'Stock alerts of the signed-in customer in a shop',
  request: { query: z.object({ id: storeId }) },
  responses: { ...now200, ...errors() },
});
const add = createRoute({
  ...shared,
  method: 'post',
  path,
  summary: 'Tell the customer when a size is back; once is enough',
  request: { body: jsonBody(alertProductSchema) },
  responses: { ...now200, ...errors('PRODUCT_NOT_FOUND') },
});
const drop = createRoute({
  ...shared,
  method: 'delete',
  path: `${path}/{sku}`,
  summary: 'Take an alert back',
  request: { params: z.object({ sku: idSegment }), query: z.object({ knowledgeTypeId: storeId }) },
  responses: { ...now200, ...errors() },
});

export function alertRoutes({ database, now }: PlatformDeps): OpenAPIHono<PlatformEnv> {
  const listOf = async (customer: Customer, store: string) => ({
    values: await findAlerts(database, customer.customerId, store, customer),
  });
  return createRouter()
    .openapi(read, async (c) => c.json(await listOf(getCustomer(c), c.req.valid('query').id), 200))
    .openapi(add, async (c) => {
      const customer = getCustomer(c);
      const alert = c.req.valid('json');
      const isKnown = await addAlert(database, customer.customerId, alert, now());
      if (!isKnown) throw new Problem('PRODUCT_NOT_FOUND');
      return c.json(await listOf(customer, alert.store), 200);
    })
    .openapi(drop, async (c) => {
      const customer = getCustomer(c);
      const { knowledgeTypeId: store } = c.req.valid('query');
      await dropAlert(database, customer.customerId, { sku: c.req.valid('param').sku, store });
      return c.json(await listOf(customer, store), 200);
    });
}
