import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  accountBillingAddressBodySchema,
  accountBillingAddressSchema,
} from '#src/contract/addresses.ts';
import { findCustomer } from '../customers/customer-store.ts';
import { answer, errors, jsonBody } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, PlatformEnv } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { getCustomer, requireCustomer } from '../http/require-customer.ts';
import { findBillingAddress, saveBillingAddress } from './address-store.ts';
import { checkBillingAddress } from './check-address.ts';

const path = '/customers-self/addresses/billing';
const middleware = requireCustomer;

const read = createRoute({
  method: 'get',
  path,
  summary: 'Billing address of the signed-in customer',
  middleware,
  responses: {
    200: answer(accountBillingAddressSchema, 'The billing address'),
    ...errors('ADDRESS_NOT_FOUND'),
  },
});
const save = createRoute({
  method: 'put',
  path,
  summary: 'Save the billing address',
  middleware,
  request: { body: jsonBody(accountBillingAddressBodySchema) },
  responses: {
    200: answer(accountBillingAddressSchema, 'The billing address as it is now'),
    ...errors('ADDRESS_INVALID', 'ACCOUNT_NOT_FOUND'),
  },
});

/** Billing address of the account (API-53, API-58). */
export function billingAddressRoutes({ database }: PlatformDeps): OpenAPIHono<PlatformEnv> {
  return createRouter()
    .openapi(read, async (context) => {
      const address = await findBillingAddress(database, getCustomer(context).customerId);
      if (address === null) throw new Problem('ADDRESS_NOT_FOUND');
      return context.json(address, 200);
    })
    .openapi(save, async (context) => {
      const { customerId } = getCustomer(context);
      const address = context.req.valid('json');
      checkBillingAddress(address);
      if ((await findCustomer(database, customerId)) === null) {
        throw new Problem('ACCOUNT_NOT_FOUND');
      }
      await saveBillingAddress(database, customerId, address);
      return context.json(address, 200);
    });
}
