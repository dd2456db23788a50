import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { homeQuery } from '#src/features/content/content.queries.ts';
import { HomePage } from '#src/features/content/home-page.tsx';
import { pageHead } from '../../../page-head.ts';

export const Route = createFileRoute('/$locale/_home/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(homeQuery);
    return { title: t(context.i18n)`Fashion for women and men` };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({ ...context, title: loaderData?.title ?? context.shop.brandName, path: '' }),
  component: HomePage,
});
