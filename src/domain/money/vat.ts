/** Standard rates of value added tax for clothes, in tenths of a percent, by country of delivery. */
const STANDARD_RATES: ReadonlyMap<string, number> = new Map([
  ['AD', 45],
  ['AT', 200],
  ['BE', 210],
  ['CH', 81],
  ['DE', 190],
  ['DK', 250],
  ['ES', 210],
  ['FR', 200],
  ['GB', 200],
  ['IE', 230],
  ['IT', 220],
  ['LI', 81],
  ['LU', 170],
  ['MC', 200],
  ['NL', 210],
  ['PL', 230],
  ['PT', 230],
  ['SE', 250],
]);

/** The standard rate of a country, in tenths of a percent; 0 where we know of none. */
export function standardVatRate(country: string): number {
  return STANDARD_RATES.get(country) ?? 0;
}

/** What of an amount is tax, both in cents; the amount includes it. `rate` in tenths of a percent. */
export function includedVat(cents: number, rate: number): number {
  return Math.round((cents * rate) / (1_000 + rate));
}
