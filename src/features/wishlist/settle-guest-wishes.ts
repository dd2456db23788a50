import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '#src/ui/browser-storage.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { clearGuestWishes, readGuestWishes } from './guest-wishes.ts';
import { wishlistIdsQuery, wishlistQuery } from './wishlist.functions.ts';
import { mergeWishes } from './wishlist-changes.functions.ts';

type Visitor = { queryClient: QueryClient; i18n: I18n; isLoggedIn: boolean };

/**
 * Fills the hearts that a guest clicked, or merges them into the wishlist of a customer
 * (decision 054). A merge that fails is tried again by the next page.
 */
export async function settleGuestWishes({ queryClient, i18n, isLoggedIn }: Visitor): Promise<void> {
  const wishes = readGuestWishes(browserStorage, Date.now());
  if (wishes.length === 0) return;
  const { queryKey } = wishlistIdsQuery;
  if (!isLoggedIn) {
    queryClient.setQueryData(
      queryKey,
      wishes.map(({ productId }) => productId),
    );
    return;
  }
  // Null to a customer as well, where the shop has no wishlists.
  if (!queryClient.getQueryData(queryKey)) return;
  queryClient.setQueryData(queryKey, await mergeWishes({ data: { wishes } }));
  clearGuestWishes(browserStorage, wishes, Date.now());
  showShopToast(i18n._(msg`Saved to your wishlist.`));
  await queryClient.invalidateQueries({ queryKey: wishlistQuery.queryKey });
}
