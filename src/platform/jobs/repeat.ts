/** Runs work again and again, one run at a time; `stop` waits for the one under way. */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let current: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    current = work()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
