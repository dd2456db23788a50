/** Opens after five failures in ten seconds, lets one call through after five (safety.md). */
const FAILURES_TO_OPEN = 5;
const WINDOW_MS = 10_000;
const HALF_OPEN_AFTER_MS = 5_000;

type Circuit = { failures: number[]; openedAt: number | null };

export type Circuits = {
  /** Whether a call of this route may go out now. */
  allows(route: string): boolean;
  succeeded(route: string): void;
  failed(route: string): void;
};

/** Circuits per upstream route; `now` in ms. */
export function createCircuits(now: () => number = Date.now): Circuits {
  const circuits = new Map<string, Circuit>();
  const of = (route: string): Circuit => {
    const known = circuits.get(route) ?? { failures: [], openedAt: null };
    circuits.set(route, known);
    return known;
  };
  return {
    allows(route) {
      const circuit = of(route);
      if (circuit.openedAt === null) return true;
      if (now() - circuit.openedAt < HALF_OPEN_AFTER_MS) return false;
      circuit.openedAt = now();
      return true;
    },
    succeeded(route) {
      circuits.delete(route);
    },
    failed(route) {
      const circuit = of(route);
      circuit.failures = [...circuit.failures.filter((at) => now() - at < WINDOW_MS), now()];
      if (circuit.failures.length >= FAILURES_TO_OPEN) circuit.openedAt = now();
    },
  };
}
