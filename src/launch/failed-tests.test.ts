import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { failedUnits, journeysThatWere } from './failed-tests.ts';

const passed = { fullName: 'adds', status: 'passed' };

test('a failed unit test is named by its file and title, one without a turn says so', () => {
  const file = {
    name: resolve('src/domain/cart/cart.test.ts'),
    status: 'failed',
    assertionResults: [
      passed,
      { fullName: 'removes', status: 'failed' },
      { fullName: 'counts', status: 'pending' },
    ],
  };
  expect(failedUnits({ testResults: [file] })).toEqual([
    'src/domain/cart/cart.test.ts: removes',
    'src/domain/cart/cart.test.ts: counts (did not run)',
  ]);
});

test('a file of tests that could not be read is named alone', () => {
  const results = [
    { name: resolve('a.test.ts'), status: 'failed', assertionResults: [] },
    { name: resolve('b.test.ts'), status: 'passed', assertionResults: [passed] },
  ];
  expect(failedUnits({ testResults: results })).toEqual(['a.test.ts']);
});

test('browser tests are named by file, line and title, by how they ended', () => {
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'cart.spec.ts', line: 7 },
    tests: [{ status }],
  });
  const inner = { title: 'a cart', specs: [spec('sinks', 'unexpected'), spec('swims', 'flaky')] };
  const outer = {
    title: 'cart.spec.ts',
    specs: [spec('floats', 'expected'), spec('waits', 'skipped')],
    suites: [inner],
  };
  const result = { suites: [outer] };
  expect(journeysThatWere('unexpected', result)).toEqual(['tests/e2e/cart.spec.ts:7: sinks']);
  expect(journeysThatWere('flaky', result)).toEqual(['tests/e2e/cart.spec.ts:7: swims']);
  expect(journeysThatWere('skipped', result)).toEqual(['tests/e2e/cart.spec.ts:7: waits']);
});

test('a run without results names no test', () => {
  expect([failedUnits({}), journeysThatWere('unexpected', {})]).toEqual([[], []]);
});
