import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Titles and tags of the tests that passed in the last whole run, from the reports of both runners. */

export type Reports = { unit: string; e2e: string };

/** Where `npm test` leaves them. */
export const LAST_RUN: Reports = {
  unit: '.data/test/unit.json',
  e2e: '.data/test/e2e-proofs.json',
};

const unitReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), tags: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Playwright's own report takes skipped tests for fine ones: `report-proofs.ts` writes this one. */
const e2eReport = z.array(z.string());

function read<T>(file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is no report of a run: npm test writes it.`, { cause });
  }
}

/** Throws with a sentence when a report is missing or is none. */
export function passedTitles({ unit, e2e }: Reports): string[] {
  const units = read(unit, unitReport).testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName, tags }) => [fullName, ...tags].join(' ')),
  );
  return [...units, ...read(e2e, e2eReport)];
}
