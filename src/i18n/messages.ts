import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#src/domain/shop/locales.ts';

/** Catalogues of a group of texts, each loaded on demand. */
export type Catalogues = Record<Language, () => Promise<{ messages: Messages }>>;

/**
 * What pages say: those of the shop, in addition those of cart, order and account, and what went
 * wrong (lingui.config.ts).
 */
const CATALOGUES: Record<'shop' | 'order' | 'failures', Catalogues> = {
  shop: {
    de: () => import('../../locales/de.po'),
    en: () => import('../../locales/en.po'),
    es: () => import('../../locales/es.po'),
    fr: () => import('../../locales/fr.po'),
    it: () => import('../../locales/it.po'),
    pl: () => import('../../locales/pl.po'),
  },
  order: {
    de: () => import('../../locales/order/de.po'),
    en: () => import('../../locales/order/en.po'),
    es: () => import('../../locales/order/es.po'),
    fr: () => import('../../locales/order/fr.po'),
    it: () => import('../../locales/order/it.po'),
    pl: () => import('../../locales/order/pl.po'),
  },
  failures: {
    de: () => import('../../locales/failures/de.po'),
    en: () => import('../../locales/failures/en.po'),
    es: () => import('../../locales/failures/es.po'),
    fr: () => import('../../locales/failures/fr.po'),
    it: () => import('../../locales/failures/it.po'),
    pl: () => import('../../locales/failures/pl.po'),
  },
};

/** A new instance per router, hence per request: languages never mix (T24). */
export function createI18n(): I18n {
  return setupI18n();
}

/** The catalogues that an instance has, by language and group. */
const loaded = new WeakMap<I18n, Set<string>>();

async function addCatalogue(
  i18n: I18n,
  lang: Language,
  group: keyof typeof CATALOGUES,
): Promise<void> {
  const known = loaded.get(i18n) ?? new Set();
  loaded.set(i18n, known);
  const key = `${lang} ${group}`;
  // A browser answers a second import in a later task, and a page would wait for it.
  if (known.has(key)) return;
  const { messages } = await CATALOGUES[group][lang]();
  i18n.load(lang, messages);
  known.add(key);
}

/** Makes a language the active one, with what the pages of the group say. */
export async function activateLanguage(
  i18n: I18n,
  lang: Language,
  group: 'shop' | 'order' = 'shop',
): Promise<void> {
  await Promise.all([
    addCatalogue(i18n, lang, 'shop'),
    ...(group === 'order'
      ? [addCatalogue(i18n, lang, 'order'), addCatalogue(i18n, lang, 'failures')]
      : []),
  ]);
  if (i18n.locale !== lang) i18n.activate(lang);
}

/** Words in an instance of their own: the page's would draw all of it again for them. */
export async function ownWords(catalogues: Catalogues, lang: Language): Promise<I18n> {
  const { messages } = await catalogues[lang]();
  const i18n = createI18n();
  i18n.loadAndActivate({ locale: lang, messages });
  return i18n;
}

/** The sentences of what went wrong, for pages that come without them. */
export const failureWords = (lang: Language) => ownWords(CATALOGUES.failures, lang);
