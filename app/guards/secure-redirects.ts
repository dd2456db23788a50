import { redirect } from '@tanstack/react-router';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { signInUrl } from '#src/features/shop/urls.ts';
import type { GuardContext } from './guard.ts';

type Going = Pick<GuardContext, 'locale' | 'href'>;

/** To the provider, and back to where the shopper was going. */
export const toSignIn = ({ locale, href }: Going) =>
  redirect({
    statusCode: HTTP_STATUS.FOUND,
    href: signInUrl(locale, href),
    reloadDocument: true,
  });

/** A remembered shopper signs out on the way, so that the password is asked for. */
export const toPassword = ({ locale, href }: Going) =>
  redirect({
    statusCode: HTTP_STATUS.FOUND,
    to: '/$locale/auth/logout',
    params: { locale },
    search: { returnTo: href },
    reloadDocument: true,
  });
