import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { reviewList } from './staff-review.list.ts';
import { staffReviewSchema } from './staff-review.schema.ts';

export const listReviews = defineCall({
  method: 'GET',
  path: '/staff/reviews',
  summary: 'Reviews in the languages of the shops of the caller',
  by: 'staff',
  needs: 'reviews:write',
  request: { query: reviewList.query },
  answers: { 200: 'A page of them' },
  answer: reviewList.answer,
  errors: [],
});

export const judgeReview = defineCall({
  method: 'POST',
  path: '/staff/reviews/{reviewId}/judgement',
  summary: 'Show a review, or refuse it, as it was read',
  by: 'staff',
  needs: 'reviews:write',
  request: {
    params: z.object({ reviewId: z.uuid() }),
    body: z.strictObject({
      /** Which wording was read. */
      writtenAt: z.iso.datetime(),
      to: z.enum(['shown', 'refused']),
    }),
  },
  answers: { 200: 'The review' },
  answer: staffReviewSchema,
  errors: ['NOT_FOUND', 'CHANGED_BY_OTHERS'],
});
