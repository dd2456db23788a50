import * as calls from '#src/domain/wishlist/wishlist.calls.ts';
import type { SharedWishlist, WishlistEntry } from '#src/domain/wishlist/wishlist.schema.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';

/** The customer's wishlist with its tiles; a failure is an empty list (specification §7). */
export async function readWishlist(commerce: Commerce): Promise<WishlistEntry[]> {
  try {
    return (await commerce.ask(calls.getWishlist, {})).values;
  } catch {
    return [];
  }
}

/** A shared wishlist; null for a link that does not exist (any more). */
export async function readShared(
  commerce: Commerce,
  shareId: string,
): Promise<SharedWishlist | null> {
  try {
    return await commerce.ask(calls.getSharedWishlist, { params: { shareId } });
  } catch (error) {
    if (isCommerceError(error, 'WISHLIST_NOT_SHARED')) return null;
    throw error;
  }
}
