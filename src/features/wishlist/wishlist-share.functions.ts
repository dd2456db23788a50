import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as calls from '#src/domain/wishlist/wishlist.calls.ts';
import { SHARE_ID } from '#src/domain/wishlist/wishlist.values.ts';
import { commerceMiddleware, customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readShared } from './wishlist.server.ts';

export const fetchWishlistShare = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => context.customer.ask(calls.getWishlistShare, {}));

/** Shares the wishlist by a new link, which revokes an earlier one. */
export const startSharing = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => context.customer.ask(calls.shareWishlist, {}));

export const stopSharing = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => context.customer.ask(calls.unshareWishlist, {}));

/** A shared wishlist, for anyone who has the link; null when it does not exist (any more). */
export const fetchSharedWishlist = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ shareId: v.pipe(v.string(), v.regex(SHARE_ID)) }))
  .handler(({ context, data }) => readShared(context.commerce, data.shareId));

export const wishlistShareQuery = queryOptions({
  queryKey: ['wishlist', 'share'],
  queryFn: () => fetchWishlistShare(),
  staleTime: 0,
});

/** Null for a link that does not exist (any more). */
export function sharedWishlistQuery(shareId: string) {
  return queryOptions({
    queryKey: ['shared-wishlist', shareId],
    queryFn: () => fetchSharedWishlist({ data: { shareId } }),
  });
}
