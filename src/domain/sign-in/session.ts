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
