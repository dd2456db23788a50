import type { LocaleCode } from '#src/domain/shop/locales.ts';

/** Session rules (specification §4 "Session", §6; ). */

/** `exp` in seconds, `now` in ms: expired once the date has passed. */
export function isExpired(exp: number, now: number): boolean {
  return now > exp * 1000;
}

/** What the browser learns of the session: never a token. */
export type ShopperIdentity = {
  loggedIn: boolean;
  newCustomer: boolean;
  firstName: string | null;
  email: string | null;
  isNewsletterSubscribed: boolean;
};

export const ANONYMOUS: ShopperIdentity = {
  loggedIn: false,
  newCustomer: false,
  firstName: null,
  email: null,
  isNewsletterSubscribed: false,
};

/** Percent-encodes what a header cannot hold, and leaves what is encoded as it is. */
const asHeader = (path: string) => path.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);

const LOCAL_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * A path on this site that starts with a known prefix, or the fallback: nobody is ever sent to an
 * address that came with the request (T14, A-026).
 */
export function localReturnPath(
  value: string | undefined,
  isKnownPrefix: (prefix: string) => boolean,
  fallback: string,
): string {
  if (value === undefined || !LOCAL_PATH.test(value)) return fallback;
  const [, prefix = ''] = value.split(/[/?#]/);
  // A header holds no letter past U+00FF; half a surrogate pair is no address either.
  return isKnownPrefix(prefix) && value.isWellFormed() ? asHeader(value) : fallback;
}

/**
 * How long after a sign-in a password, bank details or the account itself may be changed (safety
 * T39), in seconds.
 */
export const RECENT_SIGN_IN_SECONDS = 5 * 60;

/** Whether a sign-in that was proven at `authenticatedAt` is recent; both instants in ms. */
export function isRecentSignIn(authenticatedAt: number, now: number): boolean {
  return now - authenticatedAt <= RECENT_SIGN_IN_SECONDS * 1000;
}

/**
 * Whether a sign-in that leads here had no goal: home and dashboard are where one lands,
 * and a new customer lands on the welcome page instead, once. A checkout, a cart and a page
 * that asked for the sign-in are gone on with.
 */
export function isLanding(path: string, locale: LocaleCode): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  const landings = ['', '/', '/account/dashboard', '/account/welcome'];
  return landings.some((landing) => pathname === `/${locale}${landing}`);
}
