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

/** A document of the customer, as a file. */
export function downloadUrl(locale: LocaleCode, documentId: string): string {
  return `/api/downloads/${documentId}?${new URLSearchParams({ locale })}`;
}

/** The label of a return as a file, for the customer of its order or the holder of a mail's link. */
export function returnLabelUrl(
  locale: LocaleCode,
  returnNumber: string,
  by: { order: string } | { token: string },
): string {
  return `/api/return-labels/${returnNumber}?${new URLSearchParams({ locale, ...by })}`;
}

/** A page of a shop by its path without the prefix, as content and the platform name it. */
export function pageUrl(locale: LocaleCode, path: string): string {
  return `/${locale}${path}`;
}
