/** Sets of small numbers as bits: what is in both, and how many, in a few operations per 32. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

/** The set of some places; what has none is left out. */
export function bitsAt(size: number, places: Iterable<number | undefined>): Bits {
  const bits = noBits(size);
  for (const place of places) if (place !== undefined) addBit(bits, place);
  return bits;
}

export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function dropBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31));
}

export function hasBit(bits: Bits, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

// Each answer of a list runs these many times: plain loops take a third, and less, of what `map` and
// `entries` take.
export function both(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(one.length);
  for (let at = 0; at < bits.length; at++) bits[at] = (one[at] ?? 0) & (other[at] ?? 0);
  return bits;
}

/** What is in one set and not in the other. */
export function without(one: Bits, other: Bits): Bits {
  const bits = new Uint32Array(one.length);
  for (let at = 0; at < bits.length; at++) bits[at] = (one[at] ?? 0) & ~(other[at] ?? 0);
  return bits;
}

export function either(size: number, sets: readonly Bits[]): Bits {
  const bits = noBits(size);
  for (const set of sets) {
    for (let at = 0; at < set.length; at++) bits[at] = (bits[at] ?? 0) | (set[at] ?? 0);
  }
  return bits;
}

export function isNone(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

/** Whether anything is in both: found early, mostly, where counting would go to the end. */
export function areMeeting(one: Bits, other: Bits): boolean {
  for (let at = 0; at < one.length; at++)
    if (((one[at] ?? 0) & (other[at] ?? 0)) !== 0) return true;
  return false;
}

function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many are in both; of one set when it is given twice. */
export function countBoth(one: Bits, other: Bits): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += ones((one[at] ?? 0) & (other[at] ?? 0));
  return sum;
}

/** How many are in both sets of any of the pairs. */
export function countInPairs(pairs: readonly (readonly [Bits, Bits])[]): number {
  const length = pairs[0]?.[0].length ?? 0;
  let sum = 0;
  for (let at = 0; at < length; at++) {
    let word = 0;
    for (const [one, other] of pairs) word |= (one[at] ?? 0) & (other[at] ?? 0);
    sum += ones(word);
  }
  return sum;
}

/** The numbers of a set, ascending. */
export function* placesOf(bits: Bits): Generator<number> {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      yield at * 32 + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
}

/** Visits what is in both, ascending: for thousands of places, where a generator takes its time. */
export function eachInBoth(one: Bits, other: Bits, visit: (place: number) => void): void {
  for (let at = 0; at < one.length; at++) {
    let word = (one[at] ?? 0) & (other[at] ?? 0);
    while (word !== 0) {
      const lowest = word & -word;
      visit(at * 32 + 31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
}

/** The numbers of some sets, one set after the other. */
export function* placesInTurn(sets: readonly Bits[]): Generator<number> {
  for (const bits of sets) yield* placesOf(bits);
}
