/** Seeded chance: the same seed always draws the same garment. */
export type Random = {
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

/** A deterministic generator (mulberry32) from an option id and a salt that parts its uses. */
export function randomFrom(seed: number, salt = 0): Random {
  // Option ids follow each other, so they are scattered before use.
  let state = Math.imul((seed ^ 0x9e3779b9) + Math.imul(salt, 0x85ebca6b), 0xc2b2ae35) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
