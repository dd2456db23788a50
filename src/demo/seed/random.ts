/** Deterministic choice: the same seed gives the same shop on every machine. */

export type Random = {
  /** A number from 0 to 1, 1 excluded. */
  next(): number;
  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
};

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  }
  return value >>> 0;
}

/** A stream of numbers for one subject; streams of different subjects do not disturb each other. */
export function randomFor(subject: string): Random {
  let state = hash(subject);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
  };
}

/** The element at a place of an endless round of a list. */
export function inTurn<T>(list: readonly T[], place: number): T {
  const found = list[((place % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
