/** Currencies and amounts: integer cents everywhere (specification §3, §5). */

export const CURRENCIES = ['EUR', 'CZK', 'GBP', 'CHF', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

const COUNTRY_CURRENCY: ReadonlyMap<string, Currency> = new Map([
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['ES', 'EUR'],
  ['IT', 'EUR'],
  ['GB', 'EUR'],
  ['CH', 'CHF'],
  ['PL', 'PLN'],
  ['CZ', 'CZK'],
]);

/**
 * The currency that a shop in a country sells in. GB maps to EUR on purpose (specification §3,
 * A-001); amounts on screen carry their own currency. Throws for a country without one.
 */
export function currencyOf(iso2: string): Currency {
  const currency = COUNTRY_CURRENCY.get(iso2);
  if (currency === undefined) throw new Error(`no currency for ${iso2}`);
  return currency;
}

export const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** Cents as a decimal amount for display: 2999 -> 29.99. */
export function toDecimal(centAmount: number): number {
  return centAmount / 100;
}
