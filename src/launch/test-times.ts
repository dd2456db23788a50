import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

/** What the files of a run of the tests took, and what they may take. */

/** Where a run leaves its results. */
export const RESULTS = '.data/test';
const BUDGET = 'tests/support/budget.json';
/** What a file may take that the budget does not name, s. */
const DEFAULT_SECONDS = 10;
/** A file fails that takes this many times its budget, and this much longer, s. */
const MAX_GROWTH = { times: 2, seconds: 20 };
/** Files are written into the budget from here on, s. */
const MIN_WRITTEN = 4;

export function readResult(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
  } catch {
    return {};
  }
}

const unitTimes = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});
const timedSuite = z.object({
  file: z.string(),
  get suites() {
    return z.array(timedSuite).default([]);
  },
  specs: z
    .array(
      z.object({
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    )
    .default([]),
});
const e2eTimes = z.object({ suites: z.array(timedSuite) });

/** What the tests of a suite and of those in it take, ms. */
const lasted = ({ specs, suites }: z.infer<typeof timedSuite>): number =>
  specs
    // A test that needed a second go took as long as that one.
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.slice(-1)))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + lasted(suite), 0);

export type Times = ReadonlyMap<string, number>;

/** Seconds of each file of the run whose results are there, by those of Vitest and of Playwright. */
export function readTimes(unit = 'unit.json', e2e = 'e2e.json'): Times {
  const units = unitTimes.safeParse(readResult(unit)).data?.testResults ?? [];
  const journeys = e2eTimes.safeParse(readResult(e2e)).data?.suites ?? [];
  const times = new Map<string, number>();
  const add = (file: string, ms: number) => times.set(file, (times.get(file) ?? 0) + ms / 1_000);
  for (const { name, startTime, endTime } of units) {
    add(relative(process.cwd(), name), endTime - startTime);
  }
  for (const suite of journeys) add(`tests/e2e/${suite.file}`, lasted(suite));
  return times;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/**
 * Files that have become too slow. The other files of the run are the reference: on a machine that
 * is half as fast, all may take twice as long.
 */
export function overBudget(times: Times, budget: Readonly<Record<string, number>>) {
  const known = Object.entries(budget).flatMap(([file, seconds]) => {
    const took = times.get(file);
    return took === undefined ? [] : [took / seconds];
  });
  const pace = median(known);
  return [...times].flatMap(([file, seconds]) => {
    const allowed = (budget[file] ?? DEFAULT_SECONDS) * pace;
    const isOver =
      seconds > allowed * MAX_GROWTH.times && seconds > allowed + MAX_GROWTH.seconds * pace;
    return isOver ? [{ file, seconds, allowed }] : [];
  });
}

const budgetSchema = z.record(z.string(), z.number().positive());
/** Files that a release run gives more to do, and how many times as much. */
const MORE_AT_RELEASE = new Map([
  ['src/platform/catalogue/prices/struck-prices.test.ts', 30],
  ['tests/e2e/guests.spec.ts', 5],
]);

/** What files of tests may take, s. */
export function readBudget(): Record<string, number> {
  const usual = budgetSchema.parse(JSON.parse(readFileSync(BUDGET, 'utf8')));
  if (process.env.IS_RELEASE !== '1') return usual;
  const more = ([file, seconds]: [string, number]): [string, number] => [
    file,
    seconds * (MORE_AT_RELEASE.get(file) ?? 1),
  ];
  return Object.fromEntries(Object.entries(usual).map(more));
}

/** What a file of the fast run may take, s. */
const MAX_FAST_SECONDS = 4;

/** Files that the fast run leaves out. */
export const slowFiles = (budget: Readonly<Record<string, number>>): string[] =>
  Object.keys(budget).filter((file) => (budget[file] ?? 0) >= MAX_FAST_SECONDS);

/** The ten files that took longest, with their seconds. */
export function slowest(times: Times): string {
  const first = [...times].toSorted(([, one], [, other]) => other - one).slice(0, 10);
  return first.map(([file, seconds]) => `${seconds.toFixed(0).padStart(6)} s  ${file}`).join('\n');
}

/** `npm run test:budget`: what the files of the last whole run took becomes what they may take. */
if (import.meta.main) {
  const slow = [...readTimes()].filter(([, seconds]) => seconds >= MIN_WRITTEN);
  const entries = slow.toSorted(([one], [other]) => one.localeCompare(other));
  const rounded = Object.fromEntries(entries.map(([file, s]) => [file, Math.round(s)]));
  writeFileSync(BUDGET, `${JSON.stringify(rounded, null, 2)}\n`);
}
