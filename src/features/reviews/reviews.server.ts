import { getProductReviews } from '#src/gateway/reviews.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** What buyers say of a product; null when that cannot be read: the page goes without. */
export const readReviews = optional(cachedRead('reviews', CONTENT_RULE, getProductReviews), null);
