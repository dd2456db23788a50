import { expect, test } from 'vitest';
import { shippingService } from './promise-data.server.ts';

const sentFor = (freeAbove: { centAmount: number } | null) =>
  shippingService({
    country: 'FR',
    currency: 'EUR',
    method: {
      name: 'À domicile',
      delay: { minDays: 2, maxDays: 4 },
      shippingRate: { price: { centAmount: 499 }, freeAbove },
    },
  });

test('a shop tells what delivery costs up to the threshold and above it, and how long it takes', () => {
  expect(sentFor({ centAmount: 5_000 })).toMatchObject({
    '@type': 'ShippingService',
    name: 'À domicile',
    shippingConditions: [
      {
        shippingDestination: { addressCountry: 'FR' },
        orderValue: { maxValue: 50, currency: 'EUR' },
        shippingRate: { value: 4.99, currency: 'EUR' },
        transitTime: { duration: { minValue: 2, maxValue: 4, unitCode: 'DAY' } },
      },
      { orderValue: { minValue: 50.01 }, shippingRate: { value: 0 } },
    ],
  });
  const always = sentFor(null);
  expect(always).toMatchObject({
    shippingConditions: [{ shippingRate: { value: 4.99 } }],
  });
  expect(JSON.stringify(always)).not.toContain('orderValue');
});
