import { expect, test } from 'vitest';
import { loyaltyProgress } from './loyalty.ts';

const first = { points: 150, rewardCentAmount: 500 };
const second = { points: 300, rewardCentAmount: 1200 };

test.each([
  [0, null, first, 150],
  [149, null, first, 1],
  [150, first, second, 150],
  [299, first, second, 1],
  [300, second, null, 0],
  [900, second, null, 0],
])('%i points have reached %o; the next is %o, %i away', (points, reached, next, missing) => {
  expect(loyaltyProgress([second, first], points)).toEqual({ reached, next, missing });
});

test('a shop without a scale promises nothing', () => {
  expect(loyaltyProgress([], 40)).toEqual({ reached: null, next: null, missing: 0 });
});
