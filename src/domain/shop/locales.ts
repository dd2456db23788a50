/**
 * Countries, languages and the twelve locale prefixes (specification §1, §2, §3 "Domain properties"
 * and "Locale"; decisions ).
 */

export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const ONLINE_LOCALES = ['fr-fr', 'fr-ch', 'en', 'es-es', 'de-de', 'it-it', 'pl-pl'] as const;
export type OnlineLocale = (typeof ONLINE_LOCALES)[number];

export const OFFLINE_LOCALES = ['fr', 'es', 'de', 'it', 'pl'] as const;
export type OfflineLocale = (typeof OFFLINE_LOCALES)[number];

export type LocaleCode = OnlineLocale | OfflineLocale;
export const LOCALE_CODES: readonly LocaleCode[] = [
  'fr-fr',
  'fr',
  'fr-ch',
  'en',
  'es-es',
  'es',
  'de-de',
  'de',
  'it-it',
  'it',
  'pl-pl',
  'pl',
];

export type SizingRegion = 'EUR' | 'IT';

/** Domain properties (specification §3). */
export type DomainProperties = {
  locale: OnlineLocale;
  /** ISO 3166-1 alpha-2 country. */
  iso2: string;
  /** ISO 3166-1 alpha-3 country. */
  iso3: string;
  lang: Language;
  hrefLangIsos: readonly string[];
  sizingGuideRegionCode: SizingRegion;
};

/** A shop: its properties, whether physical stores exist, and its host extension. */
export type ShopDomain = DomainProperties & { hasStores: boolean; extension: string };

const DOMAINS: Record<OnlineLocale, ShopDomain> = {
  'fr-fr': {
    locale: 'fr-fr',
    iso2: 'FR',
    iso3: 'FRA',
    lang: 'fr',
    hrefLangIsos: ['fr-FR', 'fr'],
    sizingGuideRegionCode: 'EUR',
    hasStores: true,
    extension: 'fr',
  },
  'fr-ch': {
    locale: 'fr-ch',
    iso2: 'CH',
    iso3: 'CHE',
    lang: 'fr',
    hrefLangIsos: ['fr-CH'],
    sizingGuideRegionCode: 'EUR',
    hasStores: true,
    extension: 'ch',
  },
  en: {
    locale: 'en',
    iso2: 'GB',
    iso3: 'GBR',
    lang: 'en',
    hrefLangIsos: ['en-GB', 'en', 'x-default'],
    sizingGuideRegionCode: 'EUR',
    hasStores: true,
    extension: 'com',
  },
  'es-es': {
    locale: 'es-es',
    iso2: 'ES',
    iso3: 'ESP',
    lang: 'es',
    hrefLangIsos: ['es-ES', 'es'],
    sizingGuideRegionCode: 'EUR',
    hasStores: false,
    extension: 'es',
  },
  'de-de': {
    locale: 'de-de',
    iso2: 'DE',
    iso3: 'DEU',
    lang: 'de',
    hrefLangIsos: ['de-DE', 'de'],
    sizingGuideRegionCode: 'EUR',
    hasStores: false,
    extension: 'de',
  },
  'it-it': {
    locale: 'it-it',
    iso2: 'IT',
    iso3: 'ITA',
    lang: 'it',
    hrefLangIsos: ['it-IT', 'it'],
    sizingGuideRegionCode: 'IT',
    hasStores: false,
    extension: 'it',
  },
  'pl-pl': {
    locale: 'pl-pl',
    iso2: 'PL',
    iso3: 'POL',
    lang: 'pl',
    hrefLangIsos: ['pl-PL', 'pl'],
    sizingGuideRegionCode: 'EUR',
    hasStores: false,
    extension: 'pl',
  },
};

/** The online variant whose parameters an offline variant uses. */
const ONLINE_VARIANT: Record<OfflineLocale, OnlineLocale> = {
  fr: 'fr-fr',
  es: 'es-es',
  de: 'de-de',
  it: 'it-it',
  pl: 'pl-pl',
};

const ONLINE: ReadonlySet<string> = new Set(ONLINE_LOCALES);
const KNOWN: ReadonlySet<string> = new Set(LOCALE_CODES);

export function isLocaleCode(value: unknown): value is LocaleCode {
  return typeof value === 'string' && KNOWN.has(value);
}

export function isOnline(code: LocaleCode): code is OnlineLocale {
  return ONLINE.has(code);
}

/** The online locale whose shop a prefix shows: itself, or the same-language country. */
export function onlineVariant(code: LocaleCode): OnlineLocale {
  return isOnline(code) ? code : ONLINE_VARIANT[code];
}

export function getDomain(code: LocaleCode): ShopDomain {
  return DOMAINS[onlineVariant(code)];
}

export const SHOP_DOMAINS: readonly ShopDomain[] = ONLINE_LOCALES.map((code) => DOMAINS[code]);

/** Shops whose customers read a language. */
export const shopsSpeaking = (lang: Language): OnlineLocale[] =>
  ONLINE_LOCALES.filter((code) => DOMAINS[code].lang === lang);

/** BCP 47 tag for `<html lang>` and Intl price formats: `fr-CH`, `en-GB`. */
export function languageTag(code: LocaleCode): string {
  const domain = getDomain(code);
  return `${domain.lang}-${domain.iso2}`;
}

const FALLBACKS: ReadonlyMap<string, OnlineLocale> = new Map(
  Object.entries<OnlineLocale>({ 'fr-be': 'fr-fr', 'lb-lb': 'fr-fr' }),
);

/** Locale codes that are not prefixes but redirect to one. */
export function redirectedLocale(value: string): OnlineLocale | undefined {
  return FALLBACKS.get(value.toLowerCase());
}
