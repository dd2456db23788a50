import { queryOptions } from '@tanstack/react-query';
import { fetchOwnReviews, fetchReviews } from './reviews.functions.ts';

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
