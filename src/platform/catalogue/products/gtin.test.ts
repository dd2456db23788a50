import { expect, test } from 'vitest';
import { checkDigit, toGtin13 } from './gtin.ts';

test('a known barcode has its own check digit', { tags: ['RTE-24'] }, () => {
  expect(checkDigit('400638133393')).toBe(1);
  expect(checkDigit('000000000000')).toBe(0);
});

test('a barcode of any length is looked for as thirteen digits', { tags: ['RTE-24'] }, () => {
  const barcodes = ['4006381333931', '04006381333931', '012345678905', '96385074'];
  expect(barcodes.map(toGtin13)).toEqual([
    '4006381333931',
    '4006381333931',
    '0012345678905',
    '0000096385074',
  ]);
  // A case of several items is another thing.
  expect(toGtin13('14006381333938')).toBe('14006381333938');
});
