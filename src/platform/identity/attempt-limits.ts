/** How many attempts a key may make within a window of `seconds`. */
export type Limit = { most: number; seconds: number };

/**
 * Limits of the provider's forms. Per address failures only, per IP all failures: a shopper
 * behind a shared address who types the right password is never held up.
 */
export const DEFAULT_LIMITS = {
  signInPerAddress: { most: 8, seconds: 15 * 60 },
  signInPerIp: { most: 60, seconds: 15 * 60 },
  accountsPerIp: { most: 60, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

export type AttemptLimits = Record<keyof typeof DEFAULT_LIMITS, Limit>;

export type AttemptCounter = {
  /** Seconds until `key` may try again, 0 when it may now. */
  waitFor(key: string): number;
  /** To be called before the attempt, so that parallel ones count too. */
  count(key: string): void;
  /** Takes one attempt back: it was a good one. */
  uncount(key: string): void;
  forget(key: string): void;
};

/** Beyond this many keys the oldest window is dropped: memory stays bounded. */
const MOST_KEYS = 10_000;

/** Counts attempts in memory, in windows that start with a key's first attempt. */
export function createAttemptCounter(limit: Limit, now: () => Date): AttemptCounter {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function findWindow(key: string) {
    const found = windows.get(key);
    if (found === undefined || found.endsAt > now().getTime()) return found;
    windows.delete(key);
    return undefined;
  }

  return {
    waitFor(key) {
      const found = findWindow(key);
      if (found === undefined || found.count < limit.most) return 0;
      return Math.ceil((found.endsAt - now().getTime()) / 1000);
    },
    count(key) {
      const found = findWindow(key);
      if (found !== undefined) {
        found.count += 1;
        return;
      }
      const [oldest] = windows.keys();
      if (windows.size >= MOST_KEYS && oldest !== undefined) windows.delete(oldest);
      windows.set(key, { count: 1, endsAt: now().getTime() + limit.seconds * 1000 });
    },
    uncount(key) {
      const found = findWindow(key);
      if (found !== undefined) found.count -= 1;
    },
    forget(key) {
      windows.delete(key);
    },
  };
}
