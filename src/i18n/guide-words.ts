import type { I18n } from '@lingui/core';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Catalogues } from './messages.ts';

/** What the size guide alone says (lingui.config.ts): few open it. */
const GUIDES: Catalogues = {
  de: () => import('../../locales/guide/de.po'),
  en: () => import('../../locales/guide/en.po'),
  es: () => import('../../locales/guide/es.po'),
  fr: () => import('../../locales/guide/fr.po'),
  it: () => import('../../locales/guide/it.po'),
  pl: () => import('../../locales/guide/pl.po'),
};

/** By language: only a browser opens the guide, and its pages share one instance. */
const added = new Map<Language, Promise<void>>();

/** Adds the words of the size guide to the page's; the same promise while they come, and after. */
export function guideWords(i18n: I18n, lang: Language): Promise<void> {
  const known = added.get(lang);
  if (known !== undefined) return known;
  const words = GUIDES[lang]().then(({ messages }) => i18n.load(lang, messages));
  added.set(lang, words);
  // Words that could not be had are asked for again when the guide is opened again.
  words.catch(() => added.delete(lang));
  return words;
}
