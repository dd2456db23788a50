const GTIN_13 = 13;

/** GS1 check digit of the first twelve digits: weights 1 and 3 in turn. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/**
 * The thirteen digits that a barcode of 8, 12, 13 or 14 is saved and searched as: shorter ones get
 * zeros before them, one of 14 for a single item loses its zero.
 */
export function toGtin13(digits: string): string {
  const isSingleItem = digits.length === GTIN_13 + 1 && digits.startsWith('0');
  return isSingleItem ? digits.slice(1) : digits.padStart(GTIN_13, '0');
}
