import type { SharedWishlist } from '#src/domain/wishlist/wishlist.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { getSharedWishlist } from '#src/gateway/knowledges.server.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';

/** A wishlist that somebody shared; null for a link that leads nowhere (any more). */
export async function readShared(
  call: CallContext,
  shareId: string,
): Promise<SharedWishlist | null> {
  try {
    return await getSharedWishlist(call, shareId);
  } catch (error) {
    if (isCommerceError(error, 'WISHLIST_NOT_SHARED')) return null;
    throw error;
  }
}
