/** Attempts in a window that began with the first of them; `endsInMs` is what is left of it. */
export type AttemptWindow = { count: number; endsInMs: number };

/**
 * What storefront processes share (decision 034): held by one process for itself, or by a Valkey or
 * Redis for all of them.
 */
export type SharedState = {
  /** Ends a session id for as long as a seal of it is good; never rejects (T18, F22). */
  endSession(sid: string): Promise<void>;
  /** Whether a session id has ended here or, as far as can be asked, elsewhere (T44). */
  hasEnded(sid: string): Promise<boolean>;
  /**
   * The result of `work`, done once for all callers with `key`, now and in the next `ttlMs` (T21).
   * Work that fails is not remembered, and its error is the caller's.
   */
  once(key: string, ttlMs: number, work: () => Promise<string>): Promise<string>;
  /** Counts an attempt; rejects when nobody can say how many there were (F35). */
  countAttempt(key: string, windowMs: number): Promise<AttemptWindow>;
};
