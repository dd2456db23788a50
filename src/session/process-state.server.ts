import { LRUCache } from 'lru-cache';
import type { EndedSessions } from './ended-sessions.server.ts';
import type { SharedState } from './shared-state.server.ts';

const MAX_ENTRIES = 50_000;

/** The shared state of one process alone: its memory, and a file for the sessions that ended. */
export function createProcessState(ended: EndedSessions, now: () => number): SharedState {
  const results = new LRUCache<string, string, () => Promise<string>>({
    max: MAX_ENTRIES,
    perf: { now },
    // Else a reading of the clock counts for a millisecond.
    ttlResolution: 0,
    fetchMethod: (_key, _older, { context: work }) => work(),
    ignoreFetchAbort: true,
  });
  const attempts = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_ENTRIES });
  return {
    endSession: ended.add,
    hasEnded: ended.has,
    once: (key, ttl, work) => results.forceFetch(key, { context: work, ttl }),
    async countAttempt(key, windowMs) {
      const at = now();
      const known = attempts.get(key);
      const isOpen = known !== undefined && known.endsAt > at;
      const { count, endsAt } = isOpen ? known : { count: 0, endsAt: at + windowMs };
      attempts.set(key, { count: count + 1, endsAt });
      return { count: count + 1, endsInMs: endsAt - at };
    },
  };
}
