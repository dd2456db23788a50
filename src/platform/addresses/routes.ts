import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { billingAddressRoutes } from './billing-routes.ts';
import { deliveryAddressRoutes } from './delivery-routes.ts';
import { suggestionRoutes } from './suggestion-routes.ts';

/** Addresses of the signed-in customer, and those that are known to exist. */
export function addressRoutes(deps: PlatformDeps) {
  const router = createRouter();
  router.route('/', deliveryAddressRoutes(deps));
  router.route('/', billingAddressRoutes(deps));
  router.route('/', suggestionRoutes(deps));
  return router;
}
