import { describe, expect, test } from 'vitest';
import type { Price } from './catalogue.schema.ts';
import { struckPrice } from './catalogue.ts';
import { MAX_SKU, SKU } from './catalogue.values.ts';

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

describe('a struck price', () => {
  const price = (more: Partial<Price>): Price => ({
    currency: 'EUR',
    centAmount: 2_999,
    type: 'I',
    initial: null,
    lowest30Days: null,
    ...more,
  });

  test('is none while the price is the initial one', { tags: ['UIX-05', 'A-074'] }, () => {
    expect(struckPrice(price({}))).toBe(null);
  });

  test('is the lowest of the 30 days before, and the initial one where that is not known', {
    tags: ['UIX-05', 'A-074'],
  }, () => {
    expect(struckPrice(price({ type: 'S', initial: 4_999, lowest30Days: 3_499 }))).toBe(3_499);
    expect(struckPrice(price({ type: 'P', initial: 3_999 }))).toBe(3_999);
  });

  test('is the initial one in a shop that chooses it, of a reduction that is one', {
    tags: ['A-074'],
  }, () => {
    const chosen = { initial: 4_999, strikesInitial: true } as const;
    expect(struckPrice(price({ ...chosen, lowest30Days: 3_499 }))).toBe(4_999);
    expect(struckPrice(price({ ...chosen, lowest30Days: 2_999 }))).toBe(null);
  });

  test('is none where nothing was higher', { tags: ['A-074'] }, () => {
    expect(struckPrice(price({ type: 'A', initial: 2_999, lowest30Days: 2_499 }))).toBe(null);
    expect(struckPrice(price({ initial: 1_999 }))).toBe(null);
  });

  test.each([2_999, 2_499])(
    'is none beside 29.99 while the lowest of 30 days was %i cents',
    { tags: ['A-074'] },
    (lowest30Days) => {
      expect(struckPrice(price({ type: 'A', initial: 3_999, lowest30Days }))).toBe(null);
    },
  );
});
