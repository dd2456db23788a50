/** What spreadsheets would run as a formula (T51), and what looks like one that was made harmless. */
const FORMULA = /^'*[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV (RFC 4180); texts that a spreadsheet would run are made texts. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Cents as files have them: `-12.50`. */
export const inUnits = (cents: number): string => (cents / 100).toFixed(2);

/** Numbers and codes alone, below a heading: no cell needs quotes, and a number may be below zero. */
export const figuresCsv = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');

/** A cell of such a file as it was before. */
export const asItWas = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
