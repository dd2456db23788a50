/** When a circuit opens, and when it lets a call through to see whether the platform is back (safety.md). */
const FAILURES_TO_OPEN = 5;
const WINDOW_MS = 10_000;
/** A platform that hangs costs every caller a whole budget: fewer of those are enough. */
const TIMEOUTS_TO_OPEN = 3;
const HALF_OPEN_AFTER_MS = 5_000;

export type Failure = 'timeout' | 'failure';

type Circuit = { failures: number[]; timeouts: number; openedAt: number | null };

export type Circuits = {
  /** Whether a call of this route may go out now. */
  allows(route: string): boolean;
  succeeded(route: string): void;
  failed(route: string, failure: Failure): void;
  /** Routes of which no call would go out now, for metrics. */
  open(): string[];
};

/** Notifies the owner of a process: `isOpen` when calls of a route stop, then when they go on. */
export type CircuitObserver = (route: string, isOpen: boolean) => void;

/**
 * Circuits per upstream route, in memory; `now` in ms. A circuit opens after five failures within
 * ten seconds, or after three time-outs with no success between them; a success closes it.
 */
export function createCircuits(
  now: () => number = Date.now,
  observe: CircuitObserver = () => undefined,
): Circuits {
  const circuits = new Map<string, Circuit>();
  const of = (route: string): Circuit => {
    const known = circuits.get(route) ?? { failures: [], timeouts: 0, openedAt: null };
    circuits.set(route, known);
    return known;
  };
  return {
    allows(route) {
      const openedAt = circuits.get(route)?.openedAt ?? null;
      if (openedAt === null) return true;
      if (now() - openedAt < HALF_OPEN_AFTER_MS) return false;
      of(route).openedAt = now();
      return true;
    },
    succeeded(route) {
      const wasOpen = circuits.get(route)?.openedAt != null;
      circuits.delete(route);
      if (wasOpen) observe(route, false);
    },
    failed(route, failure) {
      const circuit = of(route);
      circuit.failures = [...circuit.failures.filter((at) => now() - at < WINDOW_MS), now()];
      if (failure === 'timeout') circuit.timeouts += 1;
      const { failures, timeouts } = circuit;
      if (failures.length < FAILURES_TO_OPEN && timeouts < TIMEOUTS_TO_OPEN) return;
      const wasOpen = circuit.openedAt !== null;
      circuit.openedAt = now();
      if (!wasOpen) observe(route, true);
    },
    open: () =>
      [...circuits]
        .filter(([, { openedAt }]) => openedAt !== null && now() - openedAt < HALF_OPEN_AFTER_MS)
        .map(([route]) => route),
  };
}
