import { expect, test } from 'vitest';
import { MAX_SKU, SKU } from './catalogue.ts';

test.each([
  ['A.1'],
  ['ROBE/38'],
  ['ROBE 38 #2'],
  ['Größe-Ł,é'],
  ['コート+L'],
  ['100%'],
  ['a..b'],
  ['.a'],
  ['?x=1&y'],
  ['"quoted" <b>'],
  ['👗'.repeat(MAX_SKU)],
])('%j is a sku', { tags: ['PRD-18'] }, (text) => {
  expect(SKU.test(text)).toBe(true);
});

test.each([
  [''],
  [' a'],
  ['a '],
  ['a\tb'],
  ['a\u0000b'],
  ['a\u200bb'],
  ['a\u202eb'],
  ['a\u2028b'],
  ['\ud800'],
  ['.'],
  ['..'],
  ['../a'],
  ['a/../b'],
  ['a/.'],
  ['a\\..\\b'],
  ['a%2fb'],
  ['x'.repeat(MAX_SKU + 1)],
])('%j is no sku', { tags: ['T12'] }, (text) => {
  expect(SKU.test(text)).toBe(false);
});
