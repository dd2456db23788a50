import { addBit, type Bits, both, countInPairs, dropBit, either, hasBit, noBits } from './bits.ts';

/**
 * Options in layers over the places of their products: layer n has the products whose nth option
 * is in the set. What one option must answer to at once is met layer by layer.
 */
export type OptionSet = {
  /** Products with any option in the set. */
  any: Bits;
  layers: (Bits | undefined)[];
};

export function noOptions(size: number): OptionSet {
  return { any: noBits(size), layers: [] };
}

export function addOption(set: OptionSet, place: number, layer: number): void {
  addBit(set.any, place);
  const bits = set.layers[layer] ?? new Uint32Array(set.any.length);
  set.layers[layer] = bits;
  addBit(bits, place);
}

/** Adds an option to the set of a value, which begins with it. */
export function addOptionTo(
  sets: Map<string, OptionSet>,
  value: string,
  size: number,
  place: number,
  layer: number,
): void {
  const set = sets.get(value) ?? noOptions(size);
  sets.set(value, set);
  addOption(set, place, layer);
}

/** Takes all options of a product out. */
export function dropProduct({ any, layers }: OptionSet, place: number): void {
  dropBit(any, place);
  for (const bits of layers) if (bits !== undefined) dropBit(bits, place);
}

function ofLayers(words: number, layers: (Bits | undefined)[]): OptionSet {
  const known = layers.filter((bits) => bits !== undefined);
  return { any: either(words * 32, known), layers };
}

/** Options of any of the sets. */
export function unite(size: number, sets: readonly OptionSet[]): OptionSet {
  const [first, second] = sets;
  if (first === undefined) return noOptions(size);
  if (second === undefined) return first;
  const deepest = Math.max(...sets.map(({ layers }) => layers.length));
  const layers = Array.from({ length: deepest }, (_, layer) =>
    either(
      size,
      sets.flatMap((set) => set.layers[layer] ?? []),
    ),
  );
  return ofLayers(first.any.length, layers);
}

/** Options of both sets. */
export function meet(one: OptionSet, other: OptionSet): OptionSet {
  const layers = one.layers.map((bits, layer) => {
    const others = other.layers[layer];
    return bits === undefined || others === undefined ? undefined : both(bits, others);
  });
  return ofLayers(one.any.length, layers);
}

/** Options of a set whose products are in another one. */
export function within({ layers }: OptionSet, products: Bits): OptionSet {
  const left = layers.map((bits) => bits && both(bits, products));
  return ofLayers(products.length, left);
}

/** How many products have an option that is in both sets. */
export function countMeeting(one: OptionSet, other: OptionSet): number {
  return countInPairs(
    one.layers.flatMap((bits, layer): [Bits, Bits][] => {
      const others = other.layers[layer];
      return bits === undefined || others === undefined ? [] : [[bits, others]];
    }),
  );
}

/** The layers in which a product is in the set. */
export function layersOf({ layers }: OptionSet, place: number): number[] {
  return layers.flatMap((bits, layer) => (bits !== undefined && hasBit(bits, place) ? layer : []));
}
