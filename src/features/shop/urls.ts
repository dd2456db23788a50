import type { LocaleCode } from '#src/domain/shop/locales.ts';
import type { SignInOrigin } from '#src/domain/sign-in/sign-in-origin.ts';

/** URLs that leave the router: API routes, and paths that are content. All others are typed links. */

/**
 * Where a sign-in starts; it comes back to `returnTo`. `fresh` asks for a proof even of
 * a signed-in customer (T39), `passkey` lets a customer add one, `register` offers a new account,
 * `origin` says why it is asked for.
 */
export function signInUrl(
  locale: LocaleCode,
  returnTo: string,
  more: { fresh?: '1'; passkey?: '1'; register?: '1'; origin?: SignInOrigin } = {},
): string {
  return `/api/auth/login?${new URLSearchParams({ locale, returnTo, ...more })}`;
}

/** A page of a shop by its path without the prefix, as content and the platform name it. */
export function pageUrl(locale: LocaleCode, path: string): string {
  return `/${locale}${path}`;
}
