import { expect, test } from 'vitest';
import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { type AgreedTerms, agreedMethod, agreedPrices } from './agreed-terms.ts';

const price = (centAmount: number): Price => ({
  ...{ currency: 'EUR', centAmount, type: 'I', initial: null, lowest30Days: null },
});
const address = {
  ...{
    firstName: 'Ana',
    lastName: 'Martin',
    line1: '3 RUE NEUVE',
    line2: '',
    line3: '',
    line4: '',
  },
  ...{ city: 'PARIS', zipCode: '75002', country: 'FR', phoneNumber: '', phoneNumberCountry: 'FR' },
  ...{ quality: '', phoneNumberQuality: '', deliveryPointIdV2: null },
};
const terms: AgreedTerms = {
  lines: [
    { sku: 'A', quantity: 2, price: price(1_000) },
    { sku: 'B', quantity: 1, price: price(500) },
  ],
  ...{ isDeliveryFree: true, shippingMethodKey: 'NO', shippingAddress: address },
};
const line = (sku: string, quantity = 1, isFree = false) => ({ sku, quantity, isFree });
const method: ShippingMethod = {
  ...{ key: 'NO', name: 'Home', delay: { minDays: 2, maxDays: 3 }, promise: null },
  shippingRate: { price: { centAmount: 390 }, freeAbove: { centAmount: 4_000 } },
};
const costOf = (lines: ReturnType<typeof line>[], delivery: Parameters<typeof agreedMethod>[2]) =>
  agreedMethod(terms, lines, delivery, method).shippingRate.price.centAmount;

test('the agreed prices hold for what was agreed on, and for a part of it', () => {
  const all = [line('A', 2), line('B'), line('GIFT', 1, true)];
  expect(agreedPrices(terms, all).get('A')?.centAmount).toBe(1_000);
  expect(agreedPrices(terms, [line('A')]).get('A')?.centAmount).toBe(1_000);
});

test('an item more, or another one, is sold at the prices of the shop with all the rest', () => {
  expect(agreedPrices(terms, [line('A', 3)]).size).toBe(0);
  expect(agreedPrices(terms, [line('A'), line('C')]).size).toBe(0);
  expect(agreedPrices(null, [line('A')]).size).toBe(0);
});

test('delivery is free by the agreed method to the agreed place, whoever receives it there', () => {
  const agreed = { shippingMethodKey: 'NO', shippingAddress: address } as const;
  const inCapitals = { ...address, firstName: 'ANA' };
  expect(costOf([line('A')], agreed)).toBe(0);
  expect(costOf([line('A')], { ...agreed, shippingAddress: inCapitals })).toBe(0);
  expect(costOf([line('A')], { ...agreed, shippingMethodKey: 'EX' })).toBe(390);
  const elsewhere = { ...address, line1: '4 RUE NEUVE' };
  expect(costOf([line('A')], { ...agreed, shippingAddress: elsewhere })).toBe(390);
  expect(costOf([line('A', 3)], agreed)).toBe(390);
});
