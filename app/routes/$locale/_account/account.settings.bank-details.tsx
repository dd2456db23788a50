import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { BankDetailsPage } from '#src/features/settings/bank-details-page.tsx';
import { bankDetailsQuery } from '#src/features/settings/settings.functions.ts';
import { recentSignInQuery } from '#src/features/sign-in/session.functions.ts';

export const Route = createFileRoute('/$locale/_account/account/settings/bank-details')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.fetchQuery(bankDetailsQuery),
      context.queryClient.fetchQuery({ ...recentSignInQuery, staleTime: 0 }),
    ]);
    return { title: t(context.i18n)`Bank details` };
  },
  head: accountHead,
  component: BankDetailsPage,
});
