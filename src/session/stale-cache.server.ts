/**
 * Values that may be old for a while, under the pages and the reads of the storefront: one maker at
 * a time per key, and a stale value at once while a newer one is made behind it, so that nothing
 * that is cached waits for a platform that hangs (T45, performance.md, decision 031).
 */
export type StaleRule = {
  /** How long a value is fresh, ms. */
  freshMs: number;
  /** How long after that it is sent while a newer one is made, ms. */
  staleMs: number;
  /** How long after that it stands in for one that cannot be made, ms. */
  standInMs?: number;
};

/** What becomes of a newly made value: a `failure` leaves an older one in its place. */
export type Verdict = 'store' | 'discard' | 'failure';

export type Found<Value> = { value: Value; state: 'fresh' | 'stale' | 'made' };

type Options<Value> = {
  rule: StaleRule;
  /** After a failure nobody tries again for this long, ms. */
  retryAfterMs: number;
  maxWeight: number;
  weightOf?: (value: Value) => number;
  /** ms. */
  now?: () => number;
  judge: (value: Value, older: Value | undefined) => Verdict;
  /** Whether an error says that the value is gone; any other is a failure. */
  isGone?: (error: unknown) => boolean;
  /** Told of a renewal that failed; the error is null where a value was made and judged. */
  onFailure?: (key: string, error: unknown, value: Value | undefined) => void;
};

type Entry<Value> = { value: Value; at: number; failedAt: number | null };

export type StaleCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Found<Value>>;

/** A cache in the memory of this process; what is too old or was made longest ago makes room. */
export function createStaleCache<Value>(options: Options<Value>): StaleCache<Value> {
  const { rule, retryAfterMs, maxWeight, judge } = options;
  const { now = Date.now, weightOf = () => 1, isGone = () => false } = options;
  const lifeMs = rule.freshMs + rule.staleMs + (rule.standInMs ?? 0);
  const entries = new Map<string, Entry<Value>>();
  const running = new Map<string, Promise<Value>>();
  let weight = 0;

  /** Too old to stand in for anything. */
  const isTooOld = ({ at }: Entry<Value>) => now() - at >= lifeMs;

  function remove(key: string) {
    const entry = entries.get(key);
    if (entry === undefined) return;
    weight -= weightOf(entry.value);
    entries.delete(key);
  }

  function store(key: string, value: Value) {
    remove(key);
    entries.set(key, { value, at: now(), failedAt: null });
    weight += weightOf(value);
    // The first is the one that was made longest ago.
    for (const [oldest, entry] of entries) {
      if (weight <= maxWeight && !isTooOld(entry)) break;
      remove(oldest);
    }
  }

  function fail(key: string, error: unknown, value?: Value) {
    const older = entries.get(key);
    if (older === undefined) return;
    older.failedAt = now();
    options.onFailure?.(key, error, value);
  }

  async function makeOnce(key: string, make: () => Promise<Value>): Promise<Value> {
    try {
      const value = await make();
      const verdict = judge(value, entries.get(key)?.value);
      if (verdict === 'failure') fail(key, null, value);
      else if (verdict === 'store') store(key, value);
      else remove(key);
      return value;
    } catch (error) {
      if (isGone(error)) remove(key);
      else fail(key, error);
      throw error;
    } finally {
      running.delete(key);
    }
  }

  function making(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = running.get(key);
    if (known !== undefined) return known;
    const promise = makeOnce(key, make);
    running.set(key, promise);
    return promise;
  }

  /** The entry of a key, unless it is too old. */
  function find(key: string) {
    const entry = entries.get(key);
    if (entry === undefined || !isTooOld(entry)) return entry;
    remove(key);
    return undefined;
  }

  return async function get(key, make) {
    const entry = find(key);
    if (entry === undefined) return { value: await making(key, make), state: 'made' };
    const { value: older, at, failedAt } = entry;
    const age = now() - at;
    if (age < rule.freshMs) return { value: older, state: 'fresh' };
    const isAtOnce = age < rule.freshMs + rule.staleMs || failedAt !== null;
    const mayRetry = failedAt === null || now() - failedAt >= retryAfterMs;
    const renewal = mayRetry ? making(key, make).catch(() => older) : older;
    if (isAtOnce) return { value: older, state: 'stale' };
    const value = await renewal;
    const isWorse = value === older || judge(value, older) === 'failure';
    return isWorse ? { value: older, state: 'stale' } : { value, state: 'made' };
  };
}
