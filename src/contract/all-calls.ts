import type { Call } from './call.ts';
import * as accounts from './calls/accounts.ts';
import * as addresses from './calls/addresses.ts';
import * as cartExtras from './calls/cart-extras.ts';
import * as carts from './calls/carts.ts';
import * as catalogue from './calls/catalogue.ts';
import * as content from './calls/content.ts';
import * as customerData from './calls/customer-data.ts';
import * as deliveries from './calls/deliveries.ts';
import * as downloads from './calls/downloads.ts';
import * as giftCards from './calls/gift-cards.ts';
import * as loyalty from './calls/loyalty.ts';
import * as loyaltyOffers from './calls/loyalty-offers.ts';
import * as newsletters from './calls/newsletters.ts';
import * as orderJourney from './calls/order-journey.ts';
import * as orders from './calls/orders.ts';
import * as payments from './calls/payments.ts';
import * as reservations from './calls/reservations.ts';
import * as reviews from './calls/reviews.ts';
import * as signIns from './calls/sign-ins.ts';
import * as stockAlerts from './calls/stock-alerts.ts';
import * as stores from './calls/stores.ts';
import * as subscriptions from './calls/subscriptions.ts';
import * as tokens from './calls/tokens.ts';
import * as webDomains from './calls/web-domains.ts';
import * as webVitals from './calls/web-vitals.ts';
import * as wishlist from './calls/wishlist.ts';

/** Every call under the name of its group, for the OpenAPI document and for tests. */
export const CALLS_BY_GROUP = {
  Shops: webDomains,
  Catalogue: catalogue,
  Content: content,
  Stores: stores,
  Cart: carts,
  'Cards, donations and offers': cartExtras,
  'Loyalty offers': loyaltyOffers,
  Delivery: deliveries,
  Payment: payments,
  'Gift cards': giftCards,
  Order: orders,
  'Order on its way': orderJourney,
  Downloads: downloads,
  Account: accounts,
  'Signed-in devices': signIns,
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
} satisfies Record<string, Record<string, Call>>;

export const ALL_CALLS: readonly Call[] = Object.values(CALLS_BY_GROUP).flatMap((calls): Call[] =>
  Object.values(calls),
);
