import type { Language } from '#src/domain/shop/locales.ts';
import { type Catalogues, ownWords } from './messages.ts';

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
export const offerWords = (lang: Language) => ownWords(OFFERS, lang);
