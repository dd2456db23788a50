import { serveUnlistedProducts } from './catalogue/unlisted-products.ts';
import { serveContentDesk } from './content-desk/routes.ts';
import { serveDraftOrders } from './draft-orders/staff.ts';
import { serveEvents } from './event-desk/routes.ts';
import type { Router } from './kernel/http/create-router.ts';
import type { PlatformDeps } from './kernel/http/platform-env.ts';
import { serveMeasurements } from './measurements/routes.ts';
import { type CarrierLabels, NO_LABELS } from './order-desk/carrier-labels.ts';
import { serveOrderDesk } from './order-desk/serve-order-desk.ts';
import { serveOverview } from './overview/routes.ts';
import { serveReviewDesk } from './reviews/review-desk.ts';
import { serveShopDesk } from './shop-desk/routes.ts';
import { serveStock } from './stock/routes.ts';

/** What the staff work with, beside their own accounts. */
export function serveStaffResources(
  router: Router,
  deps: PlatformDeps,
  labels: CarrierLabels = NO_LABELS,
): void {
  serveOverview(router, deps);
  serveOrderDesk(router, deps, labels);
  serveDraftOrders(router, deps);
  serveReviewDesk(router, deps);
  serveStock(router, deps);
  serveUnlistedProducts(router, deps);
  serveContentDesk(router, deps);
  serveShopDesk(router, deps);
  serveMeasurements(router, deps);
  serveEvents(router, deps);
}
