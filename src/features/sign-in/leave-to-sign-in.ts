import type { LocaleCode } from '#src/domain/shop/locales.ts';
import type { SignInOrigin } from '#src/domain/sign-in/sign-in-origin.ts';
import { signInUrl } from '#src/features/shop/urls.ts';

/** Leaves the page for the sign-in, which names the reason if it has one, and comes back to the page. */
export function leaveToSignIn(locale: LocaleCode, origin?: SignInOrigin): void {
  const { pathname, search } = window.location;
  window.location.assign(signInUrl(locale, `${pathname}${search}`, origin && { origin }));
}
