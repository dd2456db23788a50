import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Supervised } from './supervise.ts';

const PAUSE_MS = 150;

/** Waits until a URL answers 2xx, up to `budgetMs`; says whether it did. */
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

/**
 * Waits until a program that we started listens and its URL answers 2xx, up to `budgetMs`; says
 * whether it did. Another program that answers at the URL is not taken for it.
 */
export async function waitForOwn(
  program: Supervised,
  url: string,
  budgetMs: number,
): Promise<boolean> {
  const until = Date.now() + budgetMs;
  const late = new AbortController();
  const isOwn = await Promise.race([
    program.listens,
    pause(budgetMs, false, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  return isOwn && waitFor(url, until - Date.now());
}

/** Whether a port of this machine can be listened to. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
