import type { EndedSessions } from './ended-sessions.server.ts';
import type { SharedState } from './shared-state.server.ts';

const MAX_ENTRIES = 50_000;

/** Values with an end each, in ms; the oldest leave first when there are too many. */
function createEntries<T>(now: () => number) {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    get(key: string) {
      const entry = entries.get(key);
      if (entry === undefined || entry.until > now()) return entry;
      entries.delete(key);
      return undefined;
    },
    set(key: string, value: T, until: number) {
      entries.delete(key);
      entries.set(key, { value, until });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}

/** The shared state of one process alone: its memory, and a file for the sessions that ended. */
export function createProcessState(ended: EndedSessions, now: () => number): SharedState {
  const results = createEntries<string>(now);
  const attempts = createEntries<number>(now);
  const inFlight = new Map<string, Promise<string>>();
  return {
    endSession: ended.add,
    hasEnded: ended.has,
    async once(key, ttlMs, work) {
      const remembered = results.get(key);
      if (remembered !== undefined) return remembered.value;
      const running = inFlight.get(key);
      if (running !== undefined) return running;
      const working = work()
        .then((value) => {
          results.set(key, value, now() + ttlMs);
          return value;
        })
        .finally(() => inFlight.delete(key));
      inFlight.set(key, working);
      return working;
    },
    async countAttempt(key, windowMs) {
      const { value, until } = attempts.get(key) ?? { value: 0, until: now() + windowMs };
      attempts.set(key, value + 1, until);
      return { count: value + 1, endsInMs: until - now() };
    },
  };
}
