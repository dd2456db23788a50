import { redirect } from '@tanstack/react-router';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { fetchAccountState } from '#src/features/sign-in/session.functions.ts';
import type { Guard } from './guard.ts';

/** Where a deleted account is taken back: the one page that lets its owner pass. */
const REACTIVATION = '/account/delete';

/** The account can be read and is not deleted; a deleted one is offered its reactivation. */
export const accountAccess: Guard = async ({ pathname, locale }) => {
  const { isDeleted } = await fetchAccountState();
  if (!isDeleted || pathname === `/${locale}${REACTIVATION}`) return;
  throw redirect({
    statusCode: FOUND,
    to: '/$locale/account/delete',
    params: { locale },
  });
};
