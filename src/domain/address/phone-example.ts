/** A number of each country that the shops deliver to, to show what one looks like. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['AD', '312 345'],
  ['AT', '0664 123456'],
  ['BE', '0470 12 34 56'],
  ['CH', '078 123 45 67'],
  ['CZ', '601 123 456'],
  ['DE', '0151 23456789'],
  ['DK', '34 41 23 45'],
  ['ES', '612 34 56 78'],
  ['FR', '06 39 98 01 12'],
  ['GB', '07400 123456'],
  ['IE', '085 012 3456'],
  ['IT', '312 345 6789'],
  ['LI', '660 234 567'],
  ['LU', '628 123 456'],
  ['MC', '06 12 34 56 78'],
  ['NL', '06 12345678'],
  ['PL', '512 345 678'],
  ['PT', '912 345 678'],
  ['SE', '070 123 45 67'],
  ['SK', '0912 123 456'],
  ['SM', '66 66 12 12'],
  ['US', '(201) 555-0123'],
  ['VA', '312 345 6789'],
]);

/** Kept apart from the number plans, which browsers load on demand. */
export function phoneExample(country: string): string | null {
  return EXAMPLES.get(country) ?? null;
}
