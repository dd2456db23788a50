import * as calls from '#src/contract/calls/accounts.ts';
import { DomainError } from '#src/contract/errors.ts';
import { findCustomer } from '../customers/customer-store.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { serve } from '../http/serve.ts';
import { findBankDetails } from './bank-details-store.ts';
import { bankDetails } from './tables.ts';

/** Where refunds of a customer go (API-54, API-59); changed after a recent sign-in alone (T39). */
export function bankDetailsRoutes(deps: PlatformDeps) {
  const { database } = deps;
  const router = createRouter();

  serve(router, calls.getBankDetails, async (_, { customerId }) => {
    const found = await findBankDetails(database, customerId);
    if (found === undefined) throw new DomainError('BANK_DETAILS_NOT_FOUND');
    return { status: 200, body: found };
  });

  serve(router, calls.saveBankDetails, async ({ body }, customer) => {
    await requireRecentSignIn(deps, customer);
    const { customerId } = customer;
    if ((await findCustomer(database, customerId)) === null)
      throw new DomainError('ACCOUNT_NOT_FOUND');
    await database
      .insert(bankDetails)
      .values({ ...body, customerId })
      .onConflictDoUpdate({ target: bankDetails.customerId, set: body });
    return { status: 200, body };
  });

  return router;
}
