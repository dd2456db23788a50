import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';
import { cookieDomain } from '#src/domain/shop/hosts.ts';
import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';
import { config } from './config.server.ts';

/** Names, lifetimes and attributes of every cookie, in one table (specification §9, A-039). */

const DAY_SECONDS = 86_400;

const COOKIES = {
  cart: { base: 'cart-id', maxAge: 2_592_000, perCountry: true, shared: true },
  anonymous: { base: 'anonymous-id', maxAge: 365 * DAY_SECONDS, perCountry: true, shared: true },
  accessToken: { base: '__Host-access-token', maxAge: null, perCountry: true, shared: false },
  refreshToken: { base: '__Host-refresh-token', maxAge: null, perCountry: true, shared: false },
  /** One-time state of a sign-in under way: ten minutes (T19). */
  signIn: { base: '__Host-sign-in', maxAge: 600, perCountry: true, shared: false },
  /** What an editor may see before it is published; ends with its link (decision 070). */
  preview: { base: '__Host-preview', maxAge: null, perCountry: true, shared: false },
  /** A message for the next start-up call. */
  notice: { base: 'notice', maxAge: 60, perCountry: true, shared: false },
} as const;

export type CookieName = keyof typeof COOKIES;

/**
 * The name a cookie has on the wire: environment suffix outside prod, and the country where one
 * host serves all shops, so that one host behaves like seven.
 */
export function cookieName(name: CookieName, locale: LocaleCode, environment: string): string {
  const { base, perCountry } = COOKIES[name];
  if (environment === 'prod') return base;
  const country =
    environment === 'test' && perCountry ? `-${getDomain(locale).iso2.toLowerCase()}` : '';
  return `${base}-${environment}${country}`;
}

function attributes(name: CookieName, locale: LocaleCode) {
  const domain = COOKIES[name].shared ? cookieDomain(locale, config().hostRule) : undefined;
  return {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    ...(domain !== undefined && { domain }),
  } as const;
}

export function readCookie(name: CookieName, locale: LocaleCode): string | undefined {
  return getCookie(cookieName(name, locale, config().environment));
}

/** Writes a cookie; `maxAge` in seconds overrides the table, for tokens that end with their seal. */
export function writeCookie(name: CookieName, locale: LocaleCode, value: string, maxAge?: number) {
  const lifetime = maxAge ?? COOKIES[name].maxAge ?? undefined;
  setCookie(cookieName(name, locale, config().environment), value, {
    ...attributes(name, locale),
    ...(lifetime !== undefined && { maxAge: lifetime }),
  });
}

export function clearCookie(name: CookieName, locale: LocaleCode) {
  deleteCookie(cookieName(name, locale, config().environment), attributes(name, locale));
}
