import { getAccount } from '#src/contract/calls/accounts.ts';
import { findCustomer } from '../customers/customer-store.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';

/** The customer's own account (API-65). */
export function accountRoutes({ database }: PlatformDeps) {
  const router = createRouter();
  serve(router, getAccount, async (_, { customerId }) => {
    const client = await findCustomer(database, customerId);
    if (client === null) throw new Problem('ACCOUNT_NOT_FOUND');
    return { status: 200, body: client };
  });
  return router;
}
