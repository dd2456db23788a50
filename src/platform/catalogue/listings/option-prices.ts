import { addBit, type Bits, eachInBoth, noBits, placesOf } from './bits.ts';
import { addOption, noOptions, type OptionSet } from './option-sets.ts';

/** Prices of options in one shop, in cents: layer n has those of nth options by place, or NOT_SOLD. */
export type OptionPrices = Int32Array[];

export const NOT_SOLD = -1;

export function setPrice(
  prices: OptionPrices,
  place: number,
  layer: number,
  cents: number,
  size: number,
) {
  const known = prices[layer] ?? new Int32Array(size).fill(NOT_SOLD);
  prices[layer] = known;
  known[place] = cents;
}

/** What an option costs in cents; NOT_SOLD where the shop does not sell it. */
export function priceOf(prices: OptionPrices, place: number, layer: number): number {
  return prices[layer]?.[place] ?? NOT_SOLD;
}

/** The products whose first option is sold. */
export function soldAt(prices: OptionPrices, size: number): Bits {
  const sold = noBits(size);
  for (const [place, cents] of (prices[0] ?? []).entries()) {
    if (cents !== NOT_SOLD) addBit(sold, place);
  }
  return sold;
}

/** The options of some products that cost from `min` to `max` cents, both included. */
export function optionsWithin(
  prices: OptionPrices,
  products: Bits,
  size: number,
  { min, max }: { min: number; max: number },
): OptionSet {
  const set = noOptions(size);
  for (const place of placesOf(products)) {
    for (const layer of prices.keys()) {
      const cents = priceOf(prices, place, layer);
      if (cents >= min && cents <= max) addOption(set, place, layer);
    }
  }
  return set;
}

/** The lowest and the highest price in cents of some products, or of `options` of theirs alone. */
export function rangeOf(
  prices: OptionPrices,
  products: Bits,
  options: OptionSet | null,
): { min: number; max: number } | null {
  let min = Number.POSITIVE_INFINITY;
  let max = NOT_SOLD;
  for (const [layer, cents] of prices.entries()) {
    const wanted = options === null ? products : options.layers[layer];
    if (wanted === undefined) continue;
    eachInBoth(wanted, products, (place) => {
      const amount = cents[place] ?? NOT_SOLD;
      if (amount === NOT_SOLD) return;
      if (amount < min) min = amount;
      if (amount > max) max = amount;
    });
  }
  return max === NOT_SOLD ? null : { min, max };
}
