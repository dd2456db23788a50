import '@tanstack/react-start/server-only';
import { config } from './config.ts';

/**
 * Reads of the platform that are the same for all shoppers are kept for a while: one call at a
 * time per key, the old value served while a newer one is fetched (performance.md, A-149).
 */
export type KeepRule = {
  /** How long a value is fresh, ms. */
  freshMs: number;
  /** How long after that it may stand in for a failing or running read, ms. */
  staleMs: number;
};

type Entry = { value: unknown; at: number };

export type KeptReads = <T>(key: string, rule: KeepRule, read: () => Promise<T>) => Promise<T>;

const MOST_ENTRIES = 5_000;

/** `now` in ms; `isOff` switches keeping off, for platforms under inspection. */
export function createKeptReads(now: () => number, isOff: () => boolean): KeptReads {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<unknown>>();

  function fetchOnce<T>(key: string, read: () => Promise<T>): Promise<T> {
    const fetching = read()
      .then((value) => {
        entries.delete(key);
        if (value !== null) entries.set(key, { value, at: now() });
        const [oldest] = entries.keys();
        if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, fetching);
    return fetching;
  }

  return async function keep<T>(key: string, rule: KeepRule, read: () => Promise<T>): Promise<T> {
    if (isOff()) return read();
    const entry = entries.get(key);
    const age = entry === undefined ? Number.POSITIVE_INFINITY : now() - entry.at;
    // The key names the read, so what is kept under it has the type that the read gives.
    const kept = entry?.value as T;
    if (age < rule.freshMs) return kept;
    const fetching = (running.get(key) as Promise<T> | undefined) ?? fetchOnce(key, read);
    if (age >= rule.freshMs + rule.staleMs) return fetching;
    return fetching.catch(() => kept);
  };
}

export const keepRead = createKeptReads(Date.now, () => config().keepNothing);

/** Lists and products: prices and stock may be this old on a page, never in a cart. */
export const KEEP_CATALOGUE: KeepRule = { freshMs: 10_000, staleMs: 50_000 };
/** Content, segmentations, legal notices. */
export const KEEP_CONTENT: KeepRule = { freshMs: 60_000, staleMs: 600_000 };
