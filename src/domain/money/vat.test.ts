import { expect, test } from 'vitest';
import { includedVat, standardVatRate } from './vat.ts';

test.each([
  ['FR', 12_000, 2_000],
  ['CH', 10_810, 810],
  ['DE', 2_999, 479],
  ['DE', -2_999, -479],
  ['XX', 5_000, 0],
])('in %s, %i cents hold %i cents of tax', (country, cents, vat) => {
  expect(includedVat(cents, standardVatRate(country))).toBe(vat);
});
