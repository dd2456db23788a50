import { currencyOf } from '#src/domain/money/money.ts';
import {
  getDomain,
  ONLINE_LOCALES,
  type OnlineLocale,
  SHOP_DOMAINS,
} from '#src/domain/shop/locales.ts';
import type { DomainParams, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { type ShopTerms, sellerOf } from './shop-terms.ts';

/** The number that each shop has in calls; it never changes. */
export const STORE_IDS: Record<OnlineLocale, string> = {
  'fr-fr': '1001',
  'fr-ch': '1002',
  en: '1003',
  'es-es': '1004',
  'de-de': '1005',
  'it-it': '1006',
  'pl-pl': '1007',
};

/**
 * What works without a decision or a contract is on; what needs stores, a partner or a programme of
 * the retailer is off until somebody turns it on ("Features" of the back office).
 */
const SWITCHES = {
  ereservation: false,
  loyalty: false,
  wishlist: true,
  showProductAvailabilityAlert: true,
  myDownloads: false,
  recaptcha: false,
  swiftAddToCart: true,
  showMap: false,
  newRatioOnProductPicture: true,
  abtasty: false,
  olapic: false,
  richRelevance: false,
  allowShareCart: true,
  showEcoDesign: false,
  strikesInitialPrice: false,
  expressCheckout: false,
  guestCheckout: true,
} as const satisfies Partial<DomainParams>;

/** Nothing of these is promised before the retailer says so. */
const NOTHING_YET = {
  loyaltyCardCentAmount: 0,
  privateSales: null,
  commercialOperation: { version: 'none' },
  funnel: { overview: false },
  freeCartCriteria: null,
  checkoutVersion: null,
} as const;

const unique = (codes: readonly string[]) => [...new Set(codes)];

/** The parameters that a shop of a retailer opens with. */
export function shopParameters(domain: OnlineLocale, terms: ShopTerms): WebDomain {
  const { iso2 } = getDomain(domain);
  const deliveryCountries = terms.deliveryCountries ?? [iso2];
  const billingCountries = unique([...deliveryCountries, ...SHOP_DOMAINS.map((one) => one.iso2)]);
  return {
    domain,
    storeId: STORE_IDS[domain],
    countryCodeISO2: iso2,
    devise: currencyOf(iso2),
    params: {
      ...SWITCHES,
      ...NOTHING_YET,
      paymentProducts: [],
      shippingRates: [],
      vatRates: [],
      loyaltyScale: [],
      donations: [],
      giftWrap: null,
      deliveryCountries,
      billingCountries,
      phoneNumberCountries: billingCountries,
      giftCard: terms.giftCard ?? null,
      orderConfirmation: { maxAttempts: 8, attemptDelay: 1_000 },
      // The law of France asks for the sheet (AGEC).
      agec: iso2 === 'FR',
      // Carriers ring before they come, and write when a parcel waits.
      phoneNumberByShippingMethod: { NO: false, EX: true, PR: true, LO: true, LM: true },
      returns: terms.returns,
      warehouse: terms.warehouse,
      seller: sellerOf(terms),
    },
  };
}

/** Shops in the order of the list, each once. */
export const inOrder = (shops: readonly OnlineLocale[]) =>
  ONLINE_LOCALES.filter((locale) => shops.includes(locale));
