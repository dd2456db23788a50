import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { PasswordPage } from '#src/features/settings/password-page.tsx';
import {
  devicesQuery,
  hasPasswordQuery,
  recentSignInQuery,
} from '#src/features/settings/settings.queries.ts';

export const Route = createFileRoute('/$locale/_account/account/change-password')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.fetchQuery(hasPasswordQuery),
      // A password can be changed without the list of devices.
      context.queryClient.prefetchQuery(devicesQuery),
      context.queryClient.fetchQuery({ ...recentSignInQuery, staleTime: 0 }),
    ]);
    return { title: t(context.i18n)`Change password` };
  },
  head: accountHead,
  component: PasswordPage,
});
