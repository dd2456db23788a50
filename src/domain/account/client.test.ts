import { expect, test } from 'vitest';
import { formatDate } from '#src/i18n/formats.ts';
import { readLastPurchase } from './client.ts';

test('an empty answer is a new customer, as is one that says nothing', () => {
  expect(readLastPurchase('')).toEqual({ isNewCustomer: true, day: null });
  expect(readLastPurchase('soon')).toEqual({ isNewCustomer: true, day: null });
});

test('a day is shown as the shop writes days', () => {
  const { isNewCustomer, day } = readLastPurchase('20240131');
  expect(isNewCustomer).toBe(false);
  expect(formatDate(day ?? '', 'fr-fr')).toBe('31/01/2024');
});
