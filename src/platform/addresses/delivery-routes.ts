import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  deliveryAddressBodySchema,
  deliveryAddressesSchema,
  deliveryAddressSchema,
} from '#src/contract/addresses.ts';
import { answer, errors, idSegment, jsonBody } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, PlatformEnv } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { getCustomer, requireCustomer } from '../http/require-customer.ts';
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  findDeliveryAddresses,
  removeDeliveryAddress,
} from './address-store.ts';
import { checkDeliveryAddress } from './check-address.ts';

const path = '/customers-self/addresses/delivery';
const middleware = requireCustomer;
const body = jsonBody(deliveryAddressBodySchema);
const params = z.object({ id: idSegment });

const list = createRoute({
  method: 'get',
  path,
  summary: 'Delivery addresses of the signed-in customer, the favorite first',
  middleware,
  responses: { 200: answer(deliveryAddressesSchema, 'The addresses'), ...errors() },
});
const add = createRoute({
  method: 'post',
  // Plural here alone.
  path: '/customers-self/addresses/deliveries',
  summary: 'Add a delivery address',
  middleware,
  request: { body },
  responses: {
    201: answer(deliveryAddressSchema, 'The new address'),
    ...errors('ADDRESS_INVALID', 'ADDRESS_LIMIT_REACHED', 'ACCOUNT_NOT_FOUND'),
  },
});
const change = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change a delivery address',
  middleware,
  request: { params, body },
  responses: {
    200: answer(deliveryAddressSchema, 'The address as it is now'),
    ...errors('ADDRESS_INVALID', 'ADDRESS_NOT_FOUND'),
  },
});
const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a delivery address',
  middleware,
  request: { params },
  responses: { 204: { description: 'It is gone' }, ...errors('ADDRESS_NOT_FOUND') },
});

/** Delivery addresses of the account (API-51, API-55 to API-57). */
export function deliveryAddressRoutes({ database, now }: PlatformDeps): OpenAPIHono<PlatformEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const { customerId } = getCustomer(context);
      return context.json({ values: await findDeliveryAddresses(database, customerId) }, 200);
    })
    .openapi(add, async (context) => {
      const { customerId } = getCustomer(context);
      const address = context.req.valid('json');
      checkDeliveryAddress(address);
      const added = await addDeliveryAddress(database, customerId, address, now());
      if (added === null) throw new Problem('ACCOUNT_NOT_FOUND');
      if (added === 'full') throw new Problem('ADDRESS_LIMIT_REACHED');
      return context.json(added, 201);
    })
    .openapi(change, async (context) => {
      const { customerId } = getCustomer(context);
      const address = context.req.valid('json');
      checkDeliveryAddress(address);
      const { id } = context.req.valid('param');
      const changed = await changeDeliveryAddress(database, customerId, id, address);
      if (changed === null) throw new Problem('ADDRESS_NOT_FOUND');
      return context.json(changed, 200);
    })
    .openapi(remove, async (context) => {
      const { customerId } = getCustomer(context);
      const { id } = context.req.valid('param');
      const isRemoved = await removeDeliveryAddress(database, customerId, id);
      if (!isRemoved) throw new Problem('ADDRESS_NOT_FOUND');
      return context.body(null, 204);
    });
}
