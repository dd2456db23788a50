import { relative } from 'node:path';
import { z } from 'zod';

/** What the end of a run names: the tests that failed or did not run, each by its file and title. */

const units = z.object({
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    )
    .default([]),
});

/** Of Vitest's results. A file that failed without a test (it could not be read) is named alone. */
export function failedUnits(result: unknown): string[] {
  const files = units.safeParse(result).data?.testResults ?? [];
  return files.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(
        (test) => `${file}: ${test.fullName}${test.status === 'failed' ? '' : ' (did not run)'}`,
      );
    return tests.length === 0 && status === 'failed' ? [file] : tests;
  });
}

/** What Playwright calls a test that failed, that passed at a second go, and that did not run. */
type JourneyStatus = 'unexpected' | 'flaky' | 'skipped';

const suite = z.object({
  title: z.string(),
  get suites() {
    return z.array(suite).default([]);
  },
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: z.number(),
        tests: z.array(z.object({ status: z.string() })),
      }),
    )
    .default([]),
});
const journeys = z.object({ suites: z.array(suite).default([]) });

const namesIn = ({ specs, suites }: z.infer<typeof suite>, wanted: JourneyStatus): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title, file, line }) => `tests/e2e/${file}:${line}: ${title}`),
  ...suites.flatMap((inner) => namesIn(inner, wanted)),
];

/** Of Playwright's results: the tests that ended like this. */
export const journeysThatWere = (status: JourneyStatus, result: unknown): string[] =>
  (journeys.safeParse(result).data?.suites ?? []).flatMap((outer) => namesIn(outer, status));
