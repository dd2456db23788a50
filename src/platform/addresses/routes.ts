import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { billingAddressRoutes } from './billing-routes.ts';
import { deliveryAddressRoutes } from './delivery-routes.ts';

/** Addresses of the signed-in customer. */
export function addressRoutes(deps: PlatformDeps) {
  const router = createRouter();
  router.route('/', deliveryAddressRoutes(deps));
  router.route('/', billingAddressRoutes(deps));
  return router;
}
