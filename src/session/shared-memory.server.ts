/** What storefront processes share, behind one interface (architecture.md "Past one machine"). */
export type SharedMemory = {
  get(key: string): Promise<string | undefined>;
  /** Keeps a value for `ttlMs`. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
};

const MOST_ENTRIES = 50_000;

/** The implementation of one process; the oldest entries leave first when it is full. */
export function createProcessMemory(now: () => number = Date.now): SharedMemory {
  const entries = new Map<string, { value: string; until: number }>();
  return {
    async get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.until > now()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    async set(key, value, ttlMs) {
      entries.delete(key);
      entries.set(key, { value, until: now() + ttlMs });
      const [oldest] = entries.keys();
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}

export const sharedMemory = createProcessMemory();
