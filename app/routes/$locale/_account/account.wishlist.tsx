import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { WishlistPage } from '#src/features/account/wishlist-page.tsx';
import { wishlistQuery } from '#src/features/wishlist/wishlist.functions.ts';
import { wishlistShareQuery } from '#src/features/wishlist/wishlist-share.functions.ts';

/** `/account/wishlist`, where the shop has wishlists (DOM-23). */
export const Route = createFileRoute('/$locale/_account/account/wishlist')({
  loader: async ({ context, location }) => {
    if (!context.shop.parameters.params.wishlist) throw pageNotFound(location.pathname);
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(wishlistQuery),
      // A list can be looked at without its link.
      queryClient.prefetchQuery(wishlistShareQuery),
    ]);
    return { title: t(context.i18n)`Wishlist` };
  },
  head: accountHead,
  component: WishlistPage,
});
