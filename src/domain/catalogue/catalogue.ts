import type { Price, PriceFrom } from './catalogue.schema.ts';
import type { Availability } from './catalogue.values.ts';

/** Largest quantity that still reads "few remaining". */
export const FEW_REMAINING_UP_TO = 3;

export function availabilityOf(availableQuantity: number): Availability {
  if (availableQuantity <= 0) return 'UNAVAILABLE';
  return availableQuantity <= FEW_REMAINING_UP_TO ? 'FEW_REMAINING' : 'AVAILABLE';
}

/**
 * What a size of an option costs; before one is chosen, what its cheapest size does. An option whose
 * sizes cost the same says its price once.
 */
export function priceOf(
  option: { price: PriceFrom },
  size: { price?: Price | undefined } | undefined,
): PriceFrom {
  return size?.price ?? option.price;
}

/** Whether a price is below that of the season's start, struck or not. */
export const isReduced = ({ type, initial }: Pick<Price, 'type' | 'initial'>): boolean =>
  type !== 'I' || initial !== null;

/**
 * The price that is struck beside the current one, in cents; null where nothing is reduced. The lowest
 * of the 30 days before, where it is known: a reduction is measured from it (Directive 98/6/EC, article
 * 6a; C-330/23). The initial one outside of the Union, and in shops that choose it. Never one of a
 * reduction that is not below the lowest.
 */
export function struckPrice({
  centAmount,
  initial,
  lowest30Days,
  strikesInitial,
}: Price): number | null {
  const lowest = Math.min(initial ?? 0, lowest30Days ?? Number.POSITIVE_INFINITY);
  if (lowest <= centAmount) return null;
  return strikesInitial ? initial : lowest;
}
