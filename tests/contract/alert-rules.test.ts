import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { RULE_TESTS, RULES } from '../support/observed.ts';
import { findPromtool } from '../support/promtool.ts';

/** The rules as Prometheus itself judges them. */

const MINUTES = 5 * 60_000;

function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(findPromtool(), args, { encoding: 'utf8' });
  return status === 0 ? 'good' : `${stdout}${stderr}`;
}

test('Prometheus takes the rules', { timeout: MINUTES }, () => {
  expect(promtool('check', 'rules', RULES)).toBe('good');
});

test('a normal hour keeps all alerts silent, and each fires alone where it should', {
  timeout: MINUTES,
}, () => {
  expect(promtool('test', 'rules', RULE_TESTS)).toBe('good');
});
