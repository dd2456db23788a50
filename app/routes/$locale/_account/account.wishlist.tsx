import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { WishlistPage } from '#src/features/account/wishlist-page.tsx';
import { wishlistQuery } from '#src/features/wishlist/wishlist.queries.ts';

/** `/account/wishlist`, where the shop has wishlists (DOM-23). */
export const Route = createFileRoute('/$locale/_account/account/wishlist')({
  loader: async ({ context, location }) => {
    if (!context.shop.parameters.params.wishlist) throw pageNotFound(location.pathname);
    await context.queryClient.ensureQueryData(wishlistQuery);
  },
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: t(context.i18n)`Wishlist`,
      path: '/account/wishlist',
      isPrivate: true,
    }),
  component: WishlistPage,
});
