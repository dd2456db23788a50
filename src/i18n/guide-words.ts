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

/** The words that an instance has, or is about to have. */
const added = new WeakMap<I18n, Promise<void>>();

/** Adds the words of the size guide to an instance; the same promise while they come, and after. */
export function guideWords(i18n: I18n, lang: Language): Promise<void> {
  const known = added.get(i18n);
  if (known !== undefined) return known;
  const words = GUIDES[lang]().then(({ messages }) => i18n.load(lang, messages));
  added.set(i18n, words);
  // Words that could not be had are asked for again when the guide is opened again.
  words.catch(() => added.delete(i18n));
  return words;
}
