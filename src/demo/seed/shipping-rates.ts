import type { Currency } from '#src/domain/money/money.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { ShippingRate, WebDomain } from '#src/domain/shop/web-domain.schema.ts';

type Prices = Record<Currency, number>;

/** A method in all shops of the demo. Amounts in cents. */
type Plan = {
  method: ShippingMethodKey;
  /** Delivery countries; null means every country that the shop delivers to. */
  countries: readonly string[] | null;
  price: Prices;
  freeAbove: Prices | null;
  minDays: number;
  maxDays: number;
  onSaturdays?: boolean;
  forMembers?: boolean;
};

/** What goods must cost more than to travel free. */
const FREE_ABOVE = { EUR: 5000, GBP: 5000, CHF: 7000, PLN: 20000, CZK: 120000 };

const PLANS: readonly Plan[] = [
  {
    method: 'NO',
    countries: null,
    price: { EUR: 499, GBP: 499, CHF: 790, PLN: 1499, CZK: 9900 },
    freeAbove: FREE_ABOVE,
    minDays: 2,
    maxDays: 4,
  },
  {
    method: 'EX',
    countries: ['FR', 'GB', 'DE'],
    price: { EUR: 990, GBP: 990, CHF: 1490, PLN: 3990, CZK: 24900 },
    freeAbove: null,
    minDays: 1,
    maxDays: 2,
  },
  {
    method: 'PR',
    countries: ['FR', 'ES', 'DE', 'IT', 'PL'],
    price: { EUR: 399, GBP: 399, CHF: 590, PLN: 1199, CZK: 7900 },
    freeAbove: FREE_ABOVE,
    minDays: 3,
    maxDays: 5,
  },
  {
    method: 'LO',
    countries: ['FR', 'DE', 'IT', 'PL'],
    price: { EUR: 349, GBP: 349, CHF: 490, PLN: 999, CZK: 6900 },
    freeAbove: FREE_ABOVE,
    minDays: 2,
    maxDays: 4,
  },
  {
    method: 'LM',
    countries: ['FR', 'CH'],
    price: { EUR: 0, GBP: 0, CHF: 0, PLN: 0, CZK: 0 },
    freeAbove: null,
    minDays: 4,
    maxDays: 6,
  },
  {
    method: 'HSP',
    countries: ['FR', 'DE'],
    price: { EUR: 290, GBP: 290, CHF: 390, PLN: 990, CZK: 5900 },
    freeAbove: null,
    minDays: 5,
    maxDays: 8,
    onSaturdays: false,
    forMembers: true,
  },
];

/** What deliveries cost in a shop of the demo. */
export function demoRates(
  deliveryCountries: readonly string[],
  currency: WebDomain['devise'],
): ShippingRate[] {
  return PLANS.flatMap(({ method, countries, price, freeAbove, ...plan }) => {
    const served = countries?.filter((country) => deliveryCountries.includes(country)) ?? [null];
    return served.map((country) => ({
      ...{ method, country, from: null },
      ...{ price: price[currency], freeAbove: freeAbove?.[currency] ?? null },
      ...{ onSaturdays: true, forMembers: false, ...plan },
    }));
  });
}
