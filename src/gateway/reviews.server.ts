import * as calls from '#src/domain/review/review.calls.ts';
import type { OwnReview, ProductReviews, ReviewDraft } from '#src/domain/review/review.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

type ReviewPage = { productId: string; page: number; size: number };

/** What buyers say of a product in the language of the context; `page` is 0-based. */
export function getProductReviews(
  context: CallContext,
  { productId, page, size }: ReviewPage,
): Promise<ProductReviews> {
  return ask(context, calls.getProductReviews, { params: { productId }, query: { page, size } });
}

/** The customer's own reviews, in whatever state. */
export async function getOwnReviews(context: CallContext): Promise<OwnReview[]> {
  const { values } = await ask(context, calls.getOwnReviews, {});
  return values;
}

/** The review as it waits then; ORDER_NOT_FOUND for who has not bought the product. */
export function writeReview(
  context: CallContext,
  productId: string,
  draft: ReviewDraft,
): Promise<OwnReview> {
  return ask(context, calls.writeReview, { params: { productId }, body: draft });
}
