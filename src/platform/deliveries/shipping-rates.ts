import type { Currency } from '#src/domain/money/money.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.ts';
import type { Language } from '#src/domain/shop/locales.ts';

/** A method of this shop, before language and currency are known. Amounts in cents. */
export type ShippingRate = {
  key: ShippingMethodKey;
  names: Record<Language, string>;
  /** Working days from dispatch to delivery, both ends included. */
  delay: { minDays: number; maxDays: number };
  onSaturdays: boolean;
  /** Delivery countries; null means every country that the shop delivers to. */
  countries: readonly string[] | null;
  price: Record<Currency, number>;
  /** For members of Happy Shopping alone. */
  isForMembers?: boolean;
  /** Free when the goods cost more than this; null: never. */
  freeAbove: Record<Currency, number> | null;
};

/** Where parcels leave from, on working days of its country. */
export const WAREHOUSE = { country: 'FR', cutOff: 14 * 60 };

/** What goods must cost more than to travel free, in cents. */
const FREE_ABOVE = { EUR: 5000, GBP: 5000, CHF: 7000, PLN: 20000, CZK: 120000 };

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
    delay: { minDays: 2, maxDays: 4 },
    onSaturdays: true,
    countries: null,
    price: { EUR: 499, GBP: 499, CHF: 790, PLN: 1499, CZK: 9900 },
    freeAbove: FREE_ABOVE,
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
    onSaturdays: true,
    countries: ['FR', 'GB', 'DE'],
    price: { EUR: 990, GBP: 990, CHF: 1490, PLN: 3990, CZK: 24900 },
    freeAbove: null,
  },
  {
    key: 'PR',
    names: {
      de: 'Lieferung an eine Abholstelle',
      en: 'Delivery to a pickup point',
      es: 'Entrega en punto de recogida',
      fr: 'Livraison en point relais',
      it: 'Consegna in un punto di ritiro',
      pl: 'Dostawa do punktu odbioru',
    },
    delay: { minDays: 3, maxDays: 5 },
    onSaturdays: true,
    countries: ['FR', 'ES', 'DE', 'IT', 'PL'],
    price: { EUR: 399, GBP: 399, CHF: 590, PLN: 1199, CZK: 7900 },
    freeAbove: FREE_ABOVE,
  },
  {
    key: 'LO',
    names: {
      de: 'Lieferung an einen Paketautomaten',
      en: 'Delivery to a locker',
      es: 'Entrega en taquilla',
      fr: 'Livraison en consigne',
      it: 'Consegna in un locker',
      pl: 'Dostawa do automatu paczkowego',
    },
    delay: { minDays: 2, maxDays: 4 },
    onSaturdays: true,
    countries: ['FR', 'DE', 'IT', 'PL'],
    price: { EUR: 349, GBP: 349, CHF: 490, PLN: 999, CZK: 6900 },
    freeAbove: FREE_ABOVE,
  },
  {
    key: 'LM',
    names: {
      de: 'Lieferung ins Geschäft',
      en: 'Delivery to a store',
      es: 'Entrega en tienda',
      fr: 'Livraison en magasin',
      it: 'Consegna in negozio',
      pl: 'Dostawa do sklepu',
    },
    delay: { minDays: 4, maxDays: 6 },
    onSaturdays: true,
    countries: ['FR', 'CH'],
    price: { EUR: 0, GBP: 0, CHF: 0, PLN: 0, CZK: 0 },
    freeAbove: null,
  },
  {
    key: 'HSP',
    names: {
      de: 'Happy Shopping',
      en: 'Happy Shopping',
      es: 'Happy Shopping',
      fr: 'Happy Shopping',
      it: 'Happy Shopping',
      pl: 'Happy Shopping',
    },
    delay: { minDays: 5, maxDays: 8 },
    onSaturdays: false,
    countries: ['FR', 'DE'],
    isForMembers: true,
    price: { EUR: 290, GBP: 290, CHF: 390, PLN: 990, CZK: 5900 },
    freeAbove: null,
  },
  {
    key: 'VI',
    names: {
      de: 'Versand per E-Mail',
      en: 'Delivery by email',
      es: 'Envío por correo electrónico',
      fr: 'Envoi par e-mail',
      it: 'Invio via e-mail',
      pl: 'Wysyłka e-mailem',
    },
    delay: { minDays: 0, maxDays: 0 },
    onSaturdays: false,
    countries: null,
    price: { EUR: 0, GBP: 0, CHF: 0, PLN: 0, CZK: 0 },
    freeAbove: null,
  },
];
