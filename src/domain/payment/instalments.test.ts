import { expect, test } from 'vitest';
import { instalmentCount, planInstalments } from './instalments.ts';

const JANUARY = '2027-01-31';

test('three parts make the amount, a month apart, the odd cents first', {
  tags: ['PAY-10'],
}, () => {
  expect(planInstalments(10_000, 3, JANUARY)).toEqual([
    { centAmount: 3_334, day: '2027-01-31' },
    { centAmount: 3_333, day: '2027-02-28' },
    { centAmount: 3_333, day: '2027-03-31' },
  ]);
});

test('four parts cross the year', () => {
  const days = planInstalments(4_000, 4, '2026-11-22').map(({ day }) => day);
  expect(days).toEqual(['2026-11-22', '2026-12-22', '2027-01-22', '2027-02-22']);
});

test('only the two Alma methods are paid in parts', { tags: ['ENU-19'] }, () => {
  expect([instalmentCount('alma-3x'), instalmentCount('alma-4x'), instalmentCount('cb')]).toEqual([
    3,
    4,
    null,
  ]);
});
