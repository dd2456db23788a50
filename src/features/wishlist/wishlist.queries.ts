import { queryOptions } from '@tanstack/react-query';
import { fetchWishlist } from './wishlist.functions.ts';

/**
 * Ids of the products on the wishlist; null for guests without wishes. Filled by the start-up call,
 * what a guest's browser keeps and what the shopper does, never read alone: cached pages carry
 * nothing personal.
 */
export const wishlistIdsQuery = queryOptions({
  queryKey: ['wishlist', 'ids'],
  queryFn: (): string[] | null => null,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
});

export const wishlistQuery = queryOptions({
  queryKey: ['wishlist', 'entries'],
  queryFn: () => fetchWishlist(),
  staleTime: 0,
});
