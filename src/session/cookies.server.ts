import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';
import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';
import { cookieRule } from '#src/process/cookie-rule.ts';
import { cookieDomain } from '#src/process/hosts.ts';
import { config } from './config.server.ts';
import { requestOrigin } from './request-origin.server.ts';

/** Names, lifetimes and attributes of every cookie, in one table (specification §9, A-039). */

const DAY_SECONDS = 86_400;

/** `isGuarded`: it opens something, so that only this host may set it (`__Host-`). */
const COOKIES = {
  cart: { base: 'cart-id', maxAge: 2_592_000, isShared: true, isGuarded: false },
  anonymous: { base: 'anonymous-id', maxAge: 365 * DAY_SECONDS, isShared: true, isGuarded: false },
  accessToken: { base: 'access-token', maxAge: null, isShared: false, isGuarded: true },
  refreshToken: { base: 'refresh-token', maxAge: null, isShared: false, isGuarded: true },
  /** One-time state of a sign-in under way: ten minutes (T19). */
  signIn: { base: 'sign-in', maxAge: 600, isShared: false, isGuarded: true },
  /** What an editor may see before it is published; ends with its link (decision 070). */
  preview: { base: 'preview', maxAge: null, isShared: false, isGuarded: true },
  /** A message for the next start-up call. */
  notice: { base: 'notice', maxAge: 60, isShared: false, isGuarded: false },
} as const;

export type CookieName = keyof typeof COOKIES;

const ruleHere = () => cookieRule(config().environment, requestOrigin());

/**
 * The name a cookie has on the wire, at the origin of this request: environment suffix outside prod,
 * and the country where one host serves all shops, so that one host behaves like seven.
 */
export function cookieName(name: CookieName, locale: LocaleCode): string {
  const { base, isGuarded } = COOKIES[name];
  const { environment } = config();
  const ours = isGuarded ? `${ruleHere().hostPrefix}${base}` : base;
  if (environment === 'prod') return ours;
  const country = environment === 'test' ? `-${getDomain(locale).iso2.toLowerCase()}` : '';
  return `${ours}-${environment}${country}`;
}

function attributes(name: CookieName, locale: LocaleCode) {
  const domain = COOKIES[name].isShared ? cookieDomain(locale, config().hostRule) : undefined;
  return {
    path: '/',
    httpOnly: true,
    secure: ruleHere().isSecure,
    sameSite: 'lax',
    ...(domain !== undefined && { domain }),
  } as const;
}

export function readCookie(name: CookieName, locale: LocaleCode): string | undefined {
  return getCookie(cookieName(name, locale));
}

/** Writes a cookie; `maxAge` in seconds overrides the table, for tokens that end with their seal. */
export function writeCookie(name: CookieName, locale: LocaleCode, value: string, maxAge?: number) {
  const lifetime = maxAge ?? COOKIES[name].maxAge ?? undefined;
  setCookie(cookieName(name, locale), value, {
    ...attributes(name, locale),
    ...(lifetime !== undefined && { maxAge: lifetime }),
  });
}

export function clearCookie(name: CookieName, locale: LocaleCode) {
  deleteCookie(cookieName(name, locale), attributes(name, locale));
}
