import { setTimeout as wait } from 'node:timers/promises';

/** Calls of shops that this process answers now. */
let answering = 0;
const waiting = new Set<() => void>();

/** Answers a call of a shop; long work lets it go first. */
export async function answerShopper(answer: () => Promise<void>): Promise<void> {
  answering += 1;
  try {
    await answer();
  } finally {
    answering -= 1;
    if (answering === 0) for (const goOn of waiting) goOn();
  }
}

/** Waits until no call of a shop is being answered, and no longer than so many ms. */
export async function letShoppersGoFirst(maxMs: number): Promise<void> {
  if (answering === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const tooLong = new AbortController();
  waiting.add(resolve);
  await Promise.race([promise, wait(maxMs, undefined, { signal: tooLong.signal })]);
  waiting.delete(resolve);
  tooLong.abort();
}
