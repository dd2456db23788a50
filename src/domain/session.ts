/** Session rules (specification §4 "Session", §6; ). */

/** Authentication state (specification §3). */
export type AuthenticationState = {
  accessToken: string | null;
  refreshToken: string | null;
  sessionId: string;
};

/** Logged in when both tokens are present. */
export function isLoggedIn(
  state: Pick<AuthenticationState, 'accessToken' | 'refreshToken'>,
): boolean {
  return state.accessToken !== null && state.refreshToken !== null;
}

/** `exp` in seconds, `now` in ms: expired once the date has passed. */
export function isExpired(exp: number, now: number): boolean {
  return now > exp * 1000;
}

/** What a refresh token says of its session. */
export type RefreshClaims = { exp: number; secure?: boolean | undefined };

/** A session that may enter account and order pages unless it says otherwise. */
export function isSecure(claims: RefreshClaims): boolean {
  return claims.secure !== false;
}

/** What the browser learns of the session: never a token. */
export type ShopperIdentity = {
  loggedIn: boolean;
  newCustomer: boolean;
  firstName: string | null;
  email: string | null;
};

export const ANONYMOUS: ShopperIdentity = {
  loggedIn: false,
  newCustomer: false,
  firstName: null,
  email: null,
};

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
  return isKnownPrefix(prefix) ? value : fallback;
}
