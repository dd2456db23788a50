import { type Messages, setupI18n } from '@lingui/core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Language } from '#src/domain/shop/locales.ts';
import type { LibraryTexts } from './library-texts.ts';

/** What our pages say; a component takes it from Lingui's provider. */
export const i18n = setupI18n();

type Texts = { own: Messages; library: TranslationMessages };

const withLibrary = (texts: LibraryTexts): TranslationMessages => ({
  ra: { ...english.ra, ...texts },
});

/** Our texts of a language, and those of the library's components in it. */
const LANGUAGES: Record<Language, { name: string; load: () => Promise<Texts> }> = {
  de: {
    name: 'Deutsch',
    load: async () => ({
      own: (await import('../../../locales/back-office/de.po')).messages,
      library: withLibrary((await import('./library-de.ts')).de),
    }),
  },
  en: {
    name: 'English',
    load: async () => ({
      own: (await import('../../../locales/back-office/en.po')).messages,
      library: english,
    }),
  },
  es: {
    name: 'Español',
    load: async () => ({
      own: (await import('../../../locales/back-office/es.po')).messages,
      library: withLibrary((await import('./library-es.ts')).es),
    }),
  },
  fr: {
    name: 'Français',
    load: async () => ({
      own: (await import('../../../locales/back-office/fr.po')).messages,
      library: withLibrary((await import('./library-fr.ts')).fr),
    }),
  },
  it: {
    name: 'Italiano',
    load: async () => ({
      own: (await import('../../../locales/back-office/it.po')).messages,
      library: withLibrary((await import('./library-it.ts')).it),
    }),
  },
  pl: {
    name: 'Polski',
    load: async () => ({
      own: (await import('../../../locales/back-office/pl.po')).messages,
      library: withLibrary((await import('./library-pl.ts')).pl),
    }),
  },
};

const isLanguage = (value: string): value is Language => Object.hasOwn(LANGUAGES, value);

/** Where this browser keeps the language that was chosen here. */
const CHOSEN = 'back-office-language';

/** The language chosen here, else the first of the browser's that there is. */
function firstLanguage(): Language {
  const wanted = [localStorage.getItem(CHOSEN), ...navigator.languages];
  return wanted.map((tag) => tag?.slice(0, 2) ?? '').find(isLanguage) ?? 'en';
}

/** Our texts in a language from now on; answers those of the library. */
async function speak(language: Language): Promise<TranslationMessages> {
  const { own, library } = await LANGUAGES[language].load();
  i18n.loadAndActivate({ locale: language, messages: own });
  document.documentElement.lang = language;
  return library;
}

/** The languages of the back office for the library, once the first is there. */
export async function openTexts(): Promise<I18nProvider> {
  const first = firstLanguage();
  const messages = await speak(first);
  let isMade = false;
  const provider = polyglotI18nProvider(
    // Asked for the first language as it is made, before anybody can choose another.
    (language) => {
      if (!isMade || !isLanguage(language)) return messages;
      localStorage.setItem(CHOSEN, language);
      return speak(language);
    },
    first,
    Object.entries(LANGUAGES).map(([locale, { name }]) => ({ locale, name })),
    { allowMissing: true },
  );
  isMade = true;
  return provider;
}
