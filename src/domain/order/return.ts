import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { dayAfter, shopDay } from '#src/domain/shop/shop-day.ts';
import type { LineShare, Order, OrderJourney, Return, Returnable } from './order.schema.ts';
import type { ReturnBasis } from './order.values.ts';

/** Items of an order that come back, by law (a withdrawal) or by the shop's promise (decision 055). */

/** Days for sending items off once that is declared (directive 2011/83/EU, article 14). */
export const SEND_WITHIN_DAYS = 14;
/** Days for the refund once the items have arrived; the law allows no more (article 13). */
export const REFUND_WITHIN_DAYS = 14;

/** The items of an order that do not come back, line by line; empty when all do. */
export function itemsLeft(
  lineItems: readonly LineShare[],
  returns: readonly Pick<Return, 'lines'>[],
): LineShare[] {
  const taken = new Map<string, number>();
  for (const { lineId, quantity } of returns.flatMap(({ lines }) => lines)) {
    taken.set(lineId, (taken.get(lineId) ?? 0) + quantity);
  }
  return lineItems
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (taken.get(lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether all that is asked for is among `lines`; a line is named once. */
export function mayComeBack(asked: readonly LineShare[], lines: readonly LineShare[]): boolean {
  const remaining = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const isOnce = new Set(asked.map(({ lineId }) => lineId)).size === asked.length;
  const isLeft = asked.every(({ lineId, quantity }) => quantity <= (remaining.get(lineId) ?? 0));
  return asked.length > 0 && isOnce && isLeft;
}

type Facts = {
  order: Pick<Order, 'status'> & {
    lineItems: readonly Pick<
      Order['lineItems'][number],
      'lineId' | 'quantity' | 'segmentationId'
    >[];
  };
  /** Country of the shop, ISO 3166-1 alpha-2. */
  country: string;
  /** Days that the shop promises. */
  days: number;
  /** Null before the delivery. */
  deliveredAt: Date | null;
  returns: readonly Pick<Return, 'lines'>[];
};

/**
 * What the shop takes back of an order that has left, and until which day; the days are those of the
 * shop's country, and none is added for a weekend. Files are never returned. Null where there is
 * nothing to return; `isOver` once the last day has passed.
 */
export function returnable(
  { order, country, days, deliveredAt, returns }: Facts,
  now: Date,
): Pick<Returnable, 'days' | 'until' | 'isOver' | 'lines'> | null {
  if (order.status !== 'shipped' && order.status !== 'delivered') return null;
  const parcelled = order.lineItems.filter(
    ({ segmentationId }) => segmentationId !== DEMATERIALISED_SEGMENTATION,
  );
  const lines = itemsLeft(parcelled, returns);
  if (lines.length === 0) return null;
  const until = deliveredAt === null ? null : dayAfter(shopDay(deliveredAt, country), days);
  return { days, until, isOver: until !== null && shopDay(now, country) > until, lines };
}

/**
 * The ways in which items can go back now, the better one for the customer first: by law while its
 * time lasts, since that takes no reason and no condition; by promise once the parcel is there.
 */
export function waysBack({
  withdrawable,
  returnable,
}: Pick<OrderJourney, 'withdrawable' | 'returnable'>): ReturnBasis[] {
  const hasArrived = returnable !== null && returnable.until !== null;
  return [
    ...(withdrawable === null ? [] : ['law' as const]),
    ...(hasArrived && !returnable.isOver ? ['promise' as const] : []),
  ];
}
