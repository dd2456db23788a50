import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { AdvantagesPage } from '#src/features/loyalty/advantages-page.tsx';
import { advantagesQuery } from '#src/features/loyalty/loyalty.functions.ts';

/** `/account/advantages`, where the shop has a loyalty programme. */
export const Route = createFileRoute('/$locale/_account/account/advantages')({
  loader: async ({ context, location }) => {
    if (!context.shop.parameters.params.loyalty) throw pageNotFound(location.pathname);
    await context.queryClient.fetchQuery(advantagesQuery);
    return { title: t(context.i18n)`Benefits` };
  },
  head: accountHead,
  component: AdvantagesPage,
});
