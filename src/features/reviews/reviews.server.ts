import { getProductReviews } from '#src/gateway/reviews.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

const readPage = cachedRead('reviews', CONTENT_RULE, getProductReviews);

type ReviewPage = Parameters<typeof readPage>[1];

/** What buyers say of a product; null when that cannot be read: the page goes without. */
export function readReviews(call: Parameters<typeof readPage>[0], page: ReviewPage) {
  return readPage(call, page).catch(() => null);
}
