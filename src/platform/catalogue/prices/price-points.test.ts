import { expect, test } from 'vitest';
import { euroPoint, labelPrice, reducedPrice } from './price-points.ts';

test('prices are those of labels: 29.99, 44.99, 129.99', { tags: ['ENU-03'] }, () => {
  expect([1_512, 2_970, 4_410, 9_800, 13_240].map(euroPoint)).toEqual([
    1_499, 2_999, 4_499, 9_999, 12_999,
  ]);
});

test('francs end in .90 and zlotys in 9.99, euros stay', { tags: ['ENU-06', 'ENU-07'] }, () => {
  expect(labelPrice(2_999, 'EUR')).toBe(2_999);
  expect(labelPrice(2_999, 'CHF')).toBe(3_290);
  expect(labelPrice(2_999, 'PLN')).toBe(12_999);
});

test('a reduction is a label price at least one unit below', { tags: ['ENU-09'] }, () => {
  expect(reducedPrice(4_999, 30, 'EUR')).toBe(3_499);
  expect(reducedPrice(5_490, 40, 'CHF')).toBe(3_290);
  expect(reducedPrice(12_999, 50, 'PLN')).toBe(6_499);
  expect(reducedPrice(1_299, 1, 'EUR')).toBe(1_199);
});

test('a currency without prices is an error, not a guess', { tags: ['ENU-03'] }, () => {
  expect(() => labelPrice(2_999, 'CZK')).toThrow('CZK');
});
