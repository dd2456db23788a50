import { useLingui } from '@lingui/react';
import { use } from 'react';
import { getDomain, type Language } from '#src/domain/shop/locales.ts';
import { LAYER_WORDS } from '#src/i18n/layer-words.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Attempt } from '#src/ui/optional-part.tsx';

/** Only a browser opens layers, and its pages share one instance. */
const added = new Set<Language>();
const coming = new WeakMap<object, Promise<void>>();

/** Adds the words of such a layer to the page's; where they cannot be had, so does the layer fail. */
export function useLayerWords(): void {
  const { i18n } = useLingui();
  const { lang } = getDomain(useLocale());
  const attempt = use(Attempt);
  if (added.has(lang)) return;
  const words =
    coming.get(attempt) ??
    LAYER_WORDS[lang]().then(({ messages }) => {
      i18n.load(lang, messages);
      added.add(lang);
    });
  coming.set(attempt, words);
  use(words);
}
