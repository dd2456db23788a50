/** Domain parameters: what is on in a shop (specification §3). Amounts in cents. */

import { byRank } from '#src/domain/payment/payment.ts';
import type { DomainParams, WebDomain } from './web-domain.schema.ts';

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

/** Domain parameters as they are stored: payment products ascending by rank (§7). */
export function onLoad(domain: WebDomain): WebDomain {
  const paymentProducts = byRank(domain.params.paymentProducts);
  return { ...domain, params: { ...domain.params, paymentProducts } };
}
