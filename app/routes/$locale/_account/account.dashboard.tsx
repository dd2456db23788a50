import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/loaders/page-head.ts';
import { dashboardQuery } from '#src/features/account/account.queries.ts';
import { DashboardPage } from '#src/features/account/dashboard-page.tsx';

export const Route = createFileRoute('/$locale/_account/account/dashboard')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(dashboardQuery);
  },
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: t(context.i18n)`Dashboard`,
      path: '/account/dashboard',
      isPrivate: true,
    }),
  component: DashboardPage,
});
