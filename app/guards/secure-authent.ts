import { redirect } from '@tanstack/react-router';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { signInUrl } from '#src/features/shop/urls.ts';
import { fetchSessionState } from '#src/features/sign-in/session.functions.ts';
import type { Guard, GuardContext } from './guard.ts';

type Going = Pick<GuardContext, 'locale' | 'href'>;

/** To the provider, and back to where the shopper was going. */
export const toSignIn = ({ locale, href }: Going) =>
  redirect({
    statusCode: FOUND,
    href: signInUrl(locale, href),
    reloadDocument: true,
  });

/** A remembered shopper signs out on the way, so that the password is asked for. */
const toPassword = ({ locale, href }: Going) =>
  redirect({
    statusCode: FOUND,
    to: '/$locale/auth/logout',
    params: { locale },
    search: { returnTo: href },
    reloadDocument: true,
  });

/** Signed in, and with a password typed recently enough; else to the provider. */
export const secureAuthent: Guard = async (context) => {
  const state = await fetchSessionState();
  if (state === 'anonymous') throw toSignIn(context);
  if (state === 'not-secure') throw toPassword(context);
};
