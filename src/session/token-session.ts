import '@tanstack/react-start/server-only';
import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { getDomain, type LocaleCode } from '#src/domain/locales.ts';
import { isExpired } from '#src/domain/session.ts';
import { config } from './config.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';
import { openSeal, seal } from './seal.ts';
import { sharedMemory } from './shared-memory.ts';
import type { TokenPair } from './tokens.ts';

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

const MOST_AGE_MS = 30 * 86_400_000;

const accessSealSchema = v.object({ token: v.string(), newCustomer: v.boolean() });
const refreshSealSchema = v.object({
  token: v.string(),
  customerId: v.string(),
  exp: v.number(),
  secure: v.boolean(),
  sid: v.string(),
  iat: v.number(),
  country: v.string(),
});

/** Hash under which a token is remembered: tokens themselves are never keys or log lines. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const revokedKey = (sid: string) => `revoked:${sid}`;

/** The session of this request, or null: cookies missing, forged, expired, revoked or of another shop. */
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
  const { token, exp, iat, sid, country, ...claims } = refreshSeal.output;
  const now = Date.now();
  if (country !== getDomain(locale).iso2 || isExpired(exp, now) || now - iat > MOST_AGE_MS)
    return null;
  if ((await sharedMemory.get(revokedKey(sid))) !== undefined) return null;
  return {
    accessToken: accessSeal.output.token,
    newCustomer: accessSeal.output.newCustomer,
    refreshToken: token,
    refreshExp: exp,
    issuedAt: iat,
    sid,
    ...claims,
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
  const accessSeal = { token: tokens.accessToken, newCustomer: tokens.newCustomer };
  const refreshSeal = {
    token: tokens.refreshToken,
    customerId: tokens.customerId,
    exp: tokens.refreshExp,
    secure: tokens.secure,
    sid: kept?.sid ?? randomUUID(),
    iat: kept?.issuedAt ?? now,
    country: getDomain(locale).iso2,
  };
  writeCookie('accessToken', locale, await seal(accessSeal, sessionSecrets, ttl), ttl);
  writeCookie('refreshToken', locale, await seal(refreshSeal, sessionSecrets, ttl), ttl);
}

/** Ends the session here: both cookies go, and the session id opens nothing any more. */
export async function endTokenSession(locale: LocaleCode, session: TokenSession | null) {
  if (session !== null) await sharedMemory.set(revokedKey(session.sid), '1', MOST_AGE_MS);
  clearCookie('accessToken', locale);
  clearCookie('refreshToken', locale);
}
