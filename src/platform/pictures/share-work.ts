/** Does a work once for concurrent callers. */
export type ShareWork<T> = (
  key: string,
  start: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

type Shared<T> = { result: Promise<T>; waiting: number; controller: AbortController };

/** The work is aborted when the last caller has left; the others are not disturbed. */
export function createShareWork<T>(): ShareWork<T> {
  const going = new Map<string, Shared<T>>();
  return (key, start, signal) => {
    let shared = going.get(key);
    if (shared === undefined) {
      const controller = new AbortController();
      const begun: Shared<T> = { result: start(controller.signal), waiting: 0, controller };
      const forget = () => {
        if (going.get(key) === begun) going.delete(key);
      };
      begun.result.then(forget, forget);
      going.set(key, begun);
      shared = begun;
    }
    const joined = shared;
    joined.waiting += 1;
    const leave = () => {
      joined.waiting -= 1;
      if (joined.waiting > 0) return;
      if (going.get(key) === joined) going.delete(key);
      joined.controller.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    return joined.result.finally(() => signal?.removeEventListener('abort', leave));
  };
}
