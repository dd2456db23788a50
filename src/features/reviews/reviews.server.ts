import * as calls from '#src/domain/review/review.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

type ReviewPage = { productId: string; page: number; size: number };

/** What buyers say of a product in the language of the shop; `page` is 0-based. */
export const askReviews = (commerce: Commerce, { productId, page, size }: ReviewPage) =>
  commerce.ask(calls.getProductReviews, { params: { productId }, query: { page, size } });

/** The same; null when it cannot be read: the page goes without. */
export const readReviews = optional(cachedRead('reviews', CONTENT_RULE, askReviews), null);
