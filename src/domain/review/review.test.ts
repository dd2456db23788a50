import { expect, test } from 'vitest';
import { canHaveArrived, fitAdvice, isReviewable, REVIEW_TEXT, reviewProblems } from './review.ts';

test.each([
  [{ rating: 5, text: 'Fits perfectly.' }, {}],
  [{ rating: 0, text: 'Fits perfectly.' }, { rating: 'rating' }],
  [{ rating: 2.5, text: 'Fits perfectly.' }, { rating: 'rating' }],
  [
    { rating: 6, text: ' too short ' },
    { rating: 'rating', text: 'short' },
  ],
  [{ rating: 1, text: 'x'.repeat(REVIEW_TEXT.max) }, {}],
  [{ rating: 1, text: 'x'.repeat(REVIEW_TEXT.max + 1) }, { text: 'long' }],
])('a review needs one to five stars and ten to a thousand signs: %j', (draft, problems) => {
  expect(reviewProblems(draft)).toEqual(problems);
});

test('what is not paid or called off cannot be reviewed', () => {
  expect((['placed', 'shipped', 'delivered'] as const).every(isReviewable)).toBe(true);
  expect((['awaiting-payment', 'cancelled'] as const).some(isReviewable)).toBe(false);
});

test.each([
  ['delivered', '2026-12-05', true],
  ['shipped', '2026-12-05', false],
  ['shipped', '2026-12-06', true],
  ['placed', '2026-12-06', true],
  ['cancelled', '2026-12-06', false],
] as const)('an order that is %s can have arrived by %s: %s', (status, today, can) => {
  const promise = { from: '2026-12-03', to: '2026-12-05' };
  const shippingInfo = { shippingMethodKey: 'NO', price: 395, name: 'Home', promise } as const;
  expect(canHaveArrived({ status, shippingInfo }, today)).toBe(can);
});

test('what was promised for no day is not asked about before it is delivered', () => {
  expect(canHaveArrived({ status: 'shipped', shippingInfo: null }, '2026-12-06')).toBe(false);
  expect(canHaveArrived({ status: 'delivered', shippingInfo: null }, '2026-12-06')).toBe(true);
});

test.each([
  [{ small: 3, true: 0, large: 0 }, 'small'],
  [{ small: 1, true: 1, large: 3 }, 'large'],
  [{ small: 2, true: 0, large: 0 }, null],
  [{ small: 2, true: 2, large: 0 }, null],
  [{ small: 0, true: 0, large: 0 }, null],
] as const)('a fit is advised once three agree by three in five: %j', (opinions, advice) => {
  expect(fitAdvice(opinions)).toBe(advice);
});
