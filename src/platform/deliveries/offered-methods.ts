import type { Language } from '#src/domain/locales.ts';
import type { Currency } from '#src/domain/money.ts';
import type { ShippingMethod } from '#src/domain/shipping.ts';
import type { WebDomain } from '#src/domain/web-domain.ts';
import { SHIPPING_RATES } from './shipping-rates.ts';

type Offer = {
  /** Country of delivery, alpha-2. */
  country: string;
  shop: WebDomain;
  lang: Language;
  /** A pre-order hides express: nobody can promise the day. */
  isPreOrder: boolean;
};

/** Methods that a shop offers for a country, in the shopper's language; none when not served. */
export function offeredMethods({ country, shop, lang, isPreOrder }: Offer): ShippingMethod[] {
  if (!shop.params.deliveryCountries.includes(country)) return [];
  return SHIPPING_RATES.filter(
    ({ key, countries }) =>
      (countries === null || countries.includes(country)) && !(isPreOrder && key === 'EX'),
  ).map(({ key, names, delay, price, freeAbove }) => ({
    key,
    name: names[lang],
    delay,
    shippingRate: ratesIn(shop.devise, price, freeAbove),
  }));
}

function ratesIn(
  currency: Currency,
  price: Record<Currency, number>,
  freeAbove: Record<Currency, number> | null,
): ShippingMethod['shippingRate'] {
  return {
    price: { centAmount: price[currency] },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove[currency] },
  };
}
