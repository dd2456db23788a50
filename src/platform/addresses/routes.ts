import * as calls from '#src/domain/address/address.calls.ts';
import { DomainError } from '#src/domain/errors.ts';
import { findCustomer } from '../customers/customer-store.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import { findBillingAddress, saveBillingAddress } from './address-store.ts';
import { deliveryAddressRoutes } from './delivery-routes.ts';
import { requireBillingAddress } from './require-address.ts';
import { findSuggestions } from './suggest-addresses.ts';

/** Addresses while they are typed. */
function suggestionRoutes({ database }: PlatformDeps) {
  const router = createRouter();
  serve(router, calls.suggestAddresses, async ({ query: { country, search } }) => ({
    status: 200,
    body: { values: await findSuggestions(database, country, search) },
  }));
  return router;
}

/** Billing address of the account (API-53, API-58). */
function billingAddressRoutes({ database }: PlatformDeps) {
  const router = createRouter();

  serve(router, calls.getBillingAddress, async (_, { customerId }) => {
    const address = await findBillingAddress(database, customerId);
    if (address === null) throw new DomainError('ADDRESS_NOT_FOUND');
    return { status: 200, body: address };
  });

  serve(router, calls.saveBillingAddress, async ({ body }, { customerId }) => {
    const address = requireBillingAddress(body);
    if ((await findCustomer(database, customerId)) === null) {
      throw new DomainError('ACCOUNT_NOT_FOUND');
    }
    await saveBillingAddress(database, customerId, address);
    return { status: 200, body: address };
  });

  return router;
}

/** Addresses of the signed-in customer, and those that are known to exist. */
export function addressRoutes(deps: PlatformDeps) {
  const router = createRouter();
  router.route('/', deliveryAddressRoutes(deps));
  router.route('/', billingAddressRoutes(deps));
  router.route('/', suggestionRoutes(deps));
  return router;
}
