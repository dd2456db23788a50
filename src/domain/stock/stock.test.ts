import { expect, test } from 'vitest';
import { becomesLow, stockAfter } from './stock.ts';

test('a stock is counted, or changed by so many', () => {
  expect(stockAfter(5, { quantity: 7 })).toBe(7);
  expect(stockAfter(5, { quantity: 0 })).toBe(0);
  expect(stockAfter(5, { difference: -5 })).toBe(0);
  expect(stockAfter(5, { difference: 3 })).toBe(8);
});

test('nothing is taken that is not there, and no count replaces what nobody saw', () => {
  expect(stockAfter(5, { difference: -6 })).toBe('not-enough');
  expect(stockAfter(5, { quantity: 7, seen: 4 })).toBe('changed');
  expect(stockAfter(5, { quantity: 7, seen: 5 })).toBe(7);
});

test('a stock becomes low once', () => {
  expect(becomesLow(6, 5, 5)).toBe(true);
  expect(becomesLow(9, 0, 5)).toBe(true);
  expect(becomesLow(5, 4, 5)).toBe(false);
  expect(becomesLow(4, 6, 5)).toBe(false);
});
