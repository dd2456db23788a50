import { type Currency, currencyOf } from '#src/domain/money/money.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';

/** What a shop is paid in. */
export const currencyOfShop = (shop: OnlineLocale): Currency => currencyOf(getDomain(shop).iso2);

/** The nearest price a shop would print on a label: 29.99, 45.99, 129.99. Cents of a euro. */
export function euroPoint(cents: number): number {
  const step = cents < 3_000 ? 100 : cents < 10_000 ? 500 : 1_000;
  return Math.max(step, Math.round(cents / step) * step) - 1;
}

/** What a currency makes of a euro price: francs end in .90, zlotys in 9.99. */
const POINTS: ReadonlyMap<string, { rate: number; step: number; less: number }> = new Map(
  Object.entries<{ rate: number; step: number; less: number }>({
    EUR: { rate: 1, step: 100, less: 1 },
    CHF: { rate: 1.08, step: 100, less: 10 },
    PLN: { rate: 4.3, step: 1_000, less: 1 },
  }),
);

function pointOf(currency: Currency): { rate: number; step: number; less: number } {
  const point = POINTS.get(currency);
  if (point === undefined) throw new Error(`the shop has no prices in ${currency}`);
  return point;
}

/** A euro label price as a label price of another currency, in its cents. */
export function labelPrice(euroCents: number, currency: Currency): number {
  const { rate, step, less } = pointOf(currency);
  if (rate === 1) return euroCents;
  return Math.ceil((euroCents * rate) / step) * step - less;
}

/** Cents of a currency in cents of a euro, as the shop converts. */
export function toEuroCents(cents: number, currency: Currency): number {
  return Math.round(cents / pointOf(currency).rate);
}

/** A label price less so many percent, itself a label price and lower by at least a step. */
export function reducedPrice(cents: number, percent: number, currency: Currency): number {
  const { less } = pointOf(currency);
  const step = 100;
  const reduced = Math.round((cents * (100 - percent)) / 100 / step) * step - less;
  return Math.max(step - less, Math.min(reduced, cents - step));
}
