import { expect, test } from 'vitest';
import { vatContained, vatRate } from './vat.ts';

const total = (centAmount: number) => ({ centAmount, currencyCode: 'EUR' as const });
const NOTHING = { giftCards: [], donations: [] };
const card = { id: 'c', recipientName: '', recipientEmail: '', message: '' };

test('the contained tax is a share of what is taxed: no gift card, no donation', () => {
  expect(vatContained({ totalPrice: total(12_000), ...NOTHING }, 20)).toBe(2_000);
  expect(vatContained({ totalPrice: total(2_999), ...NOTHING }, 8.1)).toBe(225);
  expect(vatContained({ totalPrice: total(0), ...NOTHING }, 23)).toBe(0);
  const mixed = {
    giftCards: [{ ...card, price: 5_000 }],
    donations: [{ id: 'd', lineId: 'l', price: 200 }],
  };
  expect(vatContained({ totalPrice: total(17_200), ...mixed }, 20)).toBe(2_000);
  expect(vatContained({ totalPrice: total(5_000), ...mixed }, 20)).toBe(0);
});

test('the rate is that of the country an order goes to, else of the shop', () => {
  expect(vatRate({ shippingAddress: null }, 'PL')).toBe(23);
  expect(vatRate({ shippingAddress: null }, 'CH')).toBe(8.1);
});
