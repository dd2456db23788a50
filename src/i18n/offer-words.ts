import type { I18n } from '@lingui/core';
import type { Language } from '#src/domain/shop/locales.ts';
import { type Catalogues, createI18n } from './messages.ts';

/** What offers another shop, in the language of that shop. */
const OFFERS: Catalogues = {
  de: () => import('../../locales/offer/de.po'),
  en: () => import('../../locales/offer/en.po'),
  es: () => import('../../locales/offer/es.po'),
  fr: () => import('../../locales/offer/fr.po'),
  it: () => import('../../locales/offer/it.po'),
  pl: () => import('../../locales/offer/pl.po'),
};

/** The words of an offer, in a language that need not be the page's. */
export async function offerWords(lang: Language): Promise<I18n> {
  const { messages } = await OFFERS[lang]();
  const i18n = createI18n();
  i18n.loadAndActivate({ locale: lang, messages });
  return i18n;
}
