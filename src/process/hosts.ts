/** Which host serves which shop (specification §9 host rule, A-002). */
import {
  getDomain,
  isLocaleCode,
  type LocaleCode,
  type OnlineLocale,
  onlineVariant,
  SHOP_DOMAINS,
  type ShopDomain,
} from '#src/domain/shop/locales.ts';

export type HostRule = {
  /** `prod`, `test`, or any other environment name. */
  environment: string;
  /** Brand host with any extension, e.g. `vitrine.example`; its last label is replaced. */
  brandHost: string;
};

/** The brand host without its last label: `vitrine.example` -> `vitrine`. */
function brandLabel(brandHost: string): string {
  return brandHost.includes('.') ? brandHost.slice(0, brandHost.lastIndexOf('.')) : brandHost;
}

/** Host of a locale: `www.` in prod, `ecom-{env}.` elsewhere, empty in test. */
export function buildHost(code: LocaleCode, { environment, brandHost }: HostRule): string {
  if (environment === 'test') return '';
  const prefix = environment === 'prod' ? 'www' : `ecom-${environment}`;
  return `${prefix}.${brandLabel(brandHost)}.${getDomain(code).extension}`;
}

/** Absolute origin of a locale, or `''` where the host is empty and links are path-only. */
export function buildOrigin(code: LocaleCode, rule: HostRule): string {
  const host = buildHost(code, rule);
  return host === '' ? '' : `https://${host}`;
}

/**
 * Where a shop is reached, among the origins that a storefront answers at: its own host where that is
 * one of them, else the first, which serves all shops.
 */
export function shopOrigin(code: LocaleCode, origins: readonly string[], rule: HostRule): string {
  const own = buildOrigin(code, rule);
  return origins.includes(own) ? own : (origins[0] ?? '');
}

/** Cookie domain per country extension, or undefined in test (specification §9, A-039). */
export function cookieDomain(code: LocaleCode, { environment, brandHost }: HostRule) {
  if (environment === 'test') return undefined;
  return `.${brandLabel(brandHost)}.${getDomain(code).extension}`;
}

/** The shop that a host serves; undefined for a host of no shop. */
export function domainOfHost(host: string, rule: HostRule): ShopDomain | undefined {
  return SHOP_DOMAINS.find((domain) => buildHost(domain.locale, rule) === host);
}

/** The origin of a locale's own shop where this host serves another one; null where it may stay. */
export function originElsewhere(host: string, code: LocaleCode, rule: HostRule): string | null {
  const served = domainOfHost(host, rule);
  return served === undefined || served === getDomain(code) ? null : buildOrigin(code, rule);
}

/**
 * Locale that `/` leads to among the shops that are open: the cookie's if this host serves it, else
 * the host's, else fr-fr, else the first.
 */
export function startLocale(
  host: string,
  cookie: string | undefined,
  rule: HostRule,
  open: readonly OnlineLocale[],
): LocaleCode {
  const served = domainOfHost(host, rule);
  const isOpen = (code: LocaleCode) => open.includes(onlineVariant(code));
  const isServed = (code: LocaleCode) => served === undefined || getDomain(code) === served;
  if (isLocaleCode(cookie) && isServed(cookie) && isOpen(cookie)) return cookie;
  if (served !== undefined && isOpen(served.locale)) return served.locale;
  return isOpen('fr-fr') ? 'fr-fr' : (open[0] ?? 'fr-fr');
}

/** Names of this machine, with a port: another site could point its name to this IP address. */
export const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/;
