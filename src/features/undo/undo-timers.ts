import { createPausableTimers } from '#src/ui/pausable-timers.ts';

/** How long an undo banner lasts (specification §4, §9), ms. */
export const UNDO_MS = 4_000;

/** One clock per removed line: each has its own 4 s. `onOver` is told which one is over. */
export function createUndoTimers(onOver: (key: string) => void) {
  const { start, ...timers } = createPausableTimers(onOver);
  return { ...timers, start: (key: string) => start(key, UNDO_MS) };
}
