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
