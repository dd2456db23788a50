import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readClientError } from '#src/contract/client-error.ts';
import type { WishlistProduct } from '#src/domain/wishlist.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { showShopToast } from '#src/ui/toasts.tsx';
import { addToWishlist, dropFromWishlist } from './wishlist.functions.ts';
import { wishlistIdsQuery, wishlistQuery } from './wishlist.queries.ts';

type Change = WishlistProduct & { isWanted: boolean };

/** Fills or empties a heart at once; a failure takes it back and says so (WSH-04). */
export function useWish() {
  const queryClient = useQueryClient();
  const { _ } = useLingui();
  const { queryKey } = wishlistIdsQuery;
  return useMutation({
    scope: { id: 'wishlist' },
    mutationFn: ({ isWanted, productId, optionId }: Change) =>
      isWanted
        ? addToWishlist({ data: { productId, optionId } })
        : dropFromWishlist({ data: { productId } }),
    onMutate: ({ isWanted, productId }) => {
      const before = queryClient.getQueryData(queryKey) ?? [];
      const others = before.filter((id) => id !== productId);
      queryClient.setQueryData(queryKey, isWanted ? [productId, ...others] : others);
      return { before };
    },
    onSuccess: (ids) => {
      queryClient.setQueryData(queryKey, ids);
      return queryClient.invalidateQueries({ queryKey: wishlistQuery.queryKey });
    },
    onError: (error, _change, context) => {
      if (context !== undefined) queryClient.setQueryData(queryKey, context.before);
      showShopToast(_(ERROR_MESSAGES[readClientError(error).code]));
    },
  });
}
