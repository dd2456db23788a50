import { expect, test } from 'vitest';
import { readAmount } from './typed-amount.ts';

test.each([
  ['50', 5_000],
  ['49,90', 4_990],
  ['49.9', 4_990],
  [' 50 € ', 5_000],
  ['CHF 20', 2_000],
  ['', null],
  ['fifty', null],
  ['1.234,50', null],
  ['10,999', null],
  ['-10', null],
])('the amount %j is read as %j cents', { tags: ['A-063'] }, (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});
