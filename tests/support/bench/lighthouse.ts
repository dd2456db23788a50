import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CHROMIUM_FLAGS, findChromium } from '#src/launch/chromium.ts';

/** Fetched when it is asked for: the shop is built and tested without it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
/** It loses the beginning of a load now and then, and asks to be run again. */
const ATTEMPTS = 3;
const MAX_BYTES = 64_000_000;

const run = promisify(execFile);
const number = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': number,
    'largest-contentful-paint': number,
    'total-blocking-time': number,
    'cumulative-layout-shift': number,
  }),
});

/** `simulate` works a slow phone out from a load at full speed, `devtools` slows the browser down. */
export type Throttling = 'simulate' | 'devtools';

async function runOnce(url: string, throttling: Throttling) {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--output=json', '--quiet', '--only-categories=performance'],
      ...[`--throttling-method=${throttling}`, `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: MAX_BYTES },
  );
  const { categories, audits } = reportSchema.parse(JSON.parse(stdout));
  return {
    score: categories.performance.score * 100,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

type Report = Awaited<ReturnType<typeof runOnce>>;

async function runUntilRecorded(url: string, throttling: Throttling): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, throttling);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Lighthouse on its phone: score of 100, first and largest paint and blocked time in ms, shift; medians of three. */
export async function measureLighthouse(url: string, throttling: Throttling) {
  const reports: Report[] = [];
  for (let count = 0; count < RUNS; count += 1)
    reports.push(await runUntilRecorded(url, throttling));
  const middle = (pick: (report: Report) => number) =>
    reports.map(pick).toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
  return {
    score: middle(({ score }) => score).toFixed(0),
    fcp: middle(({ fcp }) => fcp).toFixed(0),
    lcp: middle(({ lcp }) => lcp).toFixed(0),
    tbt: middle(({ tbt }) => tbt).toFixed(0),
    cls: middle(({ cls }) => cls).toFixed(4),
  };
}
