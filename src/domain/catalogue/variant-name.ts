import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';

/**
 * A size of a colour of a product, said outside of a sentence: “Robe midi, vermillon, 38”. A Polish
 * colour agrees with its noun, and names are of every gender: it follows the word for colour.
 */
export function variantName(locale: LocaleCode, name: string, colour: string, size: string) {
  const said = getDomain(locale).lang === 'pl' ? `kolor ${colour}` : colour;
  return `${name}, ${said}, ${size}`;
}
