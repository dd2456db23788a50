/** Currencies and amounts: integer cents everywhere (specification §3, §5). */

export const CURRENCIES = ['EUR', 'CZK', 'GBP', 'CHF', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Country to currency. GB maps to EUR on purpose; amounts on screen carry their own currency. */
export const COUNTRY_CURRENCY: Readonly<Record<string, Currency>> = {
  DE: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  GB: 'EUR',
  CH: 'CHF',
  PL: 'PLN',
  CZ: 'CZK',
};

export function currencyOf(iso2: string): Currency | undefined {
  return COUNTRY_CURRENCY[iso2];
}

/** An amount in cents of a currency. */
export type Money = { centAmount: number; currencyCode: Currency };

/** Cents as a decimal amount for display: 2999 -> 29.99. */
export function toDecimal(centAmount: number): number {
  return centAmount / 100;
}
