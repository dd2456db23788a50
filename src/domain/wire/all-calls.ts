import * as accounts from '#src/domain/account/account.calls.ts';
import * as customerData from '#src/domain/account/customer-data.calls.ts';
import * as customerMerge from '#src/domain/account/customer-merge.calls.ts';
import * as guests from '#src/domain/account/guest.calls.ts';
import * as staffCustomers from '#src/domain/account/staff-customer.calls.ts';
import * as addresses from '#src/domain/address/address.calls.ts';
import * as carts from '#src/domain/cart/cart.calls.ts';
import * as cartExtras from '#src/domain/cart/cart-extras.calls.ts';
import * as catalogue from '#src/domain/catalogue/catalogue.calls.ts';
import * as families from '#src/domain/catalogue/family.calls.ts';
import * as goodsWords from '#src/domain/catalogue/goods-word.calls.ts';
import * as newProducts from '#src/domain/catalogue/new-product.calls.ts';
import * as pictureMatches from '#src/domain/catalogue/picture-match.calls.ts';
import * as priceGrid from '#src/domain/catalogue/price-grid.calls.ts';
import * as pricePlans from '#src/domain/catalogue/price-plan.calls.ts';
import * as productChoices from '#src/domain/catalogue/product-choice.calls.ts';
import * as productDrafts from '#src/domain/catalogue/product-draft.calls.ts';
import * as productVersions from '#src/domain/catalogue/product-version.calls.ts';
import * as publicationSets from '#src/domain/catalogue/publication-set.calls.ts';
import * as sizeCharts from '#src/domain/catalogue/size-chart.calls.ts';
import * as staffProducts from '#src/domain/catalogue/staff-product.calls.ts';
import * as content from '#src/domain/content/content.calls.ts';
import * as linkTargets from '#src/domain/content/link-target.calls.ts';
import * as staffContent from '#src/domain/content/staff-content.calls.ts';
import * as draftOrders from '#src/domain/draft-order/draft-order.calls.ts';
import * as drops from '#src/domain/drop/drop.calls.ts';
import * as events from '#src/domain/event/event.calls.ts';
import * as giftCards from '#src/domain/gift-card/gift-card.calls.ts';
import * as staffGiftCards from '#src/domain/gift-card/staff-gift-card.calls.ts';
import * as imports from '#src/domain/import/import.calls.ts';
import * as legal from '#src/domain/legal/legal.calls.ts';
import * as loyalty from '#src/domain/loyalty/loyalty.calls.ts';
import * as loyaltyOffers from '#src/domain/loyalty/loyalty-offer.calls.ts';
import * as mailTexts from '#src/domain/mail/mail-texts.calls.ts';
import * as measurements from '#src/domain/measurement/measurement.calls.ts';
import * as webVitals from '#src/domain/measurement/web-vitals.calls.ts';
import * as media from '#src/domain/media/media.calls.ts';
import * as newsletters from '#src/domain/newsletter/newsletter.calls.ts';
import * as subscriptions from '#src/domain/newsletter/subscription.calls.ts';
import * as bookings from '#src/domain/order/bookings.calls.ts';
import * as documentSeries from '#src/domain/order/document-series.calls.ts';
import * as downloads from '#src/domain/order/download.calls.ts';
import * as exchanges from '#src/domain/order/exchange.calls.ts';
import * as orders from '#src/domain/order/order.calls.ts';
import * as orderBulk from '#src/domain/order/order-bulk.calls.ts';
import * as orderJourney from '#src/domain/order/order-journey.calls.ts';
import * as parcelLabels from '#src/domain/order/parcel-label.calls.ts';
import { previewRefund } from '#src/domain/order/refund-preview.calls.ts';
import * as returns from '#src/domain/order/return.calls.ts';
import * as returnPictures from '#src/domain/order/return-picture.calls.ts';
import * as sending from '#src/domain/order/sending.calls.ts';
import * as staffOrders from '#src/domain/order/staff-order.calls.ts';
import * as takings from '#src/domain/order/takings.calls.ts';
import * as overview from '#src/domain/overview/overview.calls.ts';
import * as finance from '#src/domain/payment/finance.calls.ts';
import * as payments from '#src/domain/payment/payment.calls.ts';
import * as promotions from '#src/domain/promotion/promotion.calls.ts';
import * as redirects from '#src/domain/redirect/redirect.calls.ts';
import * as reviews from '#src/domain/review/review.calls.ts';
import * as staffReviews from '#src/domain/review/staff-review.calls.ts';
import * as deliveries from '#src/domain/shipping/shipping.calls.ts';
import * as settings from '#src/domain/shop/setting.calls.ts';
import * as staffShops from '#src/domain/shop/staff-shop.calls.ts';
import * as webDomains from '#src/domain/shop/web-domain.calls.ts';
import * as connectedProviders from '#src/domain/sign-in/connected-providers.calls.ts';
import * as passkeys from '#src/domain/sign-in/passkeys.calls.ts';
import * as signIns from '#src/domain/sign-in/sign-in.calls.ts';
import * as tokens from '#src/domain/sign-in/tokens.calls.ts';
import * as audit from '#src/domain/staff/audit.calls.ts';
import * as staffKeys from '#src/domain/staff/key.calls.ts';
import * as staffMembers from '#src/domain/staff/member.calls.ts';
import * as ownStaff from '#src/domain/staff/own.calls.ts';
import * as staffSignIn from '#src/domain/staff/sign-in.calls.ts';
import * as stock from '#src/domain/stock/stock.calls.ts';
import * as reservations from '#src/domain/store/reservation.calls.ts';
import * as staffReservations from '#src/domain/store/staff-reservation.calls.ts';
import * as staffStores from '#src/domain/store/staff-store.calls.ts';
import * as stores from '#src/domain/store/store.calls.ts';
import * as stockAlerts from '#src/domain/wishlist/stock-alert.calls.ts';
import * as wishlist from '#src/domain/wishlist/wishlist.calls.ts';
import type { Call } from './call.ts';

