import { describe, expect, test } from 'vitest';
import { PRICE_ENDINGS, plannedPrice, planStateOf, reducedBy } from './price-plan.ts';

test.each([
  [7_590, 30, 'same', 5_290],
  [7_590, 30, '.99', 5_299],
  [7_590, 30, '.90', 5_290],
  [7_590, 30, '.00', 5_300],
  [10_000, 50, '.99', 4_999],
  [6_999, 30, 'same', 4_899],
  [30_999, 50, 'same', 15_499],
  [99, 50, 'same', 49],
] as const)('%i less %i percent that ends in %s is %i', (cents, percent, end, reduced) => {
  expect(reducedBy(cents, percent, end)).toBe(reduced);
});

test('a reduction is never smaller than it says, and never free', () => {
  for (let cents = 100; cents < 20_000; cents += 73) {
    for (const percent of [1, 15, 33, 50, 90]) {
      for (const end of PRICE_ENDINGS) {
        const reduced = reducedBy(cents, percent, end);
        expect(reduced * 100).toBeLessThanOrEqual(cents * (100 - percent));
        expect(reduced).toBeGreaterThan(0);
      }
    }
  }
});

test.each([
  [7_590, 'minus', 1_000, 'same', 6_590],
  [7_590, 'minus', 1_250, 'same', 6_290],
  [7_590, 'minus', 1_000, '.99', 6_499],
  [1_000, 'minus', 950, '.99', 50],
  [1_000, 'minus', 1_000, 'same', 0],
  [900, 'minus', 1_000, '.00', -100],
  [7_590, 'fixed', 4_950, 'same', 4_950],
  [7_590, 'fixed', 5_000, '.99', 4_999],
] as const)('%i %s %i that ends in %s is %i', (cents, kind, amount, ending, price) => {
  expect(plannedPrice(cents, 'EUR', { kind, amounts: { EUR: amount }, ending })).toBe(price);
  expect(plannedPrice(cents, 'CHF', { kind, amounts: { EUR: amount }, ending })).toBeNull();
});

describe('a plan from the second to the fourth', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const [beginsAt, endsAt] = [at(2), at(4)];

  test.each([
    [1, null, 'planned'],
    [2, null, 'running'],
    [4, null, 'over'],
    [3, 3, 'stopped'],
    [3, 1, 'withdrawn'],
  ] as const)('on day %i, ended on %s, is %s', (day, ended, state) => {
    const endedAt = ended === null ? null : at(ended);
    expect(planStateOf({ beginsAt, endsAt, endedAt }, at(day))).toBe(state);
  });
});
