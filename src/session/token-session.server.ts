import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';
import { isExpired } from '#src/domain/sign-in/session.ts';
import { config } from './config.server.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.server.ts';
import { MAX_SESSION_AGE_MS } from './ended-sessions.server.ts';
import { sharedState } from './open-shared-state.server.ts';
import { openSeal, seal } from './seal.server.ts';
import type { TokenPair } from './tokens.server.ts';

/**
 * The signed-in session: two sealed cookies, one per token. Only sign-in, refresh and
 * logout write them.
 */
export type TokenSession = TokenPair & {
  /** Session id: revoked at logout, renewed at sign-in and refresh of privileges (T17, T18). */
  sid: string;
  /** When the shopper signed in, ms. */
  issuedAt: number;
};

/** In both seals, and the same in both: cookies of different sessions make none (T43). */
const boundEntries = {
  sid: v.string(),
  customerId: v.string(),
  country: v.string(),
  /** Hash of the refresh token: an older cookie of the same session does not fit either. */
  pair: v.string(),
};
const accessSealSchema = v.object({ ...boundEntries, token: v.string(), newCustomer: v.boolean() });
const refreshSealSchema = v.object({
  ...boundEntries,
  token: v.string(),
  exp: v.number(),
  secure: v.boolean(),
  authenticatedAt: v.optional(v.number(), 0),
  iat: v.number(),
});
type Bound = { [Name in keyof typeof boundEntries]: string };

/** Hash under which a token is remembered: tokens themselves are never keys or log lines. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isSameSession(one: Bound, other: Bound): boolean {
  return (
    one.sid === other.sid &&
    one.customerId === other.customerId &&
    one.country === other.country &&
    one.pair === other.pair
  );
}

/**
 * The session of this request, or null: cookies missing, forged, expired, ended, of another shop
 * or not of one session.
 */
export async function readTokenSession(locale: LocaleCode): Promise<TokenSession | null> {
  const access = readCookie('accessToken', locale);
  const refresh = readCookie('refreshToken', locale);
  if (access === undefined || refresh === undefined) return null;
  const { sessionSecrets } = config().secrets;
  const [accessValue, refreshValue] = await Promise.all([
    openSeal(access, sessionSecrets),
    openSeal(refresh, sessionSecrets),
  ]);
  const accessSeal = v.safeParse(accessSealSchema, accessValue);
  const refreshSeal = v.safeParse(refreshSealSchema, refreshValue);
  if (!accessSeal.success || !refreshSeal.success) return null;
  const { token, exp, iat, sid, customerId, country, ...kept } = refreshSeal.output;
  if (!isSameSession(accessSeal.output, refreshSeal.output)) return null;
  const now = Date.now();
  if (country !== getDomain(locale).iso2 || isExpired(exp, now)) return null;
  if (now - iat > MAX_SESSION_AGE_MS || (await sharedState().hasEnded(sid))) return null;
  return {
    accessToken: accessSeal.output.token,
    newCustomer: accessSeal.output.newCustomer,
    refreshToken: token,
    refreshExp: exp,
    issuedAt: iat,
    sid,
    customerId,
    secure: kept.secure,
    authenticatedAt: kept.authenticatedAt,
  };
}

/** Whether the browser holds anything of a session: decides if cookies have to be cleared. */
export function hasSessionCookies(locale: LocaleCode): boolean {
  return (
    readCookie('accessToken', locale) !== undefined ||
    readCookie('refreshToken', locale) !== undefined
  );
}

/** Seals the tokens; a new sign-in gets a new session id, a refresh keeps sid and age. */
export async function writeTokenSession(
  locale: LocaleCode,
  tokens: TokenPair,
  kept?: Pick<TokenSession, 'sid' | 'issuedAt'>,
): Promise<void> {
  const { sessionSecrets } = config().secrets;
  const now = Date.now();
  const ttl = Math.max(1, tokens.refreshExp - Math.floor(now / 1000));
  const bound: Bound = {
    sid: kept?.sid ?? randomUUID(),
    customerId: tokens.customerId,
    country: getDomain(locale).iso2,
    pair: hashOf(tokens.refreshToken),
  };
  const accessSeal = { ...bound, token: tokens.accessToken, newCustomer: tokens.newCustomer };
  const refreshSeal = {
    ...bound,
    token: tokens.refreshToken,
    exp: tokens.refreshExp,
    secure: tokens.secure,
    authenticatedAt: tokens.authenticatedAt,
    iat: kept?.issuedAt ?? now,
  };
  writeCookie('accessToken', locale, await seal(accessSeal, sessionSecrets, ttl), ttl);
  writeCookie('refreshToken', locale, await seal(refreshSeal, sessionSecrets, ttl), ttl);
}

/** Ends the session here: both cookies go, and the session id opens nothing any more. */
export async function endTokenSession(locale: LocaleCode, session: TokenSession | null) {
  clearCookie('accessToken', locale);
  clearCookie('refreshToken', locale);
  if (session !== null) await sharedState().endSession(session.sid);
}

/** The same session under a new id: its older cookies no longer work (T17). */
export async function renewSessionId(locale: LocaleCode, session: TokenSession): Promise<void> {
  await writeTokenSession(locale, session, { sid: randomUUID(), issuedAt: session.issuedAt });
  await sharedState().endSession(session.sid);
}
