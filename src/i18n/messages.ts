import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#src/domain/shop/locales.ts';

type Catalogue = () => Promise<{ messages: Messages }>;

/**
 * Two files per language: what the frame of a page says, which is in the browser first, and all
 * the rest (lingui.config.ts). A page loads the active language alone.
 */
const CATALOGUES: Record<Language, { frame: Catalogue; rest: Catalogue }> = {
  de: {
    frame: () => import('../../locales/frame/de.po'),
    rest: () => import('../../locales/de.po'),
  },
  en: {
    frame: () => import('../../locales/frame/en.po'),
    rest: () => import('../../locales/en.po'),
  },
  es: {
    frame: () => import('../../locales/frame/es.po'),
    rest: () => import('../../locales/es.po'),
  },
  fr: {
    frame: () => import('../../locales/frame/fr.po'),
    rest: () => import('../../locales/fr.po'),
  },
  it: {
    frame: () => import('../../locales/frame/it.po'),
    rest: () => import('../../locales/it.po'),
  },
  pl: {
    frame: () => import('../../locales/frame/pl.po'),
    rest: () => import('../../locales/pl.po'),
  },
};

/** What offers another shop, in the language of that shop. */
const OFFERS: Record<Language, Catalogue> = {
  de: () => import('../../locales/offer/de.po'),
  en: () => import('../../locales/offer/en.po'),
  es: () => import('../../locales/offer/es.po'),
  fr: () => import('../../locales/offer/fr.po'),
  it: () => import('../../locales/offer/it.po'),
  pl: () => import('../../locales/offer/pl.po'),
};

/** A fresh instance per router, hence per request: languages never mix (T24). */
export function createI18n(): I18n {
  return setupI18n();
}

/** Loads what the frame of a page says, and makes its language the active one. */
export async function activateFrame(i18n: I18n, lang: Language): Promise<void> {
  const { messages } = await CATALOGUES[lang].frame();
  i18n.loadAndActivate({ locale: lang, messages: { ...messages } });
}

const whole = Promise.withResolvers<void>();
/** In the browser: resolves once the page's language is there as a whole, rejects where it cannot be had. */
export const wholeLanguage = whole.promise;
// Nobody may be waiting for it.
wholeLanguage.catch(() => undefined);

/** The language that was completed last, by instance. */
const completed = new WeakMap<I18n, Language>();

/**
 * Adds the rest to the active language, once: asked for again, a browser gives a module in a later
 * task, and a page would wait for it. Nothing shown waits for the rest, so nobody is told.
 */
export async function completeLanguage(i18n: I18n, lang: Language): Promise<void> {
  if (completed.get(i18n) === lang) return;
  const { messages } = await CATALOGUES[lang].rest().catch((error: unknown) => {
    whole.reject(error);
    throw error;
  });
  Object.assign(i18n.messages, messages);
  completed.set(i18n, lang);
  whole.resolve();
}

const wholes = new Map<Language, Promise<Messages>>();

async function putTogether(lang: Language): Promise<Messages> {
  const { frame, rest } = CATALOGUES[lang];
  const catalogues = await Promise.all([frame(), rest()]);
  return Object.freeze(Object.assign({}, ...catalogues.map(({ messages }) => messages)));
}

/** All that a language says, put together once: a server needs it for every page. */
function wholeCatalogue(lang: Language): Promise<Messages> {
  const whole = wholes.get(lang) ?? putTogether(lang);
  wholes.set(lang, whole);
  return whole;
}

/** Makes a language the active one, as a whole. */
export async function activateLanguage(i18n: I18n, lang: Language): Promise<void> {
  if (import.meta.env.SSR) {
    i18n.loadAndActivate({ locale: lang, messages: await wholeCatalogue(lang) });
    return;
  }
  if (i18n.locale !== lang) await activateFrame(i18n, lang);
  await completeLanguage(i18n, lang);
}

/** The words of an offer, in a language that need not be the page's. */
export async function offerWords(lang: Language): Promise<I18n> {
  const { messages } = await OFFERS[lang]();
  const i18n = createI18n();
  i18n.loadAndActivate({ locale: lang, messages });
  return i18n;
}
