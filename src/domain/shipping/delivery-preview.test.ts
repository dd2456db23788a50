import { describe, expect, test } from 'vitest';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { deliveryPrice, lowestPriced, withShipping } from './delivery-preview.ts';
import type { ShippingMethod } from './shipping.schema.ts';

const method = (cents: number, freeAbove: number | null = null): ShippingMethod => ({
  key: 'EX',
  name: 'Express',
  promise: { orderBy: '2026-12-01T13:00:00.000Z', from: '2026-12-02', to: '2026-12-03' },
  delay: { minDays: 1, maxDays: 2 },
  shippingRate: {
    price: { centAmount: cents },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove },
  },
});

function cart(total: number, more: Partial<ShopperCart> = {}): ShopperCart {
  return Object.assign(Object.create(null), {
    totalPrice: { centAmount: total, currencyCode: 'EUR' },
    shippingInfo: null,
    discounts: [],
    ...more,
  });
}

describe('a delivery that is chosen and not saved yet', () => {
  test('adds its price to the goods, whichever was saved before', { tags: ['CHK-06'] }, () => {
    const home = { shippingMethodKey: 'NO' as const, price: 499, name: 'Home', promise: null };
    const shown = withShipping(cart(3498, { shippingInfo: home }), method(990));
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

  test('costs nothing for goods that a code has paid for', { tags: ['A-066'] }, () => {
    const discounts = [{ code: 'FREE100', label: '', centAmount: 2999 }];
    expect(deliveryPrice(cart(0, { discounts }), method(990))).toBe(0);
    expect(deliveryPrice(cart(0), method(990))).toBe(990);
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
