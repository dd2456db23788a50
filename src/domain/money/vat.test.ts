import { expect, test } from 'vitest';
import { includedVat } from './vat.ts';

test.each([
  [12_000, 200, 2_000],
  [10_810, 81, 810],
  [2_999, 190, 479],
  [-2_999, 190, -479],
  [5_000, 0, 0],
])('%i cents, taxed at %i tenths of a percent, hold %i cents of tax', (cents, rate, vat) => {
  expect(includedVat(cents, rate)).toBe(vat);
});
