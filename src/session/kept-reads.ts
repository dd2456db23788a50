import '@tanstack/react-start/server-only';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { config } from './config.ts';
import { log } from './log.ts';
import { countRefreshFailure } from './metrics.ts';
import { notePartialPage } from './request-scope.ts';

/**
 * Reads of the platform that are the same for all shoppers are cached: one call at a time per key,
 * and a stale value answers at once while a newer one is fetched behind it, so that nothing that is
 * cached waits for a platform that hangs (T45, performance.md, A-149).
 */
export type KeepRule = {
  /** How long a value is fresh, ms. */
  freshMs: number;
  /** How long after that it is sent while a newer one is fetched, or cannot be, ms. */
  staleMs: number;
};

type Entry = { value: unknown; at: number; retryAt: number };

export type KeptReads = <T>(key: string, rule: KeepRule, read: () => Promise<T>) => Promise<T>;

const MAX_ENTRIES = 5_000;
/** A refresh that failed is not tried again by every request that follows. */
const RETRY_AFTER_MS = 1_000;

type Options = {
  /** ms. */
  now?: () => number;
  /** Switches caching off, for platforms under inspection. */
  isOff?: () => boolean;
  /** Told of a refresh that failed: the first word of its key, and the error. */
  onRefreshFailed?: (read: string, error: unknown) => void;
};

/** An answer that says no is news; anything else is a platform in trouble. */
const isRefusal = (error: unknown) => isCommerceError(error) && error.status < 500;

/** `null` is what reads answer that could not be made: it is never cached. */
async function orPartial<T>(reading: Promise<T>): Promise<T> {
  try {
    const value = await reading;
    if (value === null) notePartialPage();
    return value;
  } catch (error) {
    if (!isRefusal(error)) notePartialPage();
    throw error;
  }
}

/** A cache of platform reads in the memory of this process. */
export function createKeptReads({
  now = Date.now,
  isOff = () => false,
  onRefreshFailed = () => undefined,
}: Options = {}): KeptReads {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<unknown>>();

  function fetchOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
    const fetching = read()
      .then((value) => {
        if (value === null) return value;
        entries.delete(key);
        entries.set(key, { value, at: now(), retryAt: 0 });
        const [oldest] = entries.keys();
        if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, fetching);
    return fetching;
  }

  async function refresh(key: string, entry: Entry, read: () => Promise<unknown>): Promise<void> {
    if (running.has(key) || now() < entry.retryAt) return;
    const fail = (error: unknown) => {
      entry.retryAt = now() + RETRY_AFTER_MS;
      onRefreshFailed(key.split(' ')[0] ?? key, error);
    };
    try {
      if ((await fetchOnce(key, read)) === null) fail(new Error('nothing could be read'));
    } catch (error) {
      if (isRefusal(error)) entries.delete(key);
      else fail(error);
    }
  }

  return async function keep<T>(key: string, rule: KeepRule, read: () => Promise<T>): Promise<T> {
    if (isOff()) return orPartial(read());
    const entry = entries.get(key);
    const age = entry === undefined ? Number.POSITIVE_INFINITY : now() - entry.at;
    if (entry !== undefined && age < rule.freshMs + rule.staleMs) {
      if (age >= rule.freshMs) void refresh(key, entry, read);
      // The key names the read, so what is cached under it has the type that the read gives.
      return entry.value as T;
    }
    return orPartial((running.get(key) as Promise<T> | undefined) ?? fetchOnce(key, read));
  };
}

export const keepRead = createKeptReads({
  isOff: () => config().keepNothing,
  onRefreshFailed: (read, error) => {
    countRefreshFailure(read);
    // The key itself may hold what somebody searched for.
    const cause = error instanceof Error ? error.message : String(error);
    log.warn({ read, cause }, 'a cached read could not be refreshed');
  },
});

/** Lists and products: prices and stock may be this old on a page, never in a cart. */
export const KEEP_CATALOGUE: KeepRule = { freshMs: 10_000, staleMs: 50_000 };
/** Content, segmentations, legal notices. */
export const KEEP_CONTENT: KeepRule = { freshMs: 60_000, staleMs: 600_000 };
