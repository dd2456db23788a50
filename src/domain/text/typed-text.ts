/**
 * One line as it is saved: composed letters, and one space wherever white space or control characters
 * were pasted, a tab out of a spreadsheet for one.
 */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A number or code in capitals without the signs that people put between its parts. */
export function bareCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Pd}./]/gu, '')
    .toUpperCase();
}

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
