import { describe, expect, test } from 'vitest';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { deliveryCost, deliveryOf, goodsFor, lowestPriced, withShipping } from './delivery-cost.ts';
import type { ShippingMethod } from './shipping.schema.ts';
import type { ShippingMethodKey } from './shipping.values.ts';

const method = (
  cents: number,
  freeAbove: number | null = null,
  key: ShippingMethodKey = 'EX',
): ShippingMethod => ({
  key,
  name: 'Express',
  promise: { orderBy: '2026-12-01T13:00:00.000Z', from: '2026-12-02', to: '2026-12-03' },
  delay: { minDays: 1, maxDays: 2 },
  shippingRate: {
    price: { centAmount: cents },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove },
  },
});

/** Goods of so many cents, with what else costs something. */
function cart(goods: number, more: Partial<ShopperCart> = {}, others = 0): ShopperCart {
  const totalPrice = (centAmount: number) => ({ centAmount, currencyCode: 'EUR' as const });
  return Object.assign(Object.create(null), {
    lineItems: goods === 0 ? [] : [{ totalPrice: totalPrice(goods), segmentationId: 'w100' }],
    totalPrice: totalPrice(goods + others + (more.shippingInfo?.price ?? 0)),
    shippingInfo: null,
    discounts: [],
    ...more,
  });
}

const chosen = (price: number, shippingMethodKey: ShippingMethodKey = 'EX') => ({
  shippingInfo: { shippingMethodKey, price, name: 'Express', promise: null },
});

describe('what a delivery costs', () => {
  test('is nothing strictly above the threshold, and never nothing without one', {
    tags: ['CHK-10', 'A-069'],
  }, () => {
    const home = method(499, 5000);
    expect(deliveryCost(home, goodsFor(2999))).toEqual({ centAmount: 499, missing: 2002 });
    expect(deliveryCost(home, goodsFor(5000))).toEqual({ centAmount: 499, missing: 1 });
    expect(deliveryCost(home, goodsFor(5001))).toEqual({ centAmount: 0, missing: 0 });
    expect(deliveryCost(method(499), goodsFor(99_999))).toEqual({ centAmount: 499, missing: null });
    expect(deliveryCost(method(0), goodsFor(1))).toEqual({ centAmount: 0, missing: 0 });
  });

  test('follows from goods alone: a gift card that is bought brings none nearer to free', {
    tags: ['CHK-10', 'A-069'],
  }, () => {
    const methods = [method(499, 5000)];
    expect(deliveryOf(cart(2999, {}, 4000), methods)).toEqual({ centAmount: 499, missing: 2002 });
  });

  test('is nothing for goods that a code has paid for, whatever else is in the cart', {
    tags: ['A-066'],
  }, () => {
    const discounts = [{ code: 'FREE100', label: '', centAmount: 2999 }];
    expect(deliveryOf(cart(2999, { discounts }, 4000), [method(990)])).toMatchObject({
      missing: 0,
    });
    expect(deliveryOf(cart(2999), [method(990)])).toMatchObject({ centAmount: 990 });
  });

  test('is that of the chosen way once there is one, of another country too', () => {
    const methods = [method(499, 5000, 'NO'), method(990)];
    expect(deliveryOf(cart(6000), methods)).toEqual({ centAmount: 0, missing: 0 });
    expect(deliveryOf(cart(6000, chosen(990)), methods)).toEqual({
      centAmount: 990,
      missing: null,
    });
    expect(deliveryOf(cart(6000, chosen(1290, 'NO')), methods)).toEqual({
      centAmount: 1290,
      missing: null,
    });
    expect(deliveryOf(cart(6000, chosen(0, 'LM')), methods)).toEqual({ centAmount: 0, missing: 0 });
  });

  test('is not known by ways that were offered before something was there to ship', () => {
    const byEmail = method(0, null, 'VI');
    expect(deliveryOf(cart(0), [byEmail])).toEqual({ centAmount: 0, missing: 0 });
    expect(deliveryOf(cart(2999), [byEmail])).toBeNull();
    expect(deliveryOf(cart(2999), [])).toBeNull();
  });
});

describe('a delivery that is chosen and not saved yet', () => {
  test('adds its price to the goods, whichever was saved before', { tags: ['CHK-06'] }, () => {
    const shown = withShipping(cart(2999, chosen(499, 'NO')), method(990));
    expect(shown.shippingInfo).toEqual({
      shippingMethodKey: 'EX',
      price: 990,
      name: 'Express',
      promise: { from: '2026-12-02', to: '2026-12-03' },
    });
    expect(shown.totalPrice.centAmount).toBe(2999 + 990);
  });

  test('costs nothing above its threshold', { tags: ['CHK-10'] }, () => {
    expect(withShipping(cart(5001), method(990, 5000)).totalPrice.centAmount).toBe(5001);
  });

  test('is called the cheapest while no other costs this cart as little', () => {
    const [home, express] = [method(499, 5000), method(990, 9000)];
    expect(lowestPriced(cart(2000), [home, express])).toBe(home);
    expect(lowestPriced(cart(9500), [home, express])).toBeNull();
    expect(lowestPriced(cart(2000), [home])).toBeNull();
    expect(lowestPriced(cart(2000), [])).toBeNull();
  });

  test('is nothing until one is chosen', () => {
    const before = cart(2999);
    expect(withShipping(before, null)).toBe(before);
  });
});
