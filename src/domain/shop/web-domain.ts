/** Domain parameters: what is on in a shop (specification §3). Amounts in cents. */

import { byRank } from '#src/domain/payment/payment.ts';
import type { ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import { CORE, SERVED_PARTS, servedOf } from '#src/domain/wire/capabilities.ts';
import { getDomain } from './locales.ts';
import type { DomainParams, WebDomain } from './web-domain.schema.ts';

/** Parameters that only the rules on the server ask for: pages are not sent them. */
const SERVER_ONLY = [
  'capabilities',
  'paymentProducts',
  'phoneNumberCountries',
  'giftCard',
  'loyaltyCardCentAmount',
  'loyaltyScale',
  'pointCentAmount',
  'privateSales',
  'abtasty',
  'checkoutVersion',
  'guestCheckout',
  'phoneNumberByShippingMethod',
  'donations',
  'giftWrap',
  'freeCartCriteria',
  'returns',
  'warehouse',
  'shippingRates',
  'itemGrams',
  'closingDays',
  'vatRates',
  'seller',
  'accounts',
] as const satisfies readonly (keyof DomainParams)[];

/** What pages know of their shop's parameters; few shops have an express button. */
export type PageParams = Omit<DomainParams, (typeof SERVER_ONLY)[number] | 'expressCheckout'> &
  Partial<Pick<DomainParams, 'expressCheckout'>>;

export function pageParams(params: DomainParams): PageParams {
  const { expressCheckout, ...others } = params;
  const shown = { ...others, ...(expressCheckout && { expressCheckout }) };
  for (const name of SERVER_ONLY) Reflect.deleteProperty(shown, name);
  return shown;
}

/** What a shop does not do whose platform cannot: its no stands above the switches (decision 108). */
function switchedOff(params: DomainParams): DomainParams {
  const served = servedOf(params.capabilities);
  return {
    ...params,
    ereservation: params.ereservation && served.has('reservations'),
    loyalty: params.loyalty && served.has('loyalty'),
    wishlist: params.wishlist && served.has('wishlist'),
    showProductAvailabilityAlert: params.showProductAvailabilityAlert && served.has('alerts'),
    myDownloads: params.myDownloads && served.has('downloads'),
    allowShareCart: params.allowShareCart && served.has('sharedCarts'),
    expressCheckout: params.expressCheckout && served.has('checkout'),
    guestCheckout: params.guestCheckout && served.has('guests'),
    giftCard: served.has('giftCards') ? params.giftCard : null,
    giftWrap: served.has('giftWrap') ? params.giftWrap : null,
    donations: served.has('donations') ? params.donations : [],
  };
}

/**
 * Domain parameters as a storefront keeps them: payment products ascending by rank (§7), and off
 * what the platform does not serve.
 */
export function onLoad(domain: WebDomain): WebDomain {
  const { capabilities = CORE, ...params } = domain.params;
  const paymentProducts = byRank(params.paymentProducts);
  return { ...domain, params: switchedOff({ ...params, capabilities, paymentProducts }) };
}

/** What is not served in a shop. */
export function lacksOf({ params }: Pick<WebDomain, 'params'>): ServedPart[] {
  const served = servedOf(params.capabilities);
  return SERVED_PARTS.filter((name) => !served.has(name));
}

/** Whether a shop has stores: its country has some, and its platform knows them. */
export const hasStores = ({ domain, params }: Pick<WebDomain, 'domain' | 'params'>): boolean =>
  getDomain(domain).hasStores && servedOf(params.capabilities).has('stores');
