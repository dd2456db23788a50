import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { preferredStoreQuery } from '#src/features/settings/preferences.functions.ts';
import { PreferredStorePage } from '#src/features/settings/preferred-store-page.tsx';

/** `/account/store`, where the shop has stores. */
export const Route = createFileRoute('/$locale/_account/account/store')({
  loader: async ({ context, location }) => {
    if (!context.shop.hasStores) throw pageNotFound(location.pathname);
    await context.queryClient.fetchQuery(preferredStoreQuery);
    return { title: t(context.i18n)`Your store` };
  },
  head: accountHead,
  component: PreferredStorePage,
});
