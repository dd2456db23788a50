import { describe, expect, test } from 'vitest';
import {
  cheapestMethod,
  DELIVERY_MODES,
  deliveryMode,
  isShippingFree,
  SHIPPING_METHOD_KEYS,
  type ShippingMethod,
  shippingPrice,
} from './shipping.ts';

const method = (centAmount: number, freeAbove: number | null): ShippingMethod => ({
  key: 'NO',
  name: 'Home',
  delay: { minDays: 2, maxDays: 4 },
  shippingRate: {
    price: { centAmount },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove },
  },
});

describe('shipping', () => {
  test('seven methods, three of which wait somewhere (ENU-01, ENU-02)', () => {
    expect([...SHIPPING_METHOD_KEYS]).toEqual(['LM', 'NO', 'PR', 'EX', 'VI', 'LO', 'HSP']);
    expect([...DELIVERY_MODES]).toEqual(['store', 'pickup', 'locker']);
    expect([
      deliveryMode('LM'),
      deliveryMode('PR'),
      deliveryMode('LO'),
      deliveryMode('NO'),
    ]).toEqual(['store', 'pickup', 'locker', undefined]);
  });

  test('shipping is free strictly above the threshold, never without one (CHK-10)', () => {
    expect(isShippingFree(method(499, 5000), 5001)).toBe(true);
    expect(isShippingFree(method(499, 5000), 5000)).toBe(false);
    expect(isShippingFree(method(499, null), 999_999)).toBe(false);
    expect(shippingPrice(method(499, 5000), 5001)).toBe(0);
    expect(shippingPrice(method(499, 5000), 100)).toBe(499);
  });

  test('the cheapest method has the lowest price; of none there is none (CHK-11)', () => {
    const methods = [method(499, null), method(299, null), method(990, null)];
    expect(cheapestMethod(methods)).toBe(methods[1]);
    expect(cheapestMethod([])).toBeUndefined();
  });
});