/** Every call under the name of its group, for the OpenAPI document and for tests. */
export const CALLS_BY_GROUP = {
  Shops: webDomains,
  Catalogue: catalogue,
  Content: content,
  'Legal pages': legal,
  Stores: stores,
  Cart: carts,
  'Cards, donations and offers': cartExtras,
  'Loyalty offers': loyaltyOffers,
  Delivery: deliveries,
  Payment: payments,
  'Gift cards': giftCards,
  Order: orders,
  'Order on its way': orderJourney,
  Returns: returns,
  Downloads: downloads,
  Account: accounts,
  'Orders as a guest': guests,
  'Signed-in devices': signIns,
  Passkeys: passkeys,
  'Connected providers': connectedProviders,
  'Data of a customer': customerData,
  Addresses: addresses,
  Subscriptions: subscriptions,
  Loyalty: loyalty,
  Wishlist: wishlist,
  'Stock alerts': stockAlerts,
  Reservations: reservations,
  Reviews: reviews,
  Newsletter: newsletters,
  Measuring: webVitals,
  Tokens: tokens,
  'Back office: sign-in': staffSignIn,
  'Back office: own account': ownStaff,
  'Back office: staff and roles': staffMembers,
  'Back office: keys': staffKeys,
  'Back office: audit log': audit,
  Events: events,
  Stock: stock,
  'Orders for the staff': staffOrders,
  'Orders in bulk': orderBulk,
  'Series of documents': documentSeries,
  Bookings: bookings,
  Takings: takings,
  'Labels of parcels': parcelLabels,
  'Previews of refunds': { previewRefund },
  'Orders sent together': sending,
  'Orders made by the staff': draftOrders,
  'Pictures of returns': returnPictures,
  Exchanges: exchanges,
  Overview: overview,
  'Customers for the staff': staffCustomers,
  'Merging customers': customerMerge,
  'Reviews for the staff': staffReviews,
  'Shop settings': { ...staffShops, ...settings },
  Finance: finance,
  Measurements: measurements,
  Products: {
    ...{ ...staffProducts, ...newProducts, ...productVersions, ...productDrafts },
    findProductChoices: productChoices.findProductChoices,
  },
  Families: families,
  'Brands, colours, materials and care': goodsWords,
  'Size charts': sizeCharts,
  'Imports and exports': imports,
  Redirects: redirects,
  'Many products': { ...publicationSets, ...pictureMatches },
  'Price grid': priceGrid,
  'Price plans': pricePlans,
  Promotions: promotions,
  'Content for the staff': { ...staffContent, ...linkTargets },
  Drops: drops,
  'Texts of mails': mailTexts,
  'Library of pictures': media,
  'Gift cards for the staff': staffGiftCards,
  'Reservations for the staff': staffReservations,
  'Stores for the staff': staffStores,
} satisfies Record<string, Record<string, Call>>;

export const ALL_CALLS: readonly Call[] = Object.values(CALLS_BY_GROUP).flatMap((calls): Call[] =>
  Object.values(calls),
);
