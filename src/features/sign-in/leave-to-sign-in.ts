import type { LocaleCode } from '#src/domain/locales.ts';
import type { SignInOrigin } from '#src/domain/sign-in-origin.ts';
import { signInAddress } from './sign-in-addresses.ts';

/** Leaves the page for the sign-in, which says why if it is told, and comes back to the page. */
export function leaveToSignIn(locale: LocaleCode, origin?: SignInOrigin): void {
  const { pathname, search } = window.location;
  const address = signInAddress(locale, `${pathname}${search}`);
  window.location.assign(origin === undefined ? address : `${address}&origin=${origin}`);
}
