import {
  serveCatalogueToStaff,
  serveFamiliesToStaff,
  serveGoodsWordsToStaff,
  serveManyProductsToStaff,
  servePriceGridToStaff,
  servePricePlansToStaff,
  serveSizeChartsToStaff,
} from './catalogue/staff.ts';
import { serveContentToStaff } from './content/staff.ts';
import { serveCustomerRecordsToStaff } from './customer-records/staff.ts';
import { serveDraftOrdersToStaff } from './draft-orders/staff.ts';
import { serveDropsToStaff } from './drops/staff.ts';
import { serveEventsToStaff } from './events/staff.ts';
import { serveGiftCardsToStaff } from './gift-cards/staff.ts';
import { serveGoodsToStaff } from './goods/staff.ts';
import { findHandles } from './imports/imported-product.ts';
import { serveImportsToStaff } from './imports/staff.ts';
import type { Router } from './kernel/http/create-router.ts';
import type { PlatformDeps } from './kernel/http/platform-env.ts';
import { serveMailsToStaff } from './mails/staff.ts';
import { serveOpeningToStaff } from './opening/staff.ts';
import { readCardHistory } from './orders/gift-cards/card-history.ts';
import { type CarrierLabels, NO_LABELS } from './orders/sending/carrier-labels.ts';
import { serveOrdersToStaff } from './orders/staff.ts';
import { serveOverviewToStaff } from './overview/staff.ts';
import { servePageSearchToStaff } from './page-search/staff.ts';
import { servePicturesToStaff } from './pictures/staff.ts';
import { servePromotionsToStaff } from './promotions/staff.ts';
import { serveRedirectsToStaff } from './redirects/staff.ts';
import { serveReservationsToStaff } from './reservations/staff.ts';
import { serveReviewsToStaff } from './reviews/staff.ts';
import { serveSettlementToStaff } from './settlement/staff.ts';
import { serveStockToStaff } from './stock/staff.ts';
import { serveStoresToStaff } from './stores/staff.ts';

/** What the staff work with, noun by noun, beside their own accounts. */
export function serveNounsToStaff(
  router: Router,
  deps: PlatformDeps,
  labels: CarrierLabels = NO_LABELS,
): void {
  serveOverviewToStaff(router, deps);
  serveOrdersToStaff(router, deps, labels);
  serveDraftOrdersToStaff(router, deps);
  serveCustomerRecordsToStaff(router, deps);
  serveGiftCardsToStaff(router, deps, readCardHistory);
  serveReservationsToStaff(router, deps);
  serveSettlementToStaff(router, deps);
  serveReviewsToStaff(router, deps);
  serveStockToStaff(router, deps);
  serveCatalogueToStaff(router, deps);
  serveFamiliesToStaff(router, deps);
  serveGoodsWordsToStaff(router, deps);
  serveSizeChartsToStaff(router, deps);
  serveGoodsToStaff(router, deps);
  servePicturesToStaff(router, deps);
  serveImportsToStaff(router, deps);
  servePricePlansToStaff(router, deps);
  serveManyProductsToStaff(router, deps, findHandles);
  servePriceGridToStaff(router, deps);
  servePromotionsToStaff(router, deps);
  serveDropsToStaff(router, deps);
  serveContentToStaff(router, deps);
  servePageSearchToStaff(router, deps);
  serveMailsToStaff(router, deps);
  serveRedirectsToStaff(router, deps);
  serveOpeningToStaff(router, deps);
  serveStoresToStaff(router, deps);
  serveEventsToStaff(router, deps);
}
