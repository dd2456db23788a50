import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery, isCartChanging } from '#src/features/cart/cart.functions.ts';
import { showFailure } from '#src/features/failures/show-failure.ts';
import { settleGuestWishes } from '#src/features/wishlist/settle-guest-wishes.ts';
import { pageOwner } from '#src/session/page-owner.middleware.ts';
import { browserStorage, tabStorage } from '#src/ui/browser-storage.ts';
import { fadePicturesIn } from '#src/ui/fade-pictures.ts';
import { retryMissingPictures } from '#src/ui/missing-pictures.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { finishPending, type Visitor } from './finish-pending.ts';
import type { Notice } from './start-up.server.ts';
import { clearForOwner } from './stored-data.ts';
import { useStartUp } from './use-start-up.ts';

/** The cart is fresh for so long, in ms: switching back and forth between tabs asks once. */
const FRESH_FOR = 5_000;

/** Reads the cart again when the shopper comes back to this tab: another may have changed it. */
function keepCartFresh(queryClient: QueryClient) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    if (isCartChanging(queryClient)) return;
    void queryClient.fetchQuery({ ...cartQuery, staleTime: FRESH_FOR }).catch(() => undefined);
  });
}

/** Says that the sign-in made one cart of two (226, specification §8). */
function sayMerged(i18n: I18n) {
  showShopToast(
    i18n._(
      msg({
        id: 'order.commons.infoMessage.cartMerged',
        message: 'We have put the items of your two carts together.',
      }),
    ),
  );
}

/** Clears what another customer typed, looked at or saved. */
function clearOfOthers({ hasSignedOut }: { hasSignedOut: boolean }): void {
  const owner = pageOwner();
  clearForOwner(tabStorage, owner, { isLeft: true });
  clearForOwner(browserStorage, owner, { isLeft: hasSignedOut });
}

let hasBegun = false;

/** Once a document, even when layouts remount. */
function beginVisit(visitor: Visitor, notice?: Notice | null): void {
  if (hasBegun) return;
  hasBegun = true;
  if (notice === 'cart-merged') sayMerged(visitor.i18n);
  if (notice === 'other-customer') void showFailure(visitor.i18n, new Error('OTHER_CUSTOMER'));
  clearOfOthers({ hasSignedOut: notice === 'signed-out' });
  keepCartFresh(visitor.queryClient);
  retryMissingPictures();
  fadePicturesIn();
  // A merge that fails is tried again by the next page.
  void settleGuestWishes(visitor).catch(() => undefined);
  void finishPending(visitor);
}

/** What a page does for its shopper besides what it shows, once the start-up call has answered. */
export function Visit() {
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const { identity, notice } = useStartUp() ?? {};
  const isLoggedIn = identity?.loggedIn;
  useEffect(() => {
    if (isLoggedIn !== undefined) beginVisit({ queryClient, i18n, isLoggedIn }, notice);
  }, [queryClient, i18n, isLoggedIn, notice]);
  return null;
}
