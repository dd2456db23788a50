import { z } from 'zod';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  ownReviewSchema,
  ownReviewsSchema,
  productReviewsSchema,
  reviewBodySchema,
} from './review.schema.ts';

const product = z.object({ productId: z.string().regex(NUMBER_ID) });

export const getProductReviews = defineCall({
  method: 'GET',
  path: '/ecommerce/v3/catalog/products/{productId}/reviews',
  summary: 'What buyers say of a product, in the language of the call',
  by: 'visitor',
  capability: 'reviews',
  request: {
    params: product,
    query: z.object({
      page: z.coerce.number<number>().int().min(0).max(1_000).default(0),
      size: z.coerce.number<number>().int().min(1).max(50).default(10),
    }),
  },
  answers: { 200: 'Reviews that the shop has let through, newest first' },
  answer: productReviewsSchema,
  errors: [],
});

export const getOwnReviews = defineCall({
  method: 'GET',
  path: '/customers-self/reviews',
  summary: "List the customer's own reviews",
  by: 'customer',
  capability: 'reviews',
  request: {},
  answers: { 200: 'Reviews in whatever state, newest first' },
  answer: ownReviewsSchema,
  errors: [],
});

export const writeReview = defineCall({
  method: 'PUT',
  path: '/customers-self/reviews/{productId}',
  summary: 'Review a product that one has bought, or write the review again',
  by: 'customer',
  capability: 'reviews',
  request: { params: product, body: reviewBodySchema },
  answers: { 200: 'The review, waiting for the shop' },
  answer: ownReviewSchema,
  errors: ['ORDER_NOT_FOUND'],
});
