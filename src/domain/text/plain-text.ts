/** Letters that no accent can be taken off. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['æ', 'ae'],
]);

/** A text as searches compare it: small letters without accents, words apart by one space. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøœæ]/g, (letter) => SPELT_OUT.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
