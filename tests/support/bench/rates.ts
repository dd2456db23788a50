import { during, type FetchedPage, fetchPages, upTo } from './fetch-pages.ts';
import { percentile, printTable } from './site.ts';

/** A page whose rate is measured; `spent`, CPU seconds, is unknown for a peer that names no process. */
export type RatedPage = FetchedPage & { label: string; spent?: () => Promise<number> };

/** Enough for an engine to have compiled what a page takes, however long one takes. */
const WARM_UP = 800;
const TURN_MS = 3_000;
/** Odd, so that one of the turns is the median. */
const TURNS = 3;
const CONNECTIONS = [1, 16];

type Turn = { perSecond: number; p99: number; cached: string };

/** Pages per CPU second, or per second where nobody knows what is spent. */
async function takeTurn(page: RatedPage, connections: number): Promise<Turn> {
  const clock = async () => performance.now() / 1_000;
  const spent = page.spent ?? clock;
  const before = await spent();
  const { times, cached } = await fetchPages(page, connections, during(TURN_MS));
  return {
    perSecond: times.length / ((await spent()) - before),
    p99: percentile(times, 99),
    cached: [...cached.keys()].join(', '),
  };
}

/** Every page once a turn: what else the machine does slows all of them. */
async function takeTurns(pages: readonly RatedPage[], connections: number): Promise<Turn[][]> {
  const turns: Turn[][] = pages.map(() => []);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, page] of pages.entries()) {
      turns[index]?.push(await takeTurn(page, connections));
    }
  }
  return turns;
}

const median = (turns: readonly Turn[], of: 'perSecond' | 'p99') =>
  percentile(
    turns.map((turn) => turn[of]),
    50,
  );

/**
 * Prints how many of each page a second of a processor gives, and how that compares with the first
 * of them, the hello world, in the same turns.
 */
export async function printRates(title: string, pages: readonly RatedPage[]): Promise<void> {
  for (const page of pages) await fetchPages(page, Math.max(...CONNECTIONS), upTo(WARM_UP));
  const rows = [['page', 'connections', 'pages', 'hello worlds', 'p99 ms', 'X-Cache']];
  for (const connections of CONNECTIONS) {
    const turns = await takeTurns(pages, connections);
    const floor = median(turns[0] ?? [], 'perSecond');
    for (const [index, { label, spent }] of pages.entries()) {
      const own = turns[index] ?? [];
      const perSecond = median(own, 'perSecond');
      rows.push([
        label,
        String(connections),
        `${perSecond.toFixed(0)} ${spent === undefined ? 'a s' : 'a CPU s'}`,
        spent === undefined ? '-' : (perSecond / floor).toFixed(3),
        median(own, 'p99').toFixed(0),
        own.at(-1)?.cached ?? '-',
      ]);
    }
  }
  printTable(title, rows);
}
