import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { sumOf } from '#src/domain/money/money.ts';
import { hasUnits, paidUnits, unitsBack } from '#src/domain/promotion/units.ts';
import type { LineShare, Order } from './order.schema.ts';

/** What is paid back for returned items (decision 055). Integer cents. */

/** Of an order, what a refund is computed from. */
type Bought = Pick<
  Order,
  | ('totalPrice' | 'shippingInfo' | 'giftCards' | 'donations' | 'loyaltyCard' | 'giftWrap')
  | ('loyaltyPointsEarned' | 'loyaltyBonusPointsEarned')
> &
  Goods;

type Goods = Pick<Order, 'shippingInfo'> & {
  giftWrap: { price: number } | null;
  lineItems: Pick<LineItem, 'lineId' | 'quantity' | 'totalPrice' | 'reductions'>[];
};

/** Cents that are paid back, and points that go. */
export type Refund = { cents: number; points: number };

/** What the items of an order, their delivery and their gift wrap cost, with the reductions, in cents. */
export function paidForItems(
  order: Pick<Order, 'totalPrice' | 'giftCards' | 'donations' | 'loyaltyCard'>,
): number {
  const nonRefundable = sumOf([...order.giftCards, ...order.donations].map(({ price }) => price));
  return order.totalPrice.centAmount - nonRefundable - (order.loyaltyCard?.price ?? 0);
}

/** What an order of before the units were kept says of it: their share of the prices. */
function shareOfPrices(
  { lineItems, shippingInfo, giftWrap }: Goods,
  paid: Refund,
  backOf: (lineId: string) => number,
): Refund {
  const goods = sumOf(lineItems.map(({ totalPrice: { centAmount } }) => centAmount));
  const back = sumOf(
    lineItems.map(
      ({ lineId, quantity, totalPrice: { centAmount } }) =>
        (centAmount / quantity) * backOf(lineId),
    ),
  );
  const share = goods === 0 ? 0 : back / goods;
  const once = (shippingInfo?.price ?? 0) + (giftWrap?.price ?? 0);
  const shared = Math.max(0, paid.cents - once);
  return { cents: Math.floor(share * shared), points: Math.floor(share * paid.points) };
}

const countOf = (lines: readonly LineShare[], lineId: string) =>
  sumOf(lines.filter((line) => line.lineId === lineId).map(({ quantity }) => quantity));

/** Whether every item of an order is back. */
const isAllBack = ({ lineItems }: Pick<Goods, 'lineItems'>, returned: readonly LineShare[]) =>
  lineItems.every(({ lineId, quantity }) => countOf(returned, lineId) >= quantity);

/** What all returns together are worth, so that no cent is lost between them. */
function worth(goods: Goods, paid: Refund, returned: readonly LineShare[]): Refund {
  const { lineItems } = goods;
  const backOf = (lineId: string) => countOf(returned, lineId);
  if (isAllBack(goods, returned)) return paid;
  if (!hasUnits(lineItems)) return shareOfPrices(goods, paid, backOf);
  const all = sumOf(lineItems.flatMap(paidUnits));
  const cents = sumOf(lineItems.map((line) => unitsBack(line, 0, backOf(line.lineId)).cents));
  return { cents, points: all === 0 ? 0 : Math.floor((cents * paid.points) / all) };
}

/** Where a return stands among the others of its order. */
type Place = {
  /** What was declared before it: the dearer units of a line are theirs, whichever comes in first. */
  before: readonly LineShare[];
  /** What the earlier returns were worth for their units, in cents. */
  backCents: number;
};

/** What was paid for units that come back, after those that were declared before. */
export function unitsWorth(
  { lineItems }: Pick<Goods, 'lineItems'>,
  before: readonly LineShare[],
  returned: readonly LineShare[],
): number {
  return sumOf(
    lineItems.map(
      (line) => unitsBack(line, countOf(before, line.lineId), countOf(returned, line.lineId)).cents,
    ),
  );
}

/**
 * What a return is worth after `earlier` ones: what was paid for its units (decision 103).
 * The delivery and the gift wrap are paid back with the last item (directive 2011/83/EU, article 13).
 */
export function refundOf(
  order: Bought,
  earlier: readonly LineShare[],
  returned: readonly LineShare[],
  place?: Place,
): Refund {
  const points = order.loyaltyPointsEarned + order.loyaltyBonusPointsEarned;
  const paid = { cents: paidForItems(order), points };
  const refund = refundFrom(order, paid, { earlier, returned });
  if (place === undefined || !hasUnits(order.lineItems)) return refund;
  const left = Math.max(0, paid.cents - place.backCents);
  const isLast = isAllBack(order, [...earlier, ...returned]);
  const own = unitsWorth(order, place.before, returned);
  return { ...refund, cents: isLast ? left : Math.min(own, left) };
}

/** The cents of the same, where what the items cost with their delivery is known (`paidForItems`). */
export function refundCents(
  goods: Goods,
  paidCents: number,
  shares: { earlier: readonly LineShare[]; returned: readonly LineShare[] },
): number {
  return refundFrom(goods, { cents: paidCents, points: 0 }, shares).cents;
}

function refundFrom(
  goods: Goods,
  paid: Refund,
  { earlier, returned }: { earlier: readonly LineShare[]; returned: readonly LineShare[] },
): Refund {
  const before = worth(goods, paid, earlier);
  const after = worth(goods, paid, [...earlier, ...returned]);
  return { cents: after.cents - before.cents, points: after.points - before.points };
}

/** What an order was paid with, and what of it can still be paid back. */
type Sources = { bankCents: number; giftCards: readonly { cardId: string; centAmount: number }[] };

/** Money goes back to the bank first, then to the gift cards; never more than each has paid. */
export function spreadRefund(cents: number, { bankCents, giftCards }: Sources): Sources {
  const bank = Math.min(cents, bankCents);
  let remaining = cents - bank;
  const shares = giftCards.map(({ cardId, centAmount }) => {
    const share = Math.min(remaining, centAmount);
    remaining -= share;
    return { cardId, centAmount: share };
  });
  return { bankCents: bank, giftCards: shares.filter(({ centAmount }) => centAmount > 0) };
}
