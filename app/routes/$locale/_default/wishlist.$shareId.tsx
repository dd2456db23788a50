import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { SHARE_ID } from '#src/domain/wishlist/wishlist.values.ts';
import { SharedWishlistPage } from '#src/features/account/shared-wishlist-page.tsx';
import { sharedWishlistQuery } from '#src/features/wishlist/wishlist-share.functions.ts';

/** `/wishlist/{shareId}`, where the link to a shared wishlist leads (decision 054). */
export const Route = createFileRoute('/$locale/_default/wishlist/$shareId')({
  loader: async ({ context, params: { shareId }, location }) => {
    const isThere = context.shop.parameters.params.wishlist && SHARE_ID.test(shareId);
    if (!isThere) throw pageNotFound(location.pathname);
    await context.queryClient.ensureQueryData(sharedWishlistQuery(shareId));
    return {
      shareId,
      title: t(context.i18n)`A wishlist shared with you`,
      path: '',
      isPrivate: true,
    };
  },
  head: loadedHead,
  component: Shared,
});

function Shared() {
  return <SharedWishlistPage shareId={Route.useLoaderData().shareId} />;
}
