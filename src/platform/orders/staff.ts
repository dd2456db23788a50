import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { serveDocuments } from './documents/staff-routes.ts';
import { serveGoodwill } from './gift-cards/goodwill.ts';
import { serveReturnPictures } from './returns/return-pictures.ts';
import { serveBulk } from './sending/bulk-routes.ts';
import { type CarrierLabels, NO_LABELS } from './sending/carrier-labels.ts';
import { serveLabels } from './sending/label-routes.ts';
import { serveSending } from './sending/sending-routes.ts';
import { serveOrderWork } from './staff-routes.ts';

export function serveOrdersToStaff(
  router: Router,
  deps: PlatformDeps,
  labels: CarrierLabels = NO_LABELS,
): void {
  serveOrderWork(router, deps);
  serveDocuments(router, deps);
  serveBulk(router, deps);
  serveLabels(router, deps, labels);
  serveSending(router, deps, labels);
  serveReturnPictures(router, deps);
  serveGoodwill(router, deps);
}
