import type { Order, Return, Withdrawable } from './order.schema.ts';
import { itemsLeft } from './return.ts';

/**
 * A return by law, within its time and without a reason (decision 055): directive 2011/83/EU, articles
 * 9 and 11a (the latter by directive 2023/2673), in the shops of the Union; in Britain the Consumer
 * Contracts Regulations 2013, regulations 29 and 30; in Switzerland, whose law gives no such right for
 * what is bought online, the shop's terms of sale.
 */

/** Countries of shops where there is the right, ISO 3166-1 alpha-2. */
const COUNTRIES: ReadonlySet<string> = new Set(['FR', 'ES', 'DE', 'IT', 'PL', 'GB', 'CH']);

const DAY_MS = 86_400_000;
/** The law's fourteen days, and one more: no time zone makes it shorter. */
const DAYS = 15;
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * When the time ends after a delivery, in ms: with the last minute of a working day, since a term
 * that ends on a Saturday or Sunday goes on to Monday (regulation 1182/71, article 3). Days are those
 * of UTC.
 */
export function withdrawalEnds(deliveredAt: number): number {
  let last = Math.floor(deliveredAt / DAY_MS) + DAYS;
  while ([SUNDAY, SATURDAY].includes(new Date(last * DAY_MS).getUTCDay())) last += 1;
  return (last + 1) * DAY_MS;
}

/** The day of UTC that a time ends with. */
const lastDay = (ends: number) => new Date(ends - 1).toISOString().slice(0, 10);

type Facts = {
  order: Pick<Order, 'status' | 'lineItems'>;
  /** Country of the shop. */
  country: string;
  /** In ms; null before the delivery. */
  deliveredAt: number | null;
  returns: readonly Pick<Return, 'lines'>[];
};

/** Null where the law gives no right to withdraw: another country, nothing bought, too late, nothing left. */
export function withdrawable(
  { order, country, deliveredAt, returns }: Facts,
  now: number,
): Withdrawable | null {
  if (!COUNTRIES.has(country)) return null;
  if (order.status === 'awaiting-payment' || order.status === 'cancelled') return null;
  const ends = deliveredAt === null ? null : withdrawalEnds(deliveredAt);
  if (ends !== null && now >= ends) return null;
  const lines = itemsLeft(order.lineItems, returns);
  if (lines.length === 0) return null;
  return { until: ends === null ? null : lastDay(ends), lines };
}
