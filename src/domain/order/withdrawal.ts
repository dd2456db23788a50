import type { LineShare, Order, Withdrawable, Withdrawal } from './order.schema.ts';

/**
 * Taking a purchase back within the law's time: directive 2011/83/EU, articles 9 and 11a (the
 * latter by directive 2023/2673), in the shops of the Union (decision 055).
 */

/** Countries of shops where the directive holds, ISO 3166-1 alpha-2. */
const COUNTRIES: ReadonlySet<string> = new Set(['FR', 'ES', 'DE', 'IT', 'PL']);

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

/** The items of an order that were not taken back, line by line; empty when all are. */
export function itemsLeft(
  lineItems: readonly LineShare[],
  withdrawals: readonly Pick<Withdrawal, 'lines'>[],
): LineShare[] {
  const taken = new Map<string, number>();
  for (const { lineId, quantity } of withdrawals.flatMap(({ lines }) => lines)) {
    taken.set(lineId, (taken.get(lineId) ?? 0) + quantity);
  }
  return lineItems
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (taken.get(lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

type Facts = {
  order: Pick<Order, 'status' | 'lineItems'>;
  /** Country of the shop. */
  country: string;
  /** In ms; null before the delivery. */
  deliveredAt: number | null;
  withdrawals: readonly Pick<Withdrawal, 'lines'>[];
};

/** Null where nothing can be taken back: another country, nothing bought, too late, nothing left. */
export function withdrawable(
  { order, country, deliveredAt, withdrawals }: Facts,
  now: number,
): Withdrawable | null {
  if (!COUNTRIES.has(country)) return null;
  if (order.status === 'awaiting-payment' || order.status === 'cancelled') return null;
  const ends = deliveredAt === null ? null : withdrawalEnds(deliveredAt);
  if (ends !== null && now >= ends) return null;
  const lines = itemsLeft(order.lineItems, withdrawals);
  if (lines.length === 0) return null;
  return { until: ends === null ? null : new Date(ends).toISOString(), lines };
}

/** Whether all that is asked for may be taken back; a line is named once. */
export function isWithdrawable(
  asked: readonly LineShare[],
  { lines }: Pick<Withdrawable, 'lines'>,
): boolean {
  const left = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const isOnce = new Set(asked.map(({ lineId }) => lineId)).size === asked.length;
  const isLeft = asked.every(({ lineId, quantity }) => quantity <= (left.get(lineId) ?? 0));
  return asked.length > 0 && isOnce && isLeft;
}
