import type { Order } from './order.ts';

/** Standard rates of the countries that the shops deliver to, in percent, as of January 2026. */
const RATES: ReadonlyMap<string, number> = new Map([
  ['AT', 20],
  ['BE', 21],
  ['CH', 8.1],
  ['DE', 19],
  ['DK', 25],
  ['ES', 21],
  ['FR', 20],
  ['GB', 20],
  ['IE', 23],
  ['IT', 22],
  // Liechtenstein is taxed as Switzerland, Monaco as France.
  ['LI', 8.1],
  ['LU', 17],
  ['MC', 20],
  ['NL', 21],
  ['PL', 23],
  ['PT', 23],
  ['SE', 25],
]);

/** Rate in percent where an order goes; of the shop's own country where no rate is known. */
export function vatRate(order: Pick<Order, 'shippingAddress'>, shopCountry: string): number {
  return RATES.get(order.shippingAddress?.country ?? shopCountry) ?? RATES.get(shopCountry) ?? 0;
}

type Taxed = Pick<Order, 'totalPrice' | 'giftCards' | 'donations'>;

/**
 * VAT that a total contains, in cents. Gift cards that are bought are taxed when they pay for
 * something, donations never; paying with a gift card lowers nothing (decision 066).
 */
export function vatContained({ totalPrice, giftCards, donations }: Taxed, rate: number): number {
  const untaxed = [...giftCards, ...donations].reduce((sum, { price }) => sum + price, 0);
  const taxed = Math.max(0, totalPrice.centAmount - untaxed);
  return Math.round((taxed * rate) / (100 + rate));
}
