import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { WishlistProduct } from '#src/domain/wishlist.ts';
import { tellFailure } from '#src/features/failures/tell-failure.ts';
import { addToWishlist, dropFromWishlist } from './wishlist.functions.ts';
import { wishlistIdsQuery, wishlistQuery } from './wishlist.queries.ts';

type Change = WishlistProduct & { isWanted: boolean };

/** Fills or empties a heart at once; a failure takes it back and says so (WSH-04). */
export async function changeWish(
  queryClient: QueryClient,
  i18n: I18n,
  { isWanted, productId, optionId }: Change,
): Promise<void> {
  const { queryKey } = wishlistIdsQuery;
  const before = queryClient.getQueryData(queryKey) ?? [];
  const others = before.filter((id) => id !== productId);
  queryClient.setQueryData(queryKey, isWanted ? [productId, ...others] : others);
  try {
    const ids = isWanted
      ? await addToWishlist({ data: { productId, optionId } })
      : await dropFromWishlist({ data: { productId } });
    queryClient.setQueryData(queryKey, ids);
    await queryClient.invalidateQueries({ queryKey: wishlistQuery.queryKey });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    await tellFailure(i18n, error);
  }
}
