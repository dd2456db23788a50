import type { Language } from '#src/domain/locales.ts';
import type { Currency } from '#src/domain/money.ts';
import type { ShippingMethodKey } from '#src/domain/shipping.ts';

/** A method of this shop, before language and currency are known. Amounts in cents. */
export type ShippingRate = {
  key: ShippingMethodKey;
  names: Record<Language, string>;
  delay: { minDays: number; maxDays: number };
  /** Delivery countries; null means every country that the shop delivers to. */
  countries: readonly string[] | null;
  price: Record<Currency, number>;
  /** Free when the goods cost more than this; null: never. */
  freeAbove: Record<Currency, number> | null;
};

export const SHIPPING_RATES: readonly ShippingRate[] = [
  {
    key: 'NO',
    names: {
      de: 'Versand nach Hause',
      en: 'Home delivery',
      es: 'Envío a domicilio',
      fr: 'Livraison à domicile',
      it: 'Consegna a domicilio',
      pl: 'Dostawa do domu',
    },
    delay: { minDays: 3, maxDays: 5 },
    countries: null,
    price: { EUR: 499, GBP: 499, CHF: 790, PLN: 1499, CZK: 9900 },
    freeAbove: { EUR: 5000, GBP: 5000, CHF: 7000, PLN: 20000, CZK: 120000 },
  },
  {
    key: 'EX',
    names: {
      de: 'Expressversand',
      en: 'Express delivery',
      es: 'Envío exprés',
      fr: 'Livraison express',
      it: 'Consegna espressa',
      pl: 'Dostawa ekspresowa',
    },
    delay: { minDays: 1, maxDays: 2 },
    countries: ['FR', 'GB', 'DE'],
    price: { EUR: 990, GBP: 990, CHF: 1490, PLN: 3990, CZK: 24900 },
    freeAbove: null,
  },
];
