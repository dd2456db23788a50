/** How long an undo banner lasts (specification §4, §9), ms. */
export const UNDO_MS = 4_000;

/**
 * One clock per removed line: each has its own 4 s, and starting one again starts it anew.
 * `onOver` is told which one is over.
 */
export function createUndoTimers(onOver: (key: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stop = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  return {
    stop,
    start: (key: string) => {
      stop(key);
      const over = () => {
        timers.delete(key);
        onOver(key);
      };
      timers.set(key, setTimeout(over, UNDO_MS));
    },
    stopAll: () => {
      for (const key of [...timers.keys()]) stop(key);
    },
  };
}
