/** What a stand-in does instead of answering its next calls, on request. */
export const FAILURES = ['429', '500', 'time-out'] as const;
export type Failure = (typeof FAILURES)[number];

/** Failures that were asked for, each for one call that changes something. */
export function createFailures() {
  const asked: Failure[] = [];
  return {
    ask: (failure: Failure, times = 1) => {
      for (let time = 0; time < times; time += 1) asked.push(failure);
    },
    next: (): Failure | undefined => asked.shift(),
  };
}

/** Longer than anybody waits; the call has acted all the same. */
export const SILENCE_MS = 8_000;
