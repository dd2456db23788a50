import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 150;

/** Waits until an address answers 2xx, up to `budgetMs`; says whether it did. */
export async function waitFor(url: string, budgetMs: number): Promise<boolean> {
  const until = Date.now() + budgetMs;
  while (Date.now() < until) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return true;
    await pause(PAUSE_MS);
  }
  return false;
}

/** Whether a port of this machine can be listened to. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
