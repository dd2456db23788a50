import { setTimeout as pace } from 'node:timers/promises';
import { AS_SHOPPERS } from '../../support/test-ports.ts';

/** A crowd of clients on the loopback interface. */

export type Seen = { path: string; status: number; cache: string; ms: number };

/** Fetches a page to its last byte. */
export async function look(path: string): Promise<Seen> {
  const since = performance.now();
  const response = await fetch(`${AS_SHOPPERS.storefrontUrl}${path}`, { redirect: 'manual' });
  await response.arrayBuffer();
  const cache = response.headers.get('x-cache') ?? '';
  return { path, status: response.status, cache, ms: performance.now() - since };
}

/** A crowd is wide, not fast: each of its readers rests between two pages. */
type Crowd = { clients: number; pages: number; restMs: number };

/** Readers who look at pages of the list, one after the other. */
export async function crowd(
  paths: readonly string[],
  { clients, pages, restMs }: Crowd,
): Promise<Seen[]> {
  const reader = async (first: number) => {
    const seen: Seen[] = [];
    for (let page = 0; page < pages; page += 1) {
      seen.push(await look(paths[(first + page) % paths.length] ?? '/'));
      await pace(restMs);
    }
    return seen;
  };
  const read = await Promise.all(Array.from({ length: clients }, (_, index) => reader(index)));
  return read.flat();
}

/** The time in ms within which 95 of 100 were answered. */
export function p95(seen: readonly Seen[]): number {
  const sorted = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
