import { expect, test } from 'vitest';
import { servedMethods } from './served-methods.ts';
import type { ShippingMethod } from './shipping.schema.ts';
import { SHIPPING_METHOD_KEYS } from './shipping.values.ts';

const METHODS = SHIPPING_METHOD_KEYS.map(
  (key): ShippingMethod => Object.assign(Object.create(null), { key }),
);

test('a platform of the core delivers to addresses and by mail, to no place that it cannot name', () => {
  const keys = (
    ...served: Parameters<typeof servedMethods>[1] extends ReadonlySet<infer N> ? N[] : never
  ) => servedMethods(METHODS, new Set(served)).map(({ key }) => key);
  expect(keys()).toEqual(['NO', 'EX', 'VI']);
  expect(keys('stores')).toContain('LM');
  expect(keys('pickupPoints')).toEqual(expect.arrayContaining(['PR', 'LO']));
  expect(keys('loyalty')).toContain('HSP');
});
