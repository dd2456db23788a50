import { requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/review/review.calls.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findOwnReviews, findProductReviews, saveReview } from './review-store.ts';

/** What buyers say of products (decision 058). */
export function serveReviews(router: Router, { database, now }: PlatformDeps): void {
  serve(router, calls.getProductReviews, async ({ params, query }, { domain, lang }) =>
    ok(await findProductReviews(database, { ...params, ...query, domain, lang }, now())),
  );

  serve(router, calls.getOwnReviews, async (_, { customerId }) =>
    ok({ values: await findOwnReviews(database, customerId) }),
  );

  serve(router, calls.writeReview, async ({ params, body }, { customerId, lang }) => {
    const saved = await saveReview(database, { ...body, ...params, customerId, lang }, now());
    return ok(requireFound(saved, 'ORDER_NOT_FOUND'));
  });
}
