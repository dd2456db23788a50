import { readFile } from 'node:fs/promises';
import { PORTS } from '../test-ports.ts';
import { percentile } from './site.ts';

const WARM_UP = 100;
const COUNTED = 400;

/** A figure of a program's own account of itself; the storefront's, unless another port is named. */
async function metric(name: string, port = PORTS.metrics): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** CPU seconds that a program has used since it started. */
export const cpuSeconds = (port?: number) => metric('process_cpu_seconds_total', port);

/** Linux counts the time of a processor in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** CPU seconds of a process that tells nothing of itself: the system's account, user and system. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // What stands before the last bracket is the program's name, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

type Fetched = { times: number[]; cached: Map<string, number> };

/** Fetches a page so often over so many connections; how long each took, and how it came about. */
export async function fetchPages(
  url: string,
  count: number,
  connections: number,
): Promise<Fetched> {
  const times: number[] = [];
  const cached = new Map<string, number>();
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const since = performance.now();
      const response = await fetch(url);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      times.push(performance.now() - since);
      const state = response.headers.get('x-cache') ?? '-';
      cached.set(state, (cached.get(state) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { times, cached };
}

/** Pages per second of a shop's CPU, the 99th percentile in ms, and what `X-Cache` said. */
export async function measureSpeed(
  url: string,
  connections: number,
  spentSeconds: () => Promise<number> = cpuSeconds,
) {
  await fetchPages(url, WARM_UP, connections);
  const before = await spentSeconds();
  const { times, cached } = await fetchPages(url, COUNTED, connections);
  const spent = (await spentSeconds()) - before;
  return {
    perCpuSecond: (COUNTED / spent).toFixed(0),
    p99: percentile(times, 99).toFixed(0),
    cached: [...cached].map(([state, count]) => `${state} ${count}`).join(', '),
  };
}

/** Of a peer, whose process nobody names: pages per second. */
export async function measurePeer(url: string, connections: number) {
  await fetchPages(url, WARM_UP, connections);
  const since = performance.now();
  const { times } = await fetchPages(url, COUNTED, connections);
  const seconds = (performance.now() - since) / 1_000;
  return { perSecond: (COUNTED / seconds).toFixed(0), p99: percentile(times, 99).toFixed(0) };
}

/** Resident memory in MB before and after so many pages. */
export async function measureMemory(url: string, pages: number) {
  const resident = async () => (await metric('process_resident_memory_bytes')) / 1_000_000;
  await fetchPages(url, WARM_UP, 16);
  const before = await resident();
  await fetchPages(url, pages, 16);
  return { before: before.toFixed(0), after: (await resident()).toFixed(0) };
}
