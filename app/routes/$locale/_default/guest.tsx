import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { privateHead } from '#app/loaders/page-head.ts';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { GuestPage } from '#src/features/guests/guest-page.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';

/** `/guest`: what a guest is shown instead of the account (decision 100). */
export const Route = createFileRoute('/$locale/_default/guest')({
  beforeLoad: guarded('secure-authent'),
  loader: async ({ context: { queryClient, locale } }) => {
    const { isGuest } = await queryClient.fetchQuery(accountStateQuery);
    if (isGuest) return;
    throw redirect({ statusCode: FOUND, to: '/$locale/account/dashboard', params: { locale } });
  },
  head: privateHead(msg`This page needs an account`),
  component: GuestPage,
});
