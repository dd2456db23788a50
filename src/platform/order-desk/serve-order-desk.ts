import type { Router } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serveBulk } from './bulk-routes.ts';
import { serveCustomers } from './customers.ts';
import { serveDocuments } from './documents.ts';
import { serveReturnPictures } from './return-pictures.ts';
import { serveOrders } from './routes.ts';

/** All calls of the desk and the warehouse. */
export function serveOrderDesk(router: Router, deps: PlatformDeps): void {
  serveOrders(router, deps);
  serveDocuments(router, deps);
  serveBulk(router, deps);
  serveReturnPictures(router, deps);
  serveCustomers(router, deps);
}
