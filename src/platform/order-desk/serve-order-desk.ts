import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { serveBulk } from './bulk-routes.ts';
import { type CarrierLabels, NO_LABELS } from './carrier-labels.ts';
import { serveCustomers } from './customers.ts';
import { serveDocuments } from './documents.ts';
import { serveDeskExports } from './exports.ts';
import { serveFinance } from './finance.ts';
import { serveGiftCardDesk } from './gift-cards.ts';
import { serveLabels } from './label-routes.ts';
import { serveMerges } from './merge-customers.ts';
import { serveReservationDesk } from './reservations.ts';
import { serveReturnPictures } from './return-pictures.ts';
import { serveOrders } from './routes.ts';
import { serveSending } from './sending-routes.ts';

/** All calls of the desk and the warehouse. */
export function serveOrderDesk(
  router: Router,
  deps: PlatformDeps,
  labels: CarrierLabels = NO_LABELS,
): void {
  serveOrders(router, deps);
  serveDocuments(router, deps);
  serveBulk(router, deps);
  serveLabels(router, deps, labels);
  serveSending(router, deps, labels);
  serveReturnPictures(router, deps);
  serveCustomers(router, deps);
  serveMerges(router, deps);
  serveFinance(router, deps);
  serveReservationDesk(router, deps);
  serveGiftCardDesk(router, deps);
  serveDeskExports(router, deps);
}
