/** What a locale is called, and what it announces (specification §3 "Locale"). */
import {
  getDomain,
  isOnline,
  type Language,
  type LocaleCode,
  type OnlineLocale,
} from './locales.ts';

const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

const COUNTRY_NAMES: Record<OnlineLocale, string> = {
  'fr-fr': 'France',
  'fr-ch': 'Suisse',
  en: 'United Kingdom',
  'es-es': 'España',
  'de-de': 'Deutschland',
  'it-it': 'Italia',
  'pl-pl': 'Polska',
};

/** Locale record (specification §3). */
export type Locale = {
  code: LocaleCode;
  online: boolean;
  /** Whether pages of this locale are announced as hreflang alternates. */
  hreflang: boolean;
  allowedDomains: readonly string[];
  name: string;
  language: string;
  iso2: string;
  iso3: string;
  lang: Language;
  hreflangList: readonly string[];
};

export function getLocale(code: LocaleCode): Locale {
  const domain = getDomain(code);
  const online = isOnline(code);
  return {
    code,
    online,
    hreflang: online,
    allowedDomains: [domain.extension],
    name: COUNTRY_NAMES[domain.locale],
    language: LANGUAGE_NAMES[domain.lang],
    iso2: domain.iso2,
    iso3: domain.iso3,
    lang: domain.lang,
    hreflangList: online ? domain.hrefLangIsos : [],
  };
}
