import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#src/domain/locales.ts';

/** One chunk per language: a page loads the active one alone. */
const CATALOGUES: Record<Language, () => Promise<{ messages: Messages }>> = {
  de: () => import('../../locales/de.po'),
  en: () => import('../../locales/en.po'),
  es: () => import('../../locales/es.po'),
  fr: () => import('../../locales/fr.po'),
  it: () => import('../../locales/it.po'),
  pl: () => import('../../locales/pl.po'),
};

/** A fresh instance per router, hence per request: languages never mix (T24). */
export function createI18n(): I18n {
  return setupI18n();
}

/** Loads a language, once, and makes it the active one. */
export async function activateLanguage(i18n: I18n, lang: Language): Promise<void> {
  if (i18n.locale === lang) return;
  const { messages } = await CATALOGUES[lang]();
  i18n.loadAndActivate({ locale: lang, messages });
}
