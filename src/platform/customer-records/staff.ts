import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { serveCustomers } from './customer-routes.ts';
import { serveMerges } from './merge-customers.ts';

export function serveCustomerRecordsToStaff(router: Router, deps: PlatformDeps): void {
  serveCustomers(router, deps);
  serveMerges(router, deps);
}
