import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { dashboardQuery } from '#src/features/account/account.functions.ts';
import { WelcomePage } from '#src/features/account/welcome-page.tsx';

/** `/account/welcome`, where the first sign-in of a new customer lands. */
export const Route = createFileRoute('/$locale/_account/account/welcome')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(dashboardQuery);
    return { title: t(context.i18n)`Welcome` };
  },
  head: accountHead,
  component: WelcomePage,
});
