import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { DeletionPage } from '#src/features/settings/deletion-page.tsx';
import { accountStateQuery, recentSignInQuery } from '#src/features/sign-in/session.functions.ts';

/** `/account/delete`: also where a deleted account is taken back. */
export const Route = createFileRoute('/$locale/_account/account/delete')({
  loader: async ({ context: { queryClient, i18n } }) => {
    const [{ isDeleted }] = await Promise.all([
      queryClient.fetchQuery(accountStateQuery),
      queryClient.fetchQuery({ ...recentSignInQuery, staleTime: 0 }),
    ]);
    return { title: isDeleted ? t(i18n)`Your account is deleted` : t(i18n)`Delete account` };
  },
  head: accountHead,
  component: DeletionPage,
});
