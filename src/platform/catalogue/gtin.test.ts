import { expect, test } from 'vitest';
import { checkDigit, gtinOf } from './gtin.ts';

test('the first article has the barcode of the fixture S1 (RTE-18)', () => {
  expect(gtinOf(1)).toBe('3600000000016');
});

test('a known barcode has its own check digit (RTE-24)', () => {
  expect(checkDigit('400638133393')).toBe(1);
  expect(checkDigit('000000000000')).toBe(0);
});
