import { queryOptions } from '@tanstack/react-query';
import { fetchSharedWishlist, fetchWishlistShare } from './wishlist-share.functions.ts';

export const wishlistShareQuery = queryOptions({
  queryKey: ['wishlist', 'share'],
  queryFn: () => fetchWishlistShare(),
  staleTime: 0,
});

/** Null for a link that leads nowhere (any more). */
export function sharedWishlistQuery(shareId: string) {
  return queryOptions({
    queryKey: ['shared-wishlist', shareId],
    queryFn: () => fetchSharedWishlist({ data: { shareId } }),
  });
}
