import type { LocaleCode } from '#src/domain/locales.ts';
import { signInAddress } from './sign-in-addresses.ts';

/** Leaves the page for the sign-in, which comes back to it. */
export function leaveToSignIn(locale: LocaleCode): void {
  const { pathname, search } = window.location;
  window.location.assign(signInAddress(locale, `${pathname}${search}`));
}
