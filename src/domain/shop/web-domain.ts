/** Domain parameters: what is on in a shop (specification §3). Amounts in cents. */

import type { Currency } from '#src/domain/money/money.ts';
import type { CheckoutVersion } from '#src/domain/order/order-paths.ts';
import { byRank, type PaymentProduct } from '#src/domain/payment/payment.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.ts';
import type { OnlineLocale } from './locales.ts';

/** A donation that the cart may offer. */
export type DonationChoice = {
  id: string;
  label: string;
  isActive: boolean;
  amounts: number[];
  preselected: number | null;
};

/** When a cart of zero may be ordered; null means always. */
export type FreeCartCriteria = {
  enabled: boolean;
  maxItems: number | null;
  excludedSegmentationIds: string[];
};

export type DomainParams = {
  deliveryCountries: string[];
  billingCountries: string[];
  ereservation: boolean;
  paymentProducts: PaymentProduct[];
  phoneNumberCountries: string[];
  giftCard: { minAmount: number; maxAmount: number; preselectedAmount: number } | null;
  loyaltyCardCentAmount: number;
  loyaltyScale: { points: number; rewardCentAmount: number }[];
  /** `attemptDelay` in ms. */
  orderConfirmation: { maxAttempts: number; attemptDelay: number };
  loyalty: boolean;
  wishlist: boolean;
  showProductAvailabilityAlert: boolean;
  agec: boolean;
  myDownloads: boolean;
  recaptcha: boolean;
  /** Instants, ISO 8601; one missing means inactive. */
  privateSales: { startDate: string | null; endDate: string | null } | null;
  swiftAddToCart: boolean;
  showMap: boolean;
  newRatioOnProductPicture: boolean;
  commercialOperation: { version: string };
  abtasty: boolean;
  olapic: boolean;
  phoneNumberByShippingMethod: Partial<Record<ShippingMethodKey, boolean>>;
  richRelevance: boolean;
  allowShareCart: boolean;
  showEcoDesign: boolean;
  /** The flow that this shop sells in; null: the one of the installation. */
  checkoutVersion: CheckoutVersion | null;
  /** A button that orders by wallet from the product page and the cart (decision 060). */
  expressCheckout: boolean;
  donations: DonationChoice[];
  funnel: { overview: boolean };
  freeCartCriteria: FreeCartCriteria | null;
};

/** Parameters that only the rules on the server ask for: pages are not sent them. */
const SERVER_ONLY = [
  'paymentProducts',
  'phoneNumberCountries',
  'giftCard',
  'loyaltyCardCentAmount',
  'loyaltyScale',
  'privateSales',
  'abtasty',
  'checkoutVersion',
  'phoneNumberByShippingMethod',
  'donations',
  'freeCartCriteria',
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

export type WebDomain = {
  domain: OnlineLocale;
  storeId: string;
  countryCodeISO2: string;
  devise: Currency;
  params: DomainParams;
};

/** Domain parameters as they are kept: payment products ascending by rank (§7). */
export function onLoad(domain: WebDomain): WebDomain {
  const paymentProducts = byRank(domain.params.paymentProducts);
  return { ...domain, params: { ...domain.params, paymentProducts } };
}
