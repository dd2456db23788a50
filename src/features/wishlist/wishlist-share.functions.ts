import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { SHARE_ID } from '#src/domain/wishlist/wishlist.ts';
import {
  getWishlistShare,
  shareWishlist,
  unshareWishlist,
} from '#src/gateway/knowledges.server.ts';
import { commerceMiddleware, customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readShared } from './wishlist-share.server.ts';

/** Whether the customer's wishlist is shared. */
export const fetchWishlistShare = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => getWishlistShare(context.customer.call));

/** Shares the wishlist by a new link; an earlier one leads nowhere from then on. */
export const startSharing = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => shareWishlist(context.customer.call));

/** Stops sharing the wishlist. */
export const stopSharing = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => unshareWishlist(context.customer.call));

/** A shared wishlist, for whoever has the link; null when it leads nowhere (any more). */
export const fetchSharedWishlist = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ shareId: v.pipe(v.string(), v.regex(SHARE_ID)) }))
  .handler(({ context, data }) => readShared(context.commerce.call, data.shareId));
