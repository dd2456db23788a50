import * as customers from '#src/domain/account/staff-customer.calls.ts';
import * as families from '#src/domain/catalogue/family.calls.ts';
import * as goodsWords from '#src/domain/catalogue/goods-word.calls.ts';
import * as priceGrid from '#src/domain/catalogue/price-grid.calls.ts';
import * as pricePlans from '#src/domain/catalogue/price-plan.calls.ts';
import * as sizeCharts from '#src/domain/catalogue/size-chart.calls.ts';
import * as products from '#src/domain/catalogue/staff-product.calls.ts';
import * as content from '#src/domain/content/staff-content.calls.ts';
import * as drafts from '#src/domain/draft-order/draft-order.calls.ts';
import * as drops from '#src/domain/drop/drop.calls.ts';
import * as events from '#src/domain/event/event.calls.ts';
import * as giftCards from '#src/domain/gift-card/staff-gift-card.calls.ts';
import * as imports from '#src/domain/import/import.calls.ts';
import * as mailTexts from '#src/domain/mail/mail-texts.calls.ts';
import * as measurements from '#src/domain/measurement/measurement.calls.ts';
import * as media from '#src/domain/media/media.calls.ts';
import * as bookings from '#src/domain/order/bookings.calls.ts';
import * as orders from '#src/domain/order/staff-order.calls.ts';
import * as takings from '#src/domain/order/takings.calls.ts';
import * as overview from '#src/domain/overview/overview.calls.ts';
import * as finance from '#src/domain/payment/finance.calls.ts';
import * as promotions from '#src/domain/promotion/promotion.calls.ts';
import * as redirects from '#src/domain/redirect/redirect.calls.ts';
import * as reviews from '#src/domain/review/staff-review.calls.ts';
import * as settings from '#src/domain/shop/setting.calls.ts';
import * as shops from '#src/domain/shop/staff-shop.calls.ts';
import * as audit from '#src/domain/staff/audit.calls.ts';
import * as keys from '#src/domain/staff/key.calls.ts';
import * as members from '#src/domain/staff/member.calls.ts';
import * as stock from '#src/domain/stock/stock.calls.ts';
import * as reservations from '#src/domain/store/staff-reservation.calls.ts';
import * as stores from '#src/domain/store/staff-store.calls.ts';
import type { Call } from '#src/domain/wire/call.ts';

/** The calls of one kind of thing, as lists, pages and forms of the library need them. */
export type Resource = {
  /** The field that names one of them in answers, and the name of that in the paths of the calls. */
  id: string;
  param: string;
  list: Call;
  /** The field of a filter that is a part of the path of the list. */
  within?: string;
  one?: Call;
};

