import { ENDING_CENTS, type PriceEnding } from './price-plan.ts';

/** How many prices are changed at a time; `value` is a percentage or an amount of the currency. */
export type BulkRule = {
  kind: 'percent' | 'amount' | 'fixed';
  value: number;
  /** `same` leaves what was calculated. */
  ending: PriceEnding;
};

/** Cents of a price after a change by a rule: the nearest amount that ends so. */
export function changedBy(cents: number, { kind, value, ending }: BulkRule): number {
  const changed = {
    percent: (cents * (100 + value)) / 100,
    amount: cents + value * 100,
    fixed: value * 100,
  }[kind];
  const calculated = Math.max(1, Math.round(changed));
  if (ending === 'same') return calculated;
  const end = ENDING_CENTS[ending];
  const rounded = Math.round((changed - end) / 100) * 100 + end;
  // A price of some cents has no room for an ending.
  return rounded > 0 ? rounded : calculated;
}
