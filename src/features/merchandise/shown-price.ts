import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';

/** What a price tag shows beside the current price; amounts in cents, null: not shown. */
export type ShownPrice = { isReduced: boolean; struck: number | null; lowest: number | null };

/**
 * A price is struck only where the current one is lower, and only then does the lowest price of the
 * last 30 days shown beside it.
 */
export function shownPrice({ centAmount, initial, lowest30Days }: Price): ShownPrice {
  const isReduced = initial !== null && initial > centAmount;
  return {
    isReduced,
    struck: isReduced ? initial : null,
    lowest: isReduced ? lowest30Days : null,
  };
}
