import type { Language } from '#src/domain/shop/locales.ts';

/**
 * How words bend for number, gender and case, without accents; null where the stem itself is what
 * is left when these endings are cut (`polish_stems`), so that no other word shares it.
 */
const ENDINGS: Record<Language, readonly string[] | null> = {
  de: ['', 'e', 'em', 'en', 'er', 'ern', 'es', 'n', 'nen', 's'],
  en: ['', 'd', 'ed', 'es', 'ies', 's', 'y'],
  es: ['', 'a', 'as', 'e', 'es', 'o', 'os', 's'],
  fr: ['', 'e', 'es', 's', 'x'],
  it: ['', 'a', 'e', 'he', 'hi', 'i', 'o'],
  pl: null,
};

/**
 * Whether two words of one stem are one word bent, as "vestido" and "vestidos" are, and not two,
 * as "vestido" and "vestir" are. Both in lower case and without accents.
 */
export function isFormOf(lang: Language, word: string, other: string): boolean {
  const endings = ENDINGS[lang];
  if (endings === null) return true;
  return endings.some(
    (ending) =>
      word.endsWith(ending) &&
      endings.some((bent) => other === word.slice(0, word.length - ending.length) + bent),
  );
}
