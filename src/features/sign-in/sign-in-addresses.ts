import type { LocaleCode } from '#src/domain/shop/locales.ts';

/** Where a sign-in starts; comes back to `returnTo`. */
export function signInAddress(locale: LocaleCode, returnTo: string): string {
  return `/api/auth/login?${new URLSearchParams({ locale, returnTo })}`;
}

/** Where the password is asked for, whoever is signed in; comes back to `returnTo` (T39). */
export function freshSignInAddress(locale: LocaleCode, returnTo: string): string {
  return `${signInAddress(locale, returnTo)}&fresh=1`;
}

/** Where an account is created; comes back to `returnTo`. */
export function registrationAddress(locale: LocaleCode, returnTo: string): string {
  return `/api/auth/login?${new URLSearchParams({ locale, returnTo, register: '1' })}`;
}

/** Ends the session here and at the provider; with `returnTo`, a sign-in follows. */
export function signOutAddress(locale: LocaleCode, returnTo?: string): string {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`;
  return `/${locale}/auth/logout${query}`;
}

/** Why a sign-in did not come to its end: the provider is not there, or the sign-in is not ours. */
export const SIGN_IN_FAILURES = ['unavailable', 'failed'] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

/** The page that says so, from which `returnTo` can be tried again (F22). */
export function signInFailedAddress(locale: LocaleCode, error: SignInFailure, returnTo: string) {
  return `/${locale}/auth/callback?${new URLSearchParams({ error, returnTo })}`;
}
