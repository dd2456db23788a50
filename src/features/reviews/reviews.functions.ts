import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as calls from '#src/domain/review/review.calls.ts';
import { FITS, RATINGS, REVIEW_TEXT } from '#src/domain/review/review.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { customerMiddleware, shopMiddleware } from '#src/session/commerce.middleware.ts';
import { askReviews } from './reviews.server.ts';

const productId = v.pipe(v.string(), v.regex(NUMBER_ID));

/** Page size of "Load more". */
export const REVIEWS_PAGE_SIZE = 10;

/** One page of what buyers say of a product, newest first; `page` is 0-based. */
export const fetchReviews = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(
    v.object({
      productId,
      page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    }),
  )
  .handler(({ context, data }) =>
    askReviews(context.commerce, { ...data, size: REVIEWS_PAGE_SIZE }),
  );

/** The customer's reviews in any state. */
export const fetchOwnReviews = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context }) => (await context.customer.ask(calls.getOwnReviews, {})).values);

/** Sends a review of something the customer has bought; ORDER_NOT_FOUND. */
export const sendReview = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(
    v.object({
      productId,
      rating: v.picklist(RATINGS),
      fit: v.nullable(v.picklist(FITS)),
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(REVIEW_TEXT.min),
        v.maxLength(REVIEW_TEXT.max),
      ),
    }),
  )
  .handler(({ context, data: { productId: product, ...draft } }) =>
    context.customer.ask(calls.writeReview, { params: { productId: product }, body: draft }),
  );

/** A page of what buyers say of a product, 0-based. */
export function reviewsQuery(productId: string, page: number) {
  return queryOptions({
    queryKey: ['reviews', productId, page],
    queryFn: () => fetchReviews({ data: { productId, page } }),
  });
}

/** Forgotten with the account's other reads once something in it has changed. */
export const ownReviewsQuery = queryOptions({
  queryKey: ['account', 'reviews'],
  queryFn: () => fetchOwnReviews(),
});
