import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { EmailPage } from '#src/features/settings/email-page.tsx';
import { profileQuery } from '#src/features/settings/settings.functions.ts';
import { recentSignInQuery } from '#src/features/sign-in/session.functions.ts';

export const Route = createFileRoute('/$locale/_account/account/settings/email')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.fetchQuery(profileQuery),
      context.queryClient.fetchQuery({ ...recentSignInQuery, staleTime: 0 }),
    ]);
    return { title: t(context.i18n)`Change email address` };
  },
  head: accountHead,
  component: EmailPage,
});
