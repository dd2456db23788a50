import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { clientSchema } from '#src/contract/accounts.ts';
import { findCustomer } from '../customers/customer-store.ts';
import { answer, errors } from '../http/call.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps, PlatformEnv } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { getCustomer, requireCustomer } from '../http/require-customer.ts';

const readAccount = (path: '/accounts-self/' | '/accounts-self') =>
  createRoute({
    method: 'get',
    path,
    summary: 'The signed-in customer',
    middleware: requireCustomer,
    // The specification writes this call with a slash at the end; without it, it answers too.
    hide: path === '/accounts-self',
    responses: { 200: answer(clientSchema, 'The customer'), ...errors('ACCOUNT_NOT_FOUND') },
  });

/** The customer's own account (API-65). */
export function accountRoutes({ database }: PlatformDeps): OpenAPIHono<PlatformEnv> {
  async function findOwn(customerId: string) {
    const client = await findCustomer(database, customerId);
    if (client === null) throw new Problem('ACCOUNT_NOT_FOUND');
    return client;
  }

  return createRouter()
    .openapi(readAccount('/accounts-self/'), async (context) =>
      context.json(await findOwn(getCustomer(context).customerId), 200),
    )
    .openapi(readAccount('/accounts-self'), async (context) =>
      context.json(await findOwn(getCustomer(context).customerId), 200),
    );
}
