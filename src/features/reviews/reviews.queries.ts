import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchOwnReviews, fetchReviews, REVIEWS_PAGE_SIZE } from './reviews.functions.ts';

/** Pages of what buyers say of a product, one below the other. */
export function reviewsQuery(productId: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', productId],
    queryFn: ({ pageParam }) => fetchReviews({ data: { productId, page: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      pages.length * REVIEWS_PAGE_SIZE < total ? pages.length : undefined,
  });
}

/** Forgotten with the account's other reads once something in it has changed. */
export const ownReviewsQuery = queryOptions({
  queryKey: ['account', 'reviews'],
  queryFn: () => fetchOwnReviews(),
});
