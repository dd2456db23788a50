import * as calls from '#src/contract/calls/wishlist.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import type { Customer } from '../http/require-customer.ts';
import { serve } from '../http/serve.ts';
import { addToWishlist, dropFromWishlist, findWishlist, mergeWishlist } from './wishlist-store.ts';

export function wishlistRoutes({ database, now }: PlatformDeps) {
  const router = createRouter();

  const answerList = async (customer: Customer) => ({
    status: 200 as const,
    body: { values: await findWishlist(database, customer.customerId, customer) },
  });

  serve(router, calls.getWishlist, (_, caller) => answerList(caller));

  serve(router, calls.addToWishlist, async ({ body: product }, caller) => {
    const isKnown = await addToWishlist(database, caller.customerId, product, now());
    if (!isKnown) throw new Problem('PRODUCT_NOT_FOUND');
    return answerList(caller);
  });

  serve(router, calls.mergeWishlist, async ({ body: products }, caller) => {
    await mergeWishlist(database, caller.customerId, products, now());
    return answerList(caller);
  });

  serve(router, calls.dropFromWishlist, async ({ params }, caller) => {
    await dropFromWishlist(database, caller.customerId, params.productId);
    return answerList(caller);
  });

  return router;
}
