import { readFile } from 'node:fs/promises';
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

/** Linux counts the time of a processor in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** CPU seconds of a process that tells nothing of itself: the system's account, user and system. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // What stands before the last bracket is the program's name, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Resident memory of the storefront in MB before and after so many pages. */
export async function measureMemory(url: string, pages: number) {
  const resident = async () => (await metric('process_resident_memory_bytes')) / 1_000_000;
  const page = { addressOf: () => url, encoding: 'identity' } as const;
  await fetchPages(page, 16, upTo(PAGES_BEFORE_MEMORY));
  const before = await resident();
  await fetchPages(page, 16, upTo(pages));
  return { before: before.toFixed(0), after: (await resident()).toFixed(0) };
}
