import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead, shownHome } from '#app/loaders/page-head.ts';
import { homeQuery } from '#src/features/content/content.functions.ts';
import { HomePage } from '#src/features/content/home-page.tsx';

export const Route = createFileRoute('/$locale/_home/')({
  loader: async ({ context }) => {
    const { page } = await context.queryClient.ensureQueryData(homeQuery);
    const title = t(context.i18n)`Fashion for women and men`;
    const description = page ? [title, page.summary].filter(Boolean).join('. ') : undefined;
    return { title, description, ...page?.searchEngines };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      ...context,
      title: loaderData?.title ?? context.shop.brandName,
      description: loaderData?.description,
      path: '',
      shown: shownHome(context),
    }),
  component: HomePage,
});
