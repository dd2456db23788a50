import { expect, test } from 'vitest';
import { endOfBatch, restAfter } from './run-import.job.ts';

test.each([
  ['small things together up to 100 rows', Array.from({ length: 90 }, () => 3), 0, 33],
  ['the rest', [50, 50, 5], 2, 3],
  ['one that has more by itself', [500, 1], 0, 1],
  ['what comes after all rows with the last of them', [100, 0], 0, 2],
] as const)('a batch has %s', (_what, sizes, from, to) => {
  expect(endOfBatch(sizes, from)).toBe(to);
});

test('an import rests for twice as long as a batch took, and never for minutes', () => {
  expect([300, 2_500, 300_000].map(restAfter)).toEqual([600, 5_000, 5_000]);
});
