import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import * as v from 'valibot';
import { isLoyaltyMember } from '#src/domain/account/client.ts';
import { isRecentSignIn } from '#src/domain/sign-in/session.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { commerceMiddleware, signedInMiddleware } from '#src/session/commerce.middleware.ts';
import { config } from '#src/session/config.server.ts';
import { readCustomerAccess } from '#src/session/customer-access.server.ts';

const RETRY_AFTER_SECONDS = 30;

/** How far the session of this browser reaches: what the guard secure-authent asks. */
export const fetchSessionState = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(async ({ context: { commerce } }) => (await readCustomerAccess(commerce)).state);

/** What account-access, order-access and the account's menu ask, of deleted customers and guests too. */
export const fetchAccountState = createServerFn({ method: 'POST' })
  .middleware([signedInMiddleware])
  .handler(({ context: { client } }) => ({
    isDeleted: client.isDeleted,
    isGuest: client.isGuest,
    email: client.email,
    isMember: isLoyaltyMember(client),
    restorableDays: config().eraseAfterDays,
  }));

/** Whether the sign-in is recent enough to change what protects the account (T39). */
export const fetchIsRecentlySignedIn = createServerFn({ method: 'POST' })
  .middleware([signedInMiddleware])
  .handler(({ context: { customer } }) =>
    isRecentSignIn(customer.session.authenticatedAt, Date.now()),
  );

/** Why a sign-in failed: the provider is not there, or the sign-in is not ours. */
export const SIGN_IN_FAILURES = ['unavailable', 'failed'] as const;

/** Gives the page of a failed sign-in its status, 503 while the provider is not there (F22). */
export const announceSignInFailure = createServerFn({ method: 'POST' })
  .validator(v.picklist(SIGN_IN_FAILURES))
  .handler(({ data }) => {
    if (data === 'failed') return setResponseStatus(HTTP_STATUS.BAD_REQUEST);
    setResponseStatus(HTTP_STATUS.SERVICE_UNAVAILABLE);
    setResponseHeader('retry-after', String(RETRY_AFTER_SECONDS));
  });

/** Whether the account is deleted or a guest, its e-mail, and whether its owner is a loyalty member. */
export const accountStateQuery = queryOptions({
  queryKey: ['account', 'state'],
  queryFn: () => fetchAccountState(),
});

/** Whether the sign-in is at most five minutes old (T39). */
export const recentSignInQuery = queryOptions({
  queryKey: ['settings', 'recent-sign-in'],
  queryFn: () => fetchIsRecentlySignedIn(),
  // Its page asks again when it is entered, and not while somebody types.
  staleTime: Number.POSITIVE_INFINITY,
});
