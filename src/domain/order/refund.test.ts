import { expect, test } from 'vitest';
import { refundOf, spreadRefund } from './refund.ts';

type Bought = Parameters<typeof refundOf>[0];

const line = (lineId: string, quantity: number, centAmount: number) => ({
  lineId,
  quantity,
  totalPrice: { centAmount, currencyCode: 'EUR' as const },
});

/** 100.00 of goods, 10.00 taken off, 4.90 for the delivery, a donation of 2.00. */
const order: Bought = {
  lineItems: [line('a', 3, 6_000), line('b', 1, 4_000)],
  totalPrice: { centAmount: 9_690, currencyCode: 'EUR' },
  shippingInfo: { shippingMethodKey: 'NO', price: 490, name: 'Standard', promise: null },
  giftCards: [],
  donations: [{ id: 'd', lineId: 'd', price: 200 }],
  giftWrap: null,
  loyaltyCard: null,
  loyaltyPointsEarned: 90,
  loyaltyBonusPointsEarned: 10,
};
const one = (lineId: string, quantity = 1) => ({ lineId, quantity });

test('a part is paid back at what it cost with the discount, without the delivery', () => {
  expect(refundOf(order, [], [one('b')])).toEqual({ cents: 3_600, points: 40 });
  expect(refundOf(order, [], [one('a')])).toEqual({ cents: 1_800, points: 20 });
});

test('the last item brings the delivery, and no donation', () => {
  const steps = [[one('a')], [one('b')], [one('a', 2)]];
  const refunds = steps.map((step, index) => refundOf(order, steps.slice(0, index).flat(), step));
  expect(refunds.map(({ cents }) => cents)).toEqual([1_800, 3_600, 4_090]);
  expect(refundOf(order, [], [one('a', 3), one('b')])).toEqual({ cents: 9_490, points: 100 });
});

test('gift wrap is paid back with the last item, and no part of it before', () => {
  const wrapped = {
    ...order,
    totalPrice: { centAmount: 9_690 + 350, currencyCode: 'EUR' as const },
    giftWrap: { price: 350, message: '' },
  };
  const parts = [one('a', 3)];
  expect(refundOf(wrapped, [], parts)).toEqual(refundOf(order, [], parts));
  expect(refundOf(wrapped, parts, [one('b')]).cents).toBe(3_600 + 490 + 350);
});

test('the last item makes up for thirds of a cent', () => {
  const odd: Bought = {
    ...order,
    lineItems: [line('a', 3, 1_000)],
    totalPrice: { centAmount: 1_000, currencyCode: 'EUR' },
    shippingInfo: null,
    donations: [],
  };
  const cents = [0, 1, 2].map((count) => refundOf(odd, [one('a', count)], [one('a')]).cents);
  expect(cents).toEqual([333, 333, 334]);
});

test.each([
  [500, 500, []],
  [1_500, 1_000, [{ cardId: 'G1', centAmount: 500 }]],
  [
    2_000,
    1_000,
    [
      { cardId: 'G1', centAmount: 700 },
      { cardId: 'G2', centAmount: 300 },
    ],
  ],
])('%i cents go to the bank first, then to the gift cards', (cents, bankCents, giftCards) => {
  const paid = {
    bankCents: 1_000,
    giftCards: [
      { cardId: 'G1', centAmount: 700 },
      { cardId: 'G2', centAmount: 900 },
    ],
  };
  expect(spreadRefund(cents, paid)).toEqual({ bankCents, giftCards });
});
