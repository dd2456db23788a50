import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from './shipping.schema.ts';
import { cheapestMethod, deliveryMode, deliveryQuestion, startingMethod } from './shipping.ts';
import { DELIVERY_MODES, SHIPPING_METHOD_KEYS, type ShippingMethodKey } from './shipping.values.ts';

const method = (centAmount: number, freeAbove: number | null): ShippingMethod => ({
  key: 'NO',
  name: 'Home',
  delay: { minDays: 2, maxDays: 4 },
  promise: null,
  shippingRate: {
    price: { centAmount },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove },
  },
});

describe('shipping', () => {
  test('seven methods, three of which wait somewhere', { tags: ['ENU-01', 'ENU-02'] }, () => {
    expect([...SHIPPING_METHOD_KEYS]).toEqual(['LM', 'NO', 'PR', 'EX', 'VI', 'LO', 'HSP']);
    expect([...DELIVERY_MODES]).toEqual(['store', 'pickup', 'locker']);
    expect([
      deliveryMode('LM'),
      deliveryMode('PR'),
      deliveryMode('LO'),
      deliveryMode('NO'),
    ]).toEqual(['store', 'pickup', 'locker', undefined]);
  });

  test('the cheapest method has the lowest price; of none there is none', {
    tags: ['CHK-11'],
  }, () => {
    const methods = [method(499, null), method(299, null), method(990, null)];
    expect(cheapestMethod(methods)).toBe(methods[1]);
    expect(cheapestMethod([])).toBeUndefined();
  });
});

describe('what a method asks for', () => {
  const offer = (key: ShippingMethodKey, cents: number): ShippingMethod => ({
    key,
    name: key,
    delay: { minDays: 2, maxDays: 4 },
    promise: null,
    shippingRate: { price: { centAmount: cents }, freeAbove: null },
  });

  test('each of the seven has one question', { tags: ['ENU-01'] }, () => {
    const asked = SHIPPING_METHOD_KEYS.map((key) => [key, deliveryQuestion(key)]);
    expect(Object.fromEntries(asked)).toEqual({
      LM: 'place',
      NO: 'address',
      PR: 'place',
      EX: 'address',
      VI: 'nothing',
      LO: 'place',
      HSP: 'receiver',
    });
  });

  test('a shopper starts with the cheapest that is brought, and may find a cheaper one', () => {
    const methods = [offer('EX', 990), offer('NO', 499), offer('LM', 0), offer('HSP', 290)];
    expect(startingMethod(methods)?.key).toBe('NO');
    expect(startingMethod([offer('PR', 399), offer('LO', 349)])?.key).toBe('LO');
    expect(startingMethod([offer('VI', 0)])?.key).toBe('VI');
    expect(startingMethod([])).toBeUndefined();
  });
});
