import { useEffect, useRef, useState } from 'react';
import { createPausableTimers } from '#src/ui/pausable-timers.ts';

/** How long an undo banner lasts (specification §4, §9), ms. */
export const UNDO_MS = 4_000;

/** One clock per removed line: each has its own 4 s. `onOver` is called with the one that is over. */
export function createUndoTimers(onOver: (key: string) => void) {
  const { start, ...timers } = createPausableTimers(onOver);
  return { ...timers, start: (key: string) => start(key, UNDO_MS) };
}

/**
 * Entries that were removed a moment ago, each with its own 4 s (A-056, specification §4). They
 * are cleared when the page is left. `onOver` is called when an entry's time is over.
 */
export function useRemoved<T>(keyOf: (entry: T) => string, onOver: () => void) {
  const [removed, setRemoved] = useState<readonly T[]>([]);
  const latest = useRef({ keyOf, onOver });
  useEffect(() => {
    latest.current = { keyOf, onOver };
  });
  const without = (entries: readonly T[], key: string) =>
    entries.filter((entry) => latest.current.keyOf(entry) !== key);
  const drop = (key: string) => setRemoved((entries) => without(entries, key));
  const [timers] = useState(() =>
    createUndoTimers((key) => {
      drop(key);
      latest.current.onOver();
    }),
  );
  useEffect(() => timers.stopAll, [timers]);

  return {
    removed,
    remember: (entry: T) => {
      const key = keyOf(entry);
      setRemoved((entries) => [...without(entries, key), entry]);
      timers.start(key);
    },
    /** Stops the clock: the entry is being restored. */
    stop: (entry: T) => timers.stop(keyOf(entry)),
    clear: (entry: T) => drop(keyOf(entry)),
    /** Its time does not run while it is held. */
    hold: (entry: T, isHeld: boolean) =>
      isHeld ? timers.pause(keyOf(entry)) : timers.resume(keyOf(entry)),
  };
}
