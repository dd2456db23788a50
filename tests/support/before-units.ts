import { expect } from 'vitest';
import { taxSums } from '#src/domain/order/billed.ts';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import { refundOf } from '#src/domain/order/refund.ts';
import { creditedParts } from '#src/platform/orders/documents/billed-parts.ts';

/**
 * What orders of before the units were kept pay back and credit, as it was computed then (until
 * version 1.1): written down here as what newer code is compared with.
 */

type Back = readonly LineShare[];

const backOf = (lines: Back, lineId: string) => {
  let quantity = 0;
  for (const line of lines) if (line.lineId === lineId) quantity += line.quantity;
  return quantity;
};

function paidThen(order: Order): number {
  let cents = order.totalPrice.centAmount;
  for (const { price } of order.giftCards) cents -= price;
  for (const { price } of order.donations) cents -= price;
  return cents - (order.loyaltyCard?.price ?? 0);
}

function worthThen(order: Order, lines: Back): { cents: number; points: number } {
  const paid = paidThen(order);
  const points = order.loyaltyPointsEarned + order.loyaltyBonusPointsEarned;
  let [goods, back, isAll] = [0, 0, true];
  for (const { lineId, quantity, totalPrice } of order.lineItems) {
    const returned = backOf(lines, lineId);
    goods += totalPrice.centAmount;
    back += (totalPrice.centAmount / quantity) * returned;
    if (returned < quantity) isAll = false;
  }
  if (isAll) return { cents: paid, points };
  const share = goods === 0 ? 0 : back / goods;
  const shared = Math.max(
    0,
    paid - ((order.shippingInfo?.price ?? 0) + (order.giftWrap?.price ?? 0)),
  );
  return { cents: Math.floor(share * shared), points: Math.floor(share * points) };
}

/** What a return paid back after `earlier` ones. */
function refundThen(order: Order, earlier: Back, returned: Back) {
  const before = worthThen(order, earlier);
  const after = worthThen(order, [...earlier, ...returned]);
  return { cents: after.cents - before.cents, points: after.points - before.points };
}

/** Kind, name and cents of what a credit note said, and the tax in it at a rate in percent. */
function creditThen(order: Order, lines: Back, total: number, rate: number) {
  const parts: [string, number][] = [];
  let sum = 0;
  for (const { lineId, quantity, totalPrice, isFree } of order.lineItems) {
    const returned = backOf(lines, lineId);
    if (returned === 0) continue;
    const cents = isFree ? 0 : Math.round((totalPrice.centAmount / quantity) * returned);
    parts.push(['item', cents]);
    sum += cents;
  }
  let untaxedOfOrder = 0;
  for (const { price } of [...order.giftCards, ...order.donations]) untaxedOfOrder += price;
  const taxed = Math.min(total, Math.max(0, order.totalPrice.centAmount - untaxedOfOrder));
  const rest = taxed - sum;
  if (rest > 0) parts.push([parts.length === 0 ? 'item' : 'delivery', rest]);
  if (rest < 0) parts.push(['reduction', -rest]);
  if (total > taxed) parts.push(['item', total - taxed]);
  return { parts, vat: Math.round((taxed * rate) / (100 + rate)) };
}

/** The order as one was kept then. */
export const asBefore = (order: Order): Order => ({
  ...order,
  lineItems: order.lineItems.map(({ reductions: _, ...line }) => line),
});

/**
 * Compares what returns of an order, one after the other, pay back and credit with what they did then.
 * `totalOf` says how much of a refund is still to be had; `rate` is that of the tax, in percent.
 */
export function expectAsBefore(
  order: Order,
  returns: readonly LineShare[][],
  { rate, totalOf }: { rate: number; totalOf: (cents: number) => number },
): void {
  for (const [index, lines] of returns.entries()) {
    const earlier = returns.slice(0, index).flat();
    const refund = refundOf(order, earlier, lines);
    expect(refund).toEqual(refundThen(order, earlier, lines));
    const bankCents = totalOf(refund.cents);
    const credit = { refundId: 'r', number: 'n', at: new Date(0), giftCardCents: 0, feeCents: 0 };
    const parts = creditedParts(order, { ...credit, lines, earlier, bankCents }, 'fr');
    const then = creditThen(order, lines, bankCents, rate);
    expect(parts.map(({ kind, cents }) => [kind, cents])).toEqual(then.parts);
    const taxed = taxSums(parts, rate).find((sum) => sum.rate !== null);
    expect(taxed?.vat ?? 0).toBe(then.vat);
  }
}
