import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { LAST_RUN } from './passed-titles.ts';

/** A step of a test, as far as it is looked at; hooks are fixtures as well, before and after it. */
type Step = { category: string; steps: readonly Step[] };

const asserts = (steps: readonly Step[]): boolean =>
  steps.some(
    ({ category, steps: inner }) =>
      category === 'expect' || (category !== 'hook' && category !== 'fixture' && asserts(inner)),
  );

/** `file › group › title`, without the empty root and the project. */
const titleOf = (test: TestCase) => test.titlePath().slice(2).join(' ');
const proofOf = (test: TestCase) => [titleOf(test), ...test.tags].join(' ');

/**
 * Writes down titles and tags of the browser tests that prove something: their last go passed, and made
 * an assertion of its own. One that passed without fails the run, as Vitest's `requireAssertions`
 * does; one that was skipped, not run or failed proves nothing.
 */
export default class ReportProofs implements Reporter {
  private readonly file: string;
  private suite: Suite | undefined;

  constructor({ file = LAST_RUN.e2e }: { file?: string } = {}) {
    this.file = file;
  }

  onBegin(_config: FullConfig, suite: Suite) {
    this.suite = suite;
  }

  async onEnd() {
    const passed = (this.suite?.allTests() ?? []).filter(
      (test) => test.results.at(-1)?.status === 'passed',
    );
    const { proofs = [], empty = [] } = Object.groupBy(passed, ({ results }) =>
      asserts(results.at(-1)?.steps ?? []) ? 'proofs' : 'empty',
    );
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(proofs.map(proofOf)));
    for (const test of empty) process.stdout.write(`No assertion: ${titleOf(test)}\n`);
    return empty.length > 0 ? { status: 'failed' as const } : undefined;
  }
}
