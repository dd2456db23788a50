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

/** Pages per second of the storefront's CPU, the 99th percentile in ms, and what `X-Cache` said. */
export async function measureSpeed(url: string, connections: number) {
  await fetchPages(url, WARM_UP, connections);
  const before = await cpuSeconds();
  const { times, cached } = await fetchPages(url, COUNTED, connections);
  const spent = (await cpuSeconds()) - before;
  return {
    perCpuSecond: (COUNTED / spent).toFixed(0),
    p99: percentile(times, 99).toFixed(0),
    cached: [...cached].map(([state, count]) => `${state} ${count}`).join(', '),
  };
}

/** Of a peer, whose CPU time nobody tells: pages per second. */
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
