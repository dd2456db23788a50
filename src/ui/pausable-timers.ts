/** Time that is left; `since` is null while it does not run. */
type Clock = {
  leftMs: number;
  since: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/**
 * Clocks by key, each with its own time, which can be held: what goes by itself stays while a shopper
 * reads or reaches for it (WCAG 2.2.1). `onOver` is called with the clock that has run out.
 */
export function createPausableTimers<Key>(onOver: (key: Key) => void) {
  const clocks = new Map<Key, Clock>();

  function stop(key: Key) {
    clearTimeout(clocks.get(key)?.timer);
    clocks.delete(key);
  }

  function resume(key: Key) {
    const clock = clocks.get(key);
    if (clock === undefined || clock.since !== null) return;
    clock.since = Date.now();
    clock.timer = setTimeout(() => {
      clocks.delete(key);
      onOver(key);
    }, clock.leftMs);
  }

  function pause(key: Key) {
    const clock = clocks.get(key);
    if (clock === undefined || clock.since === null) return;
    clearTimeout(clock.timer);
    clock.leftMs -= Date.now() - clock.since;
    clock.since = null;
  }

  /** A clock that runs already begins again. */
  function start(key: Key, leftMs: number) {
    stop(key);
    clocks.set(key, { leftMs, since: null, timer: undefined });
    resume(key);
  }

  return {
    start,
    stop,
    pause,
    resume,
    stopAll: () => {
      for (const key of [...clocks.keys()]) stop(key);
    },
  };
}
