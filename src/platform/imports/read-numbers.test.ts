import { expect, test } from 'vitest';
import { readCents, readStock } from './read-numbers.ts';

test.each([
  ['7', 7],
  ['1,000', 1_000],
  ['1.000', 1_000],
  ['1 000', 1_000],
  ['1\u202f000', 1_000],
  ['1’000', 1_000],
  ['12,345,678', 100_000],
  ['10.00', 10],
  ['-3', 0],
  ['', 0],
  ['12.5', null],
  ['1,00,000', null],
  ['1,000.5', null],
  ['1e3', null],
  ['many', null],
  ['1,0000', null],
])('a stock of %j is %s pieces', { tags: ['PRD-18'] }, (text, pieces) => {
  expect(readStock(text)).toBe(pieces);
});

test.each([
  ['29.99', 2_999],
  ['29,9', 2_990],
  ['1,299.00', 129_900],
  ['1.299,00', 129_900],
  ['1 299,5', 129_950],
  ['1’299.00', 129_900],
  ['1299', 129_900],
  ['1,299', null],
  ['1,299,00', null],
  ['1.29.00', null],
  ['12,99,00', null],
  ['-5', null],
  ['1e3', null],
  ['1,000,000.01', null],
])('a price of %j is %s cents', { tags: ['PRD-18'] }, (text, cents) => {
  expect(readCents(text)).toBe(cents);
});
