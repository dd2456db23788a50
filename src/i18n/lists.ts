import { type LocaleCode, languageTag } from '#src/domain/shop/locales.ts';

/**
 * Things of which one is meant, as a language lists them: the words between them, and each thing by its
 * place. `[0, ', ', 1, ' ou ', 2]` of three in French.
 */
export function listAlternatives(count: number, locale: LocaleCode): (number | string)[] {
  const list = new Intl.ListFormat(languageTag(locale), { type: 'disjunction' });
  const places = Array.from({ length: count }, (_, place) => String(place));
  return list
    .formatToParts(places)
    .map(({ type, value }) => (type === 'element' ? Number(value) : value));
}
