import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { type PromoRule, priceCart, reductionsOf } from './price-cart.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const line = (unitCents: number, quantity = 1, isFree = false) => ({ unitCents, quantity, isFree });
const code = (more: Partial<PromoRule>): PromoRule => ({
  code: 'CODE',
  kind: 'percent',
  value: 10,
  minimumCentAmount: 0,
  expiresAt: null,
  ...more,
});
const HOME: ShippingMethod = {
  key: 'NO',
  name: 'Home',
  delay: { minDays: 3, maxDays: 5 },
  promise: null,
  shippingRate: { price: { centAmount: 499 }, freeAbove: { centAmount: 5000 } },
};
const price = (lines: ReturnType<typeof line>[], codes: PromoRule[] = [], method = HOME) =>
  priceCart({ lines, codes, extrasCents: 0, method, now: NOW });

describe('priceCart', () => {
  test('adds goods and shipping; gifts cost nothing', { tags: ['CRT-34'] }, () => {
    expect(price([line(2999), line(1999, 1, true)]).totalCents).toBe(2999 + 499);
  });

  test.each([
    [5000, 499],
    [5001, 0],
  ])(
    'goods of %i ship for %i: free strictly above',
    { tags: ['CHK-10', 'A-069'] },
    (goods, shipping) => {
      expect(price([line(goods)]).shippingCents).toBe(shipping);
    },
  );

  test('a code takes no free delivery away', { tags: ['A-069'] }, () => {
    expect(price([line(5500)], [code({})])).toMatchObject({ shippingCents: 0, totalCents: 4950 });
  });

  test('percents round to the cent, half up', { tags: ['CRT-04'] }, () => {
    expect(price([line(2995)], [code({})]).discounts).toEqual([
      { code: 'CODE', centAmount: 300, heldBack: null },
    ]);
  });

  test('stacked codes never go below zero', { tags: ['T11'] }, () => {
    const priced = price(
      [line(1000)],
      [
        code({ code: 'A', kind: 'amount', value: 700 }),
        code({ code: 'B', kind: 'amount', value: 700 }),
      ],
    );
    expect(priced.discounts.map(({ centAmount }) => centAmount)).toEqual([700, 300]);
  });

  test('a code that pays for all goods pays for shipping: nothing is left', {
    tags: ['A-066'],
  }, () => {
    expect(price([line(2999)], [code({ value: 100 })]).totalCents).toBe(0);
  });

  test('no code takes anything off cards and donations, and they make no shipping free', {
    tags: ['A-069'],
  }, () => {
    const given = { lines: [line(2999)], codes: [code({ value: 100 })], extrasCents: 5300 };
    const priced = priceCart({ ...given, method: HOME, now: NOW });
    expect(priced).toMatchObject({ goodsCents: 0, shippingCents: 0, totalCents: 5300 });
    const bought = priceCart({ ...given, codes: [], method: HOME, now: NOW });
    expect(bought).toMatchObject({ goodsCents: 2999, shippingCents: 499, totalCents: 8798 });
  });

  test('codes that expired or fall below their minimum are held back and take nothing', {
    tags: ['A-043'],
  }, () => {
    const expired = code({ code: 'OLD', expiresAt: new Date(NOW.getTime() - 1) });
    const atEnd = code({ code: 'LAST', expiresAt: NOW });
    const high = code({ code: 'HIGH', minimumCentAmount: 3000 });
    const priced = price([line(2999)], [expired, atEnd, high]);
    expect(priced.discounts).toEqual([
      { code: 'OLD', centAmount: 0, heldBack: 'expired' },
      { code: 'LAST', centAmount: 300, heldBack: null },
      { code: 'HIGH', centAmount: 0, heldBack: 'minimum' },
    ]);
  });

  test('whatever the order in which codes were typed, the total is the same: percents before amounts', () => {
    const ten = code({ code: 'TEN', value: 10 });
    const fifteen = code({ code: 'FIFTEEN', value: 15 });
    const amount = code({ code: 'AMOUNT', kind: 'amount', value: 2000 });
    const orders = [
      [ten, fifteen, amount],
      [amount, ten, fifteen],
      [fifteen, amount, ten],
    ];
    const totals = orders.map((codes) => price([line(9995)], codes).totalCents);
    expect(new Set(totals)).toEqual(new Set([9995 - 1499 - 850 - 2000]));
  });

  test('whatever the order in which codes were typed, each takes the same off each unit, gifts aside', () => {
    const half = { ...code({ code: 'HALF', value: 50 }), centAmount: 1_500 };
    const euro = { ...code({ code: 'EURO', kind: 'amount', value: 100 }), centAmount: 100 };
    const lines = [line(1_000, 2), line(500, 1, true), line(1_000)];
    const taken = [
      [
        { code: 'HALF', units: [500, 500] },
        { code: 'EURO', units: [34, 33] },
      ],
      [],
      [
        { code: 'HALF', units: [500] },
        { code: 'EURO', units: [33] },
      ],
    ];
    expect(reductionsOf(lines, [half, euro])).toEqual(taken);
    expect(reductionsOf(lines, [euro, half])).toEqual(taken);
  });

  test('an empty cart costs nothing but its shipping, and a gift code takes nothing off', () => {
    const gift = code({ kind: 'gift', value: 0 });
    const priced = priceCart({ lines: [], codes: [gift], extrasCents: 0, method: null, now: NOW });
    expect(priced).toMatchObject({ totalCents: 0, discounts: [{ centAmount: 0 }] });
  });
});
