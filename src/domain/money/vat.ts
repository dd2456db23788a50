/** What of an amount is tax, both in cents; the amount includes it. `rate` in tenths of a percent. */
export function includedVat(cents: number, rate: number): number {
  return Math.round((cents * rate) / (1_000 + rate));
}
