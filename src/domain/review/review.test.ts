import { expect, test } from 'vitest';
import { fitAdvice, isReviewable, REVIEW_TEXT, reviewProblems } from './review.ts';

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
  [{ small: 3, true: 0, large: 0 }, 'small'],
  [{ small: 1, true: 1, large: 3 }, 'large'],
  [{ small: 2, true: 0, large: 0 }, null],
  [{ small: 2, true: 2, large: 0 }, null],
  [{ small: 0, true: 0, large: 0 }, null],
] as const)('a fit is advised once three agree by three in five: %j', (opinions, advice) => {
  expect(fitAdvice(opinions)).toBe(advice);
});
