import { describe, expect, test } from 'vitest';
import { randomFor } from '#src/demo/seed/random.ts';
import { taxSums, totalsByRate } from '#src/domain/order/billed.ts';
import type { LineShare, Order } from '#src/domain/order/order.schema.ts';
import { paidForItems, refundCents, refundOf } from '#src/domain/order/refund.ts';
import { paidUnits, spreadCents, unitsBack } from '#src/domain/promotion/units.ts';
import { creditedParts, invoicedParts } from '#src/platform/orders/documents/billed-parts.ts';
import { type PromoRule, priceCart, reductionsOf } from '../support/before-codes.ts';
import { asBefore, expectAsBefore } from '../support/before-units.ts';
import { orderOf, PAPER_CASES } from '../support/papers.ts';

type Random = ReturnType<typeof randomFor>;
type Split = LineShare[][];

const NOW = new Date('2026-11-28T12:00:00Z');
const RULE = { minimumCentAmount: 0, expiresAt: null };
const CODES: readonly PromoRule[] = [
  { ...RULE, code: 'TEN', kind: 'percent', value: 10 },
  { ...RULE, code: 'SEVEN', kind: 'percent', value: 7 },
  { ...RULE, code: 'ALL', kind: 'percent', value: 100 },
  { ...RULE, code: 'FIFTEEN', kind: 'amount', value: 1_500 },
  { ...RULE, code: 'ODD', kind: 'amount', value: 997 },
];
const LABELS = new Map(CODES.map(({ code }) => [code, `label of ${code}`]));

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[random.between(0, list.length - 1)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** An order of anything, as a cart is priced; what it takes off is rare where nothing is left. */
function anyOrder(random: Random) {
  const [shop, country, zip, rate] = pick(random, PAPER_CASES);
  const order = orderOf(shop, country, zip);
  const { currencyCode } = order.totalPrice;
  const [template] = order.lineItems;
  if (template === undefined) throw new Error('an order has lines');
  const lines = Array.from({ length: random.between(1, 4) }, () => ({
    unitCents: random.chance(0.5) ? random.between(1, 40) : random.between(99, 9_999),
    quantity: random.between(1, 4),
    isFree: random.chance(0.1),
  }));
  const codes = CODES.filter(({ code }) => random.chance(code === 'ALL' ? 0.05 : 0.35));
  const { discounts, totalCents } = priceCart({
    ...{ lines, codes, extrasCents: 0, method: null, now: NOW },
  });
  const taken = codes.map((code, index) => {
    return { ...code, centAmount: discounts[index]?.centAmount ?? 0 };
  });
  const reductions = reductionsOf(lines, taken);
  const shipping = random.chance(0.6) ? random.between(1, 999) : 0;
  const giftWrap = random.chance(0.3) ? { price: random.between(1, 500), message: '' } : null;
  const giftCards = order.giftCards.filter(() => random.chance(0.3));
  const donations = random.chance(0.2) ? [{ id: 'd', lineId: 'd', price: 200 }] : [];
  const loyaltyCard = random.chance(0.1) ? { cardId: 'c', lineId: 'c', price: 500 } : null;
  const extras = sum([...giftCards, ...donations].map(({ price }) => price));
  const kept: Order = {
    ...{ ...order, giftCards, donations, giftWrap, loyaltyCard },
    lineItems: lines.map(({ unitCents, quantity, isFree }, index) => ({
      ...{ ...template, lineId: `l${index}`, quantity, isFree },
      totalPrice: { centAmount: isFree ? 0 : unitCents * quantity, currencyCode },
      reductions: reductions[index] ?? [],
    })),
    totalPrice: {
      centAmount:
        totalCents + shipping + extras + (giftWrap?.price ?? 0) + (loyaltyCard?.price ?? 0),
      currencyCode,
    },
    shippingInfo: order.shippingInfo && { ...order.shippingInfo, price: shipping },
    discounts: taken
      .filter(({ centAmount }) => centAmount > 0)
      .map(({ code, centAmount }) => ({ code, label: LABELS.get(code) ?? '', centAmount })),
    loyaltyPointsEarned: Math.floor(totalCents / 100),
    loyaltyBonusPointsEarned: random.chance(0.3) ? 50 : 0,
  };
  return { kept, rate, lang: 'fr' as const };
}

/** All units of an order in any order, in parcels of any size. */
function anySplit(random: Random, { lineItems }: Pick<Order, 'lineItems'>): Split {
  const units = lineItems.flatMap(({ lineId, quantity }) => Array<string>(quantity).fill(lineId));
  for (let at = units.length - 1; at > 0; at -= 1) {
    const other = random.between(0, at);
    [units[at], units[other]] = [units[other] ?? '', units[at] ?? ''];
  }
  const parcels: Split = [];
  while (units.length > 0) {
    const some = units.splice(0, random.between(1, units.length));
    parcels.push(
      [...new Set(some)].map((lineId) => {
        return { lineId, quantity: some.filter((one) => one === lineId).length };
      }),
    );
  }
  return parcels;
}

const earlierThan = (parcels: Split, index: number) => parcels.slice(0, index).flat();

const creditOf = (lines: LineShare[], earlier: LineShare[], bankCents: number) => ({
  ...{ refundId: 'r', number: 'n', at: NOW, lines, earlier },
  ...{ giftCardCents: 0, feeCents: 0, bankCents },
});

describe('cents are spread', () => {
  test.each([
    ['in proportion', 300, [1_000, 2_000], [100, 200]],
    ['what rounding leaves to the largest remainder', 100, [333, 333, 334], [33, 33, 34]],
    ['of equal remainders to the first', 2, [5, 5, 5], [1, 1, 0]],
    ['to none more than it is', 900, [100, 200], [100, 200]],
    ['not at all over nothing', 5, [0, 0], [0, 0]],
  ])('%s', (_, cents, over, expected) => {
    expect(spreadCents(cents, over)).toEqual(expected);
  });

  test('by the largest remainder, whatever they are', () => {
    const random = randomFor('cents that are spread');
    for (let round = 0; round < 2_000; round += 1) {
      const over = Array.from({ length: random.between(1, 9) }, () => random.between(0, 99));
      const whole = sum(over);
      const cents = random.between(0, whole);
      const shares = spreadCents(cents, over);
      expect(sum(shares)).toBe(cents);
      const wholeShares = over.map((amount) => (whole === 0 ? 0n : BigInt(cents * amount)));
      const remainder = (unit: number) => Number((wholeShares[unit] ?? 0n) % BigInt(whole || 1));
      for (const [unit, share] of shares.entries()) {
        const down = Number((wholeShares[unit] ?? 0n) / BigInt(whole || 1));
        expect([down, down + 1]).toContain(share);
        expect(share).toBeLessThanOrEqual(over[unit] ?? 0);
        if (share === down) continue;
        // Nobody who got nothing more had a larger remainder, or the same one earlier.
        for (const [other, otherShare] of shares.entries()) {
          const otherDown = Number((wholeShares[other] ?? 0n) / BigInt(whole || 1));
          if (otherShare !== otherDown) continue;
          expect(remainder(other)).toBeLessThanOrEqual(remainder(unit));
          if (remainder(other) === remainder(unit)) expect(other).toBeGreaterThan(unit);
        }
      }
    }
  });
});

test('of 2,000 orders the units of a code come to what it took off, and none is below zero', () => {
  const random = randomFor('orders whose units are kept');
  for (let round = 0; round < 2_000; round += 1) {
    const { kept, lang, rate } = anyOrder(random);
    const { lineItems, discounts, shippingInfo, giftWrap } = kept;
    const taken = new Map<string, number>();
    for (const { quantity, reductions = [] } of lineItems) {
      for (const { code, units } of reductions) {
        expect(units).toHaveLength(quantity);
        expect(sum(units)).toBeGreaterThan(0);
        expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
        taken.set(code, (taken.get(code) ?? 0) + sum(units));
      }
    }
    expect(Object.fromEntries(taken)).toEqual(
      Object.fromEntries(discounts.map(({ code, centAmount }) => [code, centAmount])),
    );
    const paid = lineItems.flatMap(paidUnits);
    expect(Math.min(...paid)).toBeGreaterThanOrEqual(0);
    const once = (shippingInfo?.price ?? 0) + (giftWrap?.price ?? 0);
    expect(sum(paid)).toBe(paidForItems(kept) - once);
    const total = kept.totalPrice.centAmount;
    const sums = taxSums(invoicedParts(kept, lang), rate).filter(({ gross }) => gross !== 0);
    expect(totalsByRate({ ...kept, totalCents: total }, total, rate)).toEqual(sums);
    expect(taxSums(invoicedParts(kept, lang), rate)).toEqual(
      taxSums(invoicedParts(asBefore(kept), lang), rate),
    );
  }
});

test('of 2,000 orders all returns, in any order and any split, add up to what was paid', () => {
  const random = randomFor('orders that come back');
  for (let round = 0; round < 2_000; round += 1) {
    const { kept, lang, rate } = anyOrder(random);
    const { lineItems } = kept;
    const parcels = anySplit(random, kept);
    const paid = paidForItems(kept);
    const back = new Map<string, number>();
    let [cents, points] = [0, 0];
    for (const [index, parcel] of parcels.entries()) {
      const earlier = earlierThan(parcels, index);
      const refund = refundOf(kept, earlier, parcel);
      expect(refund.cents).toBe(refundCents(kept, paid, { earlier, returned: parcel }));
      expect(Math.min(refund.cents, refund.points)).toBeGreaterThanOrEqual(0);
      const isLast = index === parcels.length - 1;
      let units = 0;
      for (const { lineId, quantity } of parcel) {
        const line = lineItems.find((one) => one.lineId === lineId);
        if (line === undefined) throw new Error(`no line ${lineId}`);
        const dearestFirst = paidUnits(line).sort((one, other) => other - one);
        const before = back.get(lineId) ?? 0;
        units += sum(dearestFirst.slice(before, before + quantity));
        back.set(lineId, before + quantity);
      }
      // The last brings delivery and wrap, too; each before it what was paid for its units.
      expect(refund.cents).toBe(isLast ? paid - cents : units);
      const parts = creditedParts(kept, creditOf(parcel, earlier, refund.cents), lang);
      const signed = parts.map((one) => (one.kind === 'reduction' ? -one.cents : one.cents));
      expect(sum(signed)).toBe(refund.cents);
      const billed = { ...kept, totalCents: kept.totalPrice.centAmount };
      const sums = taxSums(parts, rate).filter(({ gross }) => gross !== 0);
      expect(totalsByRate(billed, refund.cents, rate)).toEqual(sums);
      // A return of before the last says items and reductions by their names, and nothing else.
      const names = parts.filter(({ kind }) => kind !== 'item').map(({ name }) => name);
      if (!isLast) expect([...LABELS.values()]).toEqual(expect.arrayContaining(names));
      cents += refund.cents;
      points += refund.points;
    }
    expect(cents).toBe(paid);
    expect(points).toBe(kept.loyaltyPointsEarned + kept.loyaltyBonusPointsEarned);
  }
});

test('of units of a line that were paid differently the dearest comes back first', () => {
  const line = {
    quantity: 4,
    totalPrice: { centAmount: 4_000, currencyCode: 'EUR' as const },
    reductions: [
      { code: 'THIRD', units: [334, 333, 333, 0] },
      { code: 'TEN', units: [66, 67, 67, 100] },
    ],
  };
  expect(paidUnits(line)).toEqual([600, 600, 600, 900]);
  expect(unitsBack(line, 0, 1)).toEqual({
    cents: 900,
    reductions: [
      { code: 'THIRD', cents: 0 },
      { code: 'TEN', cents: 100 },
    ],
  });
  expect(unitsBack(line, 1, 2).reductions[0]).toEqual({ code: 'THIRD', cents: 667 });
  expect([0, 1, 2, 3].map((earlier) => unitsBack(line, earlier, 1).cents)).toEqual([
    ...[900, 600, 600, 600],
  ]);
});

test('2,000 orders of before the units were kept pay back, credit and tax the same cents as then', () => {
  const random = randomFor('orders of before');
  for (let round = 0; round < 2_000; round += 1) {
    const { kept, rate } = anyOrder(random);
    // As much as was planned, and less where its payment had less left.
    const totalOf = (cents: number) => (random.chance(0.8) ? cents : Math.floor(cents / 2));
    expectAsBefore(asBefore(kept), anySplit(random, kept), { rate, totalOf });
  }
});
