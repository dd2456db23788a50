import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { dashboardQuery } from '#src/features/account/account.functions.ts';
import { DashboardPage } from '#src/features/account/dashboard-page.tsx';

export const Route = createFileRoute('/$locale/_account/account/dashboard')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(dashboardQuery);
    return { title: t(context.i18n)`Dashboard` };
  },
  head: accountHead,
  component: DashboardPage,
});
