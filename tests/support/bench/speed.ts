import { PORTS } from '../test-ports.ts';
import { fetchPages, upTo } from './fetch-pages.ts';

const PAGES_BEFORE_MEMORY = 100;

/** A figure of a program's own account of itself; the storefront's, unless another port is named. */
async function metric(name: string, port = PORTS.metrics): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** CPU seconds that a program has used since it started. */
export const cpuSeconds = (port?: number) => metric('process_cpu_seconds_total', port);

/** Resident memory of the storefront in MB before and after so many pages. */
export async function measureMemory(url: string, pages: number) {
  const resident = async () => (await metric('process_resident_memory_bytes')) / 1_000_000;
  const page = { addressOf: () => url, encoding: 'identity' } as const;
  await fetchPages(page, 16, upTo(PAGES_BEFORE_MEMORY));
  const before = await resident();
  await fetchPages(page, 16, upTo(pages));
  return { before: before.toFixed(0), after: (await resident()).toFixed(0) };
}
