import { expect, test } from 'vitest';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { freeShipping } from './free-shipping.ts';

const method = (freeAbove: number | null): ShippingMethod => ({
  key: 'NO',
  name: 'Home delivery',
  delay: { minDays: 3, maxDays: 5 },
  promise: null,
  shippingRate: {
    price: { centAmount: 499 },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove },
  },
});

test('at the threshold one cent is missing, above it nothing is', {
  tags: ['CHK-10', 'A-069'],
}, () => {
  expect(freeShipping([method(5_000)], 5_000)).toEqual({ threshold: 5_000, missing: 1 });
  expect(freeShipping([method(5_000)], 5_001)).toEqual({ threshold: 5_000, missing: 0 });
  expect(freeShipping([method(5_000)], 2_999)).toEqual({ threshold: 5_000, missing: 2_002 });
});

test('the lowest threshold counts', { tags: ['CHK-10'] }, () => {
  expect(freeShipping([method(9_000), method(5_000), method(null)], 0)?.threshold).toBe(5_000);
});

test('where no delivery becomes free, no progress is shown', { tags: ['CHK-10'] }, () => {
  expect(freeShipping([method(null)], 99_999)).toBeNull();
  expect(freeShipping([], 99_999)).toBeNull();
});
