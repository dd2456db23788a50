import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { connectedProvidersQuery } from '#src/features/settings/connected-providers.functions.ts';
import { devicesQuery } from '#src/features/settings/devices.functions.ts';
import { passkeysQuery } from '#src/features/settings/passkeys.functions.ts';
import { PasswordPage } from '#src/features/settings/password-page.tsx';
import { hasPasswordQuery } from '#src/features/settings/settings.functions.ts';
import { recentSignInQuery } from '#src/features/sign-in/session.functions.ts';

export const Route = createFileRoute('/$locale/_account/account/change-password')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.fetchQuery(hasPasswordQuery),
      // A password can be changed without the lists of devices, passkeys and providers.
      context.queryClient.prefetchQuery(devicesQuery),
      context.queryClient.prefetchQuery(passkeysQuery),
      context.queryClient.prefetchQuery(connectedProvidersQuery),
      context.queryClient.fetchQuery({ ...recentSignInQuery, staleTime: 0 }),
    ]);
    return { title: t(context.i18n)`Change password` };
  },
  head: accountHead,
  component: PasswordPage,
});
