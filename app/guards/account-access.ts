import { redirect } from '@tanstack/react-router';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { fetchAccountState } from '#src/features/sign-in/session.functions.ts';
import type { Guard, GuardContext } from './guard.ts';

/** Where a deleted account is taken back: the one page that lets its owner pass. */
const REACTIVATION = '/account/delete';

/** The account can be read and is not deleted; a guest, who has none, is offered one. */
export const accountAccess: Guard = async (context) => {
  const { isGuest } = await requireOpen(context);
  const { locale } = context;
  if (isGuest) throw redirect({ statusCode: FOUND, to: '/$locale/guest', params: { locale } });
};

/** What is known of the account; a deleted one is offered its reactivation. */
export async function requireOpen({ pathname, locale }: GuardContext) {
  const state = await fetchAccountState();
  if (!state.isDeleted || pathname === `/${locale}${REACTIVATION}`) return state;
  throw redirect({
    statusCode: FOUND,
    to: '/$locale/account/delete',
    params: { locale },
  });
}
