import { useLingui } from '@lingui/react';
import { LANGUAGES } from '#src/domain/shop/locales.ts';

/** The languages of the house, each in the language of the page. */
export function useLanguageChoices() {
  const names = new Intl.DisplayNames(useLingui().i18n.locale, { type: 'language' });
  return LANGUAGES.map((id) => ({ id, name: names.of(id) ?? id }));
}
