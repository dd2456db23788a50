import { LRUCache } from 'lru-cache';

/**
 * Values that may be old for a while, under the pages and the reads of the storefront: concurrent
 * callers share one making per key, and a stale value answers immediately while a newer one is made,
 * so that nothing that is cached waits for a platform that hangs (T45, decision 019).
 */
export type StaleRule = {
  /** How long a value is fresh, ms. */
  freshMs: number;
  /** How long after that it is sent while a newer one is made, ms. */
  staleMs: number;
  /** How long after that it is sent where a newer one cannot be made, ms. */
  staleIfErrorMs?: number;
};

/** What becomes of a newly made value: a `failure` leaves an older one in its place. */
export type Verdict = 'store' | 'discard' | 'failure';

export type Found<Value> = { value: Value; state: 'fresh' | 'stale' | 'made' };

type Options<Value> = {
  rule: StaleRule;
  /** After a failure nothing is made for this long, ms. */
  retryAfterMs: number;
  maxWeight: number;
  /** At least 1. */
  weightOf?: (value: Value) => number;
  /** ms. */
  now?: () => number;
  judge: (value: Value, older: Value | undefined) => Verdict;
  /** Whether an error says that the value is gone; any other is a failure. */
  isGone?: (error: unknown) => boolean;
  /** Told of a renewal that failed; the error is null where a value was made and judged. */
  onFailure?: (key: string, error: unknown, value: Value | undefined) => void;
};

/** Thrown by a making whose value is not stored: the library then removes what it has. */
class Discarded<Value> extends Error {
  readonly value: Value;
  constructor(value: Value) {
    super('discarded');
    this.value = value;
  }
}

/** `dueAt`: when a newer value is to be made; past `endsAt` the entry is as good as none. */
type Entry<Value> = {
  value: Value;
  madeAt: number;
  dueAt: number;
  endsAt: number;
  hasFailed: boolean;
};

export type StaleCache<Value> = {
  (key: string, make: () => Promise<Value>): Promise<Found<Value>>;
  /** Drops the values that are out of date; what is being made now is not stored. */
  purge(isOutdated: (value: Value) => boolean): void;
};

/** A cache in the memory of this process; the least recently used entry makes room. */
export function createStaleCache<Value>(options: Options<Value>): StaleCache<Value> {
  const { rule, retryAfterMs, maxWeight, judge, onFailure } = options;
  const { now = Date.now, weightOf = () => 1, isGone = () => false } = options;
  let purges = 0;
  const lifeMs = rule.freshMs + rule.staleMs + (rule.staleIfErrorMs ?? 0);

  const cache = new LRUCache<string, Entry<Value>, () => Promise<Value>>({
    maxSize: maxWeight,
    sizeCalculation: ({ value }) => weightOf(value),
    // Callers wait for what is made although other values took its room.
    ignoreFetchAbort: true,
    fetchMethod: async (key, known, { context: make }) => {
      const older = known !== undefined && now() < known.endsAt ? known : undefined;
      const failed = (error: unknown, value?: Value) => {
        if (older === undefined) return undefined;
        onFailure?.(key, error, value);
        return { ...older, dueAt: now() + retryAfterMs, hasFailed: true };
      };
      const purgesBefore = purges;
      try {
        const value = await make();
        if (purges > purgesBefore) throw new Discarded(value);
        const verdict = judge(value, older?.value);
        const stale = verdict === 'failure' ? failed(null, value) : undefined;
        if (stale !== undefined) return stale;
        if (verdict !== 'store') throw new Discarded(value);
        const madeAt = now();
        const times = { madeAt, dueAt: madeAt + rule.freshMs, endsAt: madeAt + lifeMs };
        return { value, ...times, hasFailed: false };
      } catch (error) {
        const isFailure = !(error instanceof Discarded) && !isGone(error);
        const stale = isFailure ? failed(error) : undefined;
        if (stale === undefined) throw error;
        return stale;
      }
    },
  });

  async function get(key: string, make: () => Promise<Value>): Promise<Found<Value>> {
    const known = cache.peek(key);
    const at = now();
    const isOver = known === undefined || at >= known.endsAt;
    const isStale = !isOver && (at < known.madeAt + rule.freshMs + rule.staleMs || known.hasFailed);
    const forceRefresh = isOver || at >= known.dueAt;
    try {
      const fetchOptions = { context: make, forceRefresh, allowStale: isStale };
      const entry = await cache.forceFetch(key, fetchOptions);
      const { value } = entry;
      if (entry !== known) return { value, state: entry.hasFailed ? 'stale' : 'made' };
      return { value, state: at < entry.madeAt + rule.freshMs ? 'fresh' : 'stale' };
    } catch (error) {
      if (error instanceof Discarded) return { value: error.value, state: 'made' };
      throw error;
    }
  }

  return Object.assign(get, {
    purge: (isOutdated: (value: Value) => boolean) => {
      purges += 1;
      for (const [key, { value }] of [...cache.entries()]) if (isOutdated(value)) cache.delete(key);
    },
  });
}
