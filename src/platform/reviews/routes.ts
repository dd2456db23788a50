import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/review/review.calls.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { serve } from '../http/serve.ts';
import { findOwnReviews, findProductReviews, saveReview } from './review-store.ts';

/** What buyers say of products (decision 058). */
export function reviewRoutes({ database, now }: PlatformDeps) {
  const router = createRouter();

  serve(router, calls.getProductReviews, async ({ params, query }, { lang }) => ({
    status: 200,
    body: await findProductReviews(database, { ...params, ...query, lang }),
  }));

  serve(router, calls.getOwnReviews, async (_, { customerId }) => ({
    status: 200,
    body: { values: await findOwnReviews(database, customerId) },
  }));

  serve(router, calls.writeReview, async ({ params, body }, { customerId, lang }) => {
    const saved = await saveReview(database, { ...body, ...params, customerId, lang }, now());
    if (saved === null) throw new DomainError('ORDER_NOT_FOUND');
    return { status: 200, body: saved };
  });

  return router;
}