export const RESOURCES = {
  orders: { id: 'id', param: 'orderNumber', list: orders.listOrders, one: orders.getStaffOrder },
  'draft-orders': { id: 'id', param: 'draftId', list: drafts.listDraftOrders },
  returns: { id: 'id', param: 'returnId', list: orders.listReturns },
  reservations: {
    ...{ id: 'id', param: 'reservationId' },
    list: reservations.listStaffReservations,
  },
  'reserving-stores': {
    ...{ id: 'id', param: 'storeId' },
    list: reservations.listReservingStores,
    one: reservations.getReservingStore,
  },
  'gift-cards': {
    ...{ id: 'id', param: 'giftCardId' },
    list: giftCards.listGiftCards,
    one: giftCards.getStaffGiftCard,
  },
  customers: {
    ...{ id: 'id', param: 'customerId' },
    list: customers.listCustomers,
    one: customers.getStaffCustomer,
  },
  reviews: { id: 'id', param: 'reviewId', list: reviews.listReviews },
  content: { id: 'id', param: 'id', list: content.listContent },
  products: {
    ...{ id: 'id', param: 'productId' },
    list: products.listProducts,
    one: products.getStaffProduct,
  },
  'size-charts': { id: 'id', param: 'chartId', list: sizeCharts.listSizeCharts },
  'goods-words': { id: 'id', param: 'wordId', list: goodsWords.listGoodsWords },
  media: { id: 'id', param: 'mediaId', list: media.listMedia, one: media.getMedia },
  mails: { id: 'kind', param: 'kind', list: mailTexts.listMailKinds },
  redirects: { id: 'id', param: 'redirectId', list: redirects.listRedirects },
  imports: { id: 'id', param: 'importId', list: imports.listImports, one: imports.getImport },
  'price-plans': { id: 'id', param: 'planId', list: pricePlans.listPricePlans },
  promotions: {
    ...{ id: 'id', param: 'promotionId' },
    list: promotions.listPromotions,
    one: promotions.getPromotion,
  },
  drops: { id: 'id', param: 'dropId', list: drops.listDrops, one: drops.getDrop },
  'promotion-codes': {
    ...{ id: 'id', param: 'code', within: 'promotionId' },
    list: promotions.listPromotionCodes,
  },
  // No lists of the library: pages that need what their call does.
  families: { id: 'id', param: 'familyId', list: families.listFamilies },
  'price-grid': { id: 'id', param: 'id', list: priceGrid.getPriceGrid },
  payments: { id: 'id', param: 'id', list: finance.getFinance },
  bookings: { id: 'id', param: 'id', list: bookings.getBookings },
  'sold-goods': { id: 'id', param: 'id', list: overview.getSoldGoods },
  takings: { id: 'id', param: 'id', list: takings.getTakings },
  measurements: { id: 'id', param: 'id', list: measurements.getMeasurements },
  shops: { id: 'id', param: 'id', list: shops.getShopSettings },
  delivery: { id: 'id', param: 'id', list: settings.getShopSetting },
  'closing-days': { id: 'id', param: 'id', list: settings.getShopSetting },
  'payment-methods': { id: 'id', param: 'id', list: settings.getShopSetting },
  features: { id: 'id', param: 'id', list: settings.getShopSetting },
  checkout: { id: 'id', param: 'id', list: settings.getShopSetting },
  'return-terms': { id: 'id', param: 'id', list: settings.getShopSetting },
  gifts: { id: 'id', param: 'id', list: settings.getShopSetting },
  loyalty: { id: 'id', param: 'id', list: settings.getShopSetting },
  seller: { id: 'id', param: 'id', list: settings.getShopSetting },
  accounts: { id: 'id', param: 'id', list: settings.getShopSetting },
  stores: {
    ...{ id: 'id', param: 'placeId' },
    list: stores.listStaffStores,
    one: stores.getStaffStore,
  },
  vat: { id: 'id', param: 'id', list: settings.getShopSetting },
  legal: { id: 'id', param: 'id', list: shops.getShopLegal },
  stocks: { id: 'sku', param: 'sku', list: stock.listStocks },
  'broken-runs': { id: 'id', param: 'id', list: stock.listBrokenRuns },
  movements: { id: 'id', param: 'id', list: stock.listStockMovements },
  places: { id: 'id', param: 'id', list: stock.listStockPlaces },
  members: { id: 'id', param: 'memberId', list: members.listMembers, one: members.getMember },
  roles: { id: 'id', param: 'roleId', list: members.listRoles, one: members.getRole },
  keys: { id: 'id', param: 'keyId', list: keys.listKeys, one: keys.getKey },
  audit: { id: 'id', param: 'id', list: audit.listAudit },
  endpoints: { id: 'endpointId', param: 'endpointId', list: events.getEndpoints },
  deliveries: { id: 'deliveryId', param: 'deliveryId', list: events.getDeliveries },
} as const satisfies Record<string, Resource>;
export type ResourceName = keyof typeof RESOURCES;

export const isResourceName = (name: string): name is ResourceName =>
  Object.hasOwn(RESOURCES, name);
