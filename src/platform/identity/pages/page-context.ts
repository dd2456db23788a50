import {
  isLocaleCode,
  LANGUAGES,
  type Language,
  type LocaleCode,
} from '#src/domain/shop/locales.ts';
import type { SignInOrigin } from '#src/domain/sign-in/sign-in-origin.ts';
import type { PlatformTexts } from '../../kernel/texts/text-types.ts';

/** What every page of the provider needs to be drawn. */
export type PageContext = {
  lang: Language;
  texts: PlatformTexts;
  brandName: string;
  /** Where the wordmark leads: the shop that the shopper came from. */
  shopUrl: string;
  /** Why the shopper is asked to sign in. */
  signInOrigin: SignInOrigin;
  /** Path of an asset of ours, by file name. */
  assetPath: (name: string) => string;
  /** Path of the picture beside the form, if there is one. */
  seasonPicture: string | null;
};

/**
 * The language of a page: the first of `ui_locales` (OpenID Connect Core §3.1.2.1) that we
 * speak, else the first of `accept-language`, else French, as for `/`.
 */
export function pickLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const accepted = (acceptLanguage ?? '').split(',').map((part) => part.split(';')[0] ?? '');
  for (const tag of [...asked, ...accepted]) {
    const [primary] = tag.trim().toLowerCase().split('-');
    const language = LANGUAGES.find((one) => one === primary);
    if (language !== undefined) return language;
  }
  return 'fr';
}

/** The shop that a sign-in came from, by its redirect URI: `{origin}/{locale}`. */
export function shopUrlOf(redirectUri: unknown, origins: readonly string[]): string {
  const home = `${origins[0] ?? ''}/`;
  const url = typeof redirectUri === 'string' ? URL.parse(redirectUri) : null;
  if (url === null || !origins.includes(url.origin)) return home;
  const locale = localeOf(redirectUri);
  return locale === null ? `${url.origin}/` : `${url.origin}/${locale}`;
}

/** The locale prefix that a sign-in came from, by its redirect URI. */
export function localeOf(redirectUri: unknown): LocaleCode | null {
  const url = typeof redirectUri === 'string' ? URL.parse(redirectUri) : null;
  const locale = url?.pathname.split('/')[1];
  return isLocaleCode(locale) ? locale : null;
}
