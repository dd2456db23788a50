import { DomainError } from '#src/domain/errors.ts';
import * as calls from '#src/domain/wishlist/wishlist.calls.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Customer } from '../http/require-customer.ts';
import { serve } from '../http/serve.ts';
import { findSharedProducts, findShareId, share, unshare } from './wishlist-share-store.ts';
import { addToWishlist, dropFromWishlist, findWishlist, mergeWishlist } from './wishlist-store.ts';

export function wishlistRoutes({ database, now, config: { sealing } }: PlatformDeps) {
  const router = createRouter();

  const answerList = async (customer: Customer) => ({
    status: 200 as const,
    body: { values: await findWishlist(database, customer.customerId, customer) },
  });

  serve(router, calls.getWishlist, (_, caller) => answerList(caller));

  serve(router, calls.addToWishlist, async ({ body: product }, caller) => {
    const isKnown = await addToWishlist(database, caller, product, now());
    if (!isKnown) throw new DomainError('PRODUCT_NOT_FOUND');
    return answerList(caller);
  });

  serve(router, calls.mergeWishlist, async ({ body: wishes }, caller) => {
    await mergeWishlist(database, caller, wishes, now());
    return answerList(caller);
  });

  serve(router, calls.dropFromWishlist, async ({ params }, caller) => {
    await dropFromWishlist(database, caller.customerId, params.productId);
    return answerList(caller);
  });

  serve(router, calls.getWishlistShare, async (_, { customerId }) => ({
    status: 200,
    body: { shareId: await findShareId(database, customerId, sealing) },
  }));

  serve(router, calls.shareWishlist, async (_, { customerId }) => ({
    status: 200,
    body: { shareId: await share(database, customerId, { sealing, now: now() }) },
  }));

  serve(router, calls.unshareWishlist, async (_, { customerId }) => {
    await unshare(database, customerId);
    return { status: 200, body: { shareId: null } };
  });

  serve(router, calls.getSharedWishlist, async ({ params }, shopper) => {
    const shop = { domain: shopper.domain, lang: shopper.lang };
    const values = await findSharedProducts({ db: database, sealing }, params.shareId, shop);
    if (values === null) throw new DomainError('WISHLIST_NOT_SHARED');
    return { status: 200, body: { values } };
  });

  return router;
}
