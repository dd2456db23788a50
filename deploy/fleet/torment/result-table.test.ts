import { expect, test } from 'vitest';
import { longestGap, tableOf } from './result-table.ts';

test('the longest time without an order is found between any two of them, before the first and after the last', () => {
  expect(longestGap(10_000, [11_000, 19_000, 12_000], 20_000)).toBe(7);
  expect(longestGap(10_000, [18_000, 19_000], 20_000)).toBe(8);
  expect(longestGap(10_000, [11_000], 20_000)).toBe(9);
  expect(longestGap(10_000, [], 20_000)).toBe(10);
});

test('a failure is a row of the table, and one after which nobody could buy says so', () => {
  const row = {
    name: 'redis-leader-killed',
    lastedS: 15,
    withoutOrderS: 2.34,
    newLeaderS: null,
    leaderToOrderS: null,
    withoutPageS: 0.5,
    reloads: 1,
    lostPages: 0,
    orders: 30,
    errors: 2,
    isWell: true,
    books: null,
  };
  expect(
    tableOf([row, { ...row, isWell: false }])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| redis-leader-killed | 15.0 s | 2.3 s | - | - | 0.5 s | 1 | 0 | 30 | 2 | agree |',
    '| redis-leader-killed | 15.0 s | 2.3 s | - | - | 0.5 s | 1 | 0 | 30 | 2 | NOT WELL |',
  ]);
});
