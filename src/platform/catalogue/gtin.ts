/** Company prefix of the barcodes that a shop gives itself. */
const PREFIX = '360';

/** The EAN-13 of the nth article: prefix, nine digits, and the check digit of GS1. */
export function gtinOf(article: number): string {
  const digits = `${PREFIX}${String(article).padStart(9, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** GS1 check digit of the first twelve digits: weights 1 and 3 in turn. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
