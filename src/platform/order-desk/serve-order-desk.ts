import type { Router } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serveCustomers } from './customers.ts';
import { serveDocuments } from './documents.ts';
import { serveFinance } from './finance.ts';
import { serveGiftCardDesk } from './gift-cards.ts';
import { serveReservationDesk } from './reservations.ts';
import { serveOrders } from './routes.ts';

/** All calls of the desk and the warehouse. */
export function serveOrderDesk(router: Router, deps: PlatformDeps): void {
  serveOrders(router, deps);
  serveDocuments(router, deps);
  serveCustomers(router, deps);
  serveFinance(router, deps);
  serveReservationDesk(router, deps);
  serveGiftCardDesk(router, deps);
}
