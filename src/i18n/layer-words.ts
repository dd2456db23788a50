import type { Catalogues } from './messages.ts';

/** What layers say that few open (lingui.config.ts). */
export const LAYER_WORDS: Catalogues = {
  de: () => import('../../locales/layers/de.po'),
  en: () => import('../../locales/layers/en.po'),
  es: () => import('../../locales/layers/es.po'),
  fr: () => import('../../locales/layers/fr.po'),
  it: () => import('../../locales/layers/it.po'),
  pl: () => import('../../locales/layers/pl.po'),
};
