import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passedTitles } from './passed-titles.ts';

/** What counts as a proof, by what the runners themselves report of small runs. */

let folder: string;
const file = (name: string) => join(folder, name);
beforeEach(() => {
  mkdirSync('.data', { recursive: true });
  // Within the repository, where both runners are found.
  folder = resolve(mkdtempSync('.data/small-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs one; says whether it passed, and what it printed. */
function run(command: string, args: readonly string[]) {
  // A run of its own, which knows nothing of the one that it is made in.
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: { PATH, HOME },
    encoding: 'utf8',
  });
  return { isPassed: status === 0, said: stdout + stderr };
}

function runPlaywright(tests: string) {
  const reporter = join(process.cwd(), 'tests/support/ledger/report-proofs.ts');
  const config = { testDir: '.', retries: 1, reporter: [[reporter, { file: file('e2e.json') }]] };
  writeFileSync(file('playwright.config.ts'), `export default ${JSON.stringify(config)};`);
  const imports = "import { expect, test } from '@playwright/test';\n";
  writeFileSync(file('small.spec.ts'), imports + tests);
  return run('playwright', ['test', '--config', file('playwright.config.ts')]);
}

function runVitest(tests: string) {
  writeFileSync(
    file('vitest.config.ts'),
    `import shared from '${process.cwd()}/tests/support/vitest.config.ts';
     const { expect, strictTags } = shared.test;
     export default { root: import.meta.dirname, test: { expect, strictTags, include: ['*.test.ts'] } };`,
  );
  writeFileSync(file('small.test.ts'), `import { expect, test } from 'vitest';\n${tests}`);
  return run('vitest', [
    'run',
    `--config=${file('vitest.config.ts')}`,
    '--reporter=json',
    `--outputFile=${file('unit.json')}`,
  ]);
}

test('of browser tests, those prove that passed in the end and made an assertion of their own', () => {
  const { isPassed, said } = runPlaywright(`
    test.afterEach(() => expect(1).toBe(1));
    test('asserts', { tag: ['@CRT-01'] }, async () => expect(1).toBe(1));
    test('waits for something', async () => expect.poll(() => 1).toBe(1));
    test.describe('a group', () => {
      test('asserts in a step', () => test.step('look', () => expect(1).toBe(1)));
    });
    test('passes at the second go', ({}, { retry }) => expect(retry).toBe(1));
    test('asserts nothing', () => undefined);
    test('fails', () => expect(1).toBe(2));
    test('is meant to fail', () => { test.fail(); expect(1).toBe(2); });
    test.skip('is skipped', () => expect(1).toBe(1));
    test('is skipped on the way', () => { expect(1).toBe(1); test.skip(); });
  `);
  writeFileSync(file('unit.json'), '{"testResults":[]}');
  expect(passedTitles({ unit: file('unit.json'), e2e: file('e2e.json') })).toEqual([
    'small.spec.ts asserts @CRT-01',
    'small.spec.ts waits for something',
    'small.spec.ts a group asserts in a step',
    'small.spec.ts passes at the second go',
  ]);
  expect(isPassed).toBe(false);
  expect(said).toContain('No assertion: small.spec.ts asserts nothing');
});

test('a browser test without an assertion fails a run in which nothing else fails', () => {
  expect(runPlaywright("test('asserts', () => expect(1).toBe(1));").isPassed).toBe(true);
  expect(runPlaywright("test('asserts nothing', () => undefined);").isPassed).toBe(false);
});

test('of other tests, those prove that passed and made an assertion', () => {
  const { isPassed } = runVitest(`
    test('asserts', { tags: ['CRT-01', 'A-007'] }, () => expect(1).toBe(1));
    test('asserts nothing', () => undefined);
    test('fails', () => expect(1).toBe(2));
    test.skip('is skipped', () => expect(1).toBe(1));
    test.todo('is for later');
    test('is skipped on the way', ({ skip }) => { expect(1).toBe(1); skip(); });
  `);
  writeFileSync(file('e2e.json'), '[]');
  expect(passedTitles({ unit: file('unit.json'), e2e: file('e2e.json') })).toEqual([
    'asserts CRT-01 A-007',
  ]);
  expect(isPassed).toBe(false);
});

test('a report that is missing or is none is said in a sentence', () => {
  const reports = { unit: file('unit.json'), e2e: file('e2e.json') };
  expect(() => passedTitles(reports)).toThrow(/is no report of a run: npm test writes it\.$/);
});
