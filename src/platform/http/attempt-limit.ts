import { Problem } from './problem.ts';

type Limit = { most: number; withinMs: number; now: () => Date };

/**
 * Limits how often something may fail per key (a session), so that codes cannot be guessed (T11).
 * Kept in this process: several instances allow as many times more.
 */
export function createAttemptLimit({ most, withinMs, now }: Limit) {
  const failures = new Map<string, number[]>();
  const recent = (key: string) => {
    const since = now().getTime() - withinMs;
    const times = (failures.get(key) ?? []).filter((time) => time > since);
    if (times.length === 0) failures.delete(key);
    return times;
  };
  return {
    /** TOO_MANY_REQUESTS once the limit is reached. */
    assertAllowed(key: string): void {
      const times = recent(key);
      const oldest = times[0];
      if (oldest === undefined || times.length < most) return;
      const waitMs = oldest + withinMs - now().getTime();
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    },
    recordFailure(key: string): void {
      failures.set(key, [...recent(key), now().getTime()]);
    },
  };
}
