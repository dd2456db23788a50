import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { customerMiddleware } from '#src/session/commerce.middleware.ts';
import { readWishlist } from './wishlist.server.ts';

export const fetchWishlist = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(({ context }) => readWishlist(context.customer));

/**
 * Ids of the products on the wishlist; null for guests without wishes. Filled by the start-up call,
 * what a guest's browser stores and what the shopper does, never read alone: public pages carry
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
