import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { priceCart } from './price-cart.ts';

const line = (unitCents: number, quantity = 1, isFree = false) => ({ unitCents, quantity, isFree });
const HOME: ShippingMethod = {
  key: 'NO',
  name: 'Home',
  delay: { minDays: 3, maxDays: 5 },
  promise: null,
  shippingRate: { price: { centAmount: 499 }, freeAbove: { centAmount: 5000 } },
};
const price = (lines: ReturnType<typeof line>[], promotedCents = 0) =>
  priceCart({ lines, promotedCents, extrasCents: 0, method: HOME });

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

  test('what promotions take off takes no free delivery away', { tags: ['A-069'] }, () => {
    expect(price([line(5500)], 550)).toMatchObject({ shippingCents: 0, totalCents: 4950 });
  });

  test('where nothing of the goods is left to pay, nothing is left of shipping', {
    tags: ['A-066'],
  }, () => {
    expect(price([line(2999)], 2999).totalCents).toBe(0);
  });

  test('nothing is taken off cards and donations, and they make no shipping free', {
    tags: ['A-069'],
  }, () => {
    const given = { lines: [line(2999)], extrasCents: 5300, method: HOME };
    const priced = priceCart({ ...given, promotedCents: 2999 });
    expect(priced).toMatchObject({ goodsCents: 0, shippingCents: 0, totalCents: 5300 });
    expect(priceCart(given)).toMatchObject({
      ...{ goodsCents: 2999, shippingCents: 499, totalCents: 8798 },
    });
  });
});
