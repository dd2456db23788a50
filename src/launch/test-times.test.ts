import { expect, test } from 'vitest';
import { overBudget } from './test-times.ts';

const BUDGET = { 'a.test.ts': 30, 'b.test.ts': 40, 'c.test.ts': 50 };

test('a file that takes twice its budget is named, with what it may take', () => {
  const times = new Map([
    ['a.test.ts', 30],
    ['b.test.ts', 95],
    ['c.test.ts', 50],
  ]);
  expect(overBudget(times, BUDGET)).toEqual([{ file: 'b.test.ts', seconds: 95, allowed: 40 }]);
});

test('on a machine that is half as fast no file is too slow', () => {
  const times = new Map(Object.entries(BUDGET).map(([file, seconds]) => [file, seconds * 2]));
  expect(overBudget(times, BUDGET)).toEqual([]);
});

test('a new file may take ten seconds, and twenty more by chance', () => {
  const at = (seconds: number) =>
    overBudget(new Map([...Object.entries(BUDGET), ['new.test.ts', seconds]]), BUDGET);
  expect(at(29)).toEqual([]);
  expect(at(31)).toEqual([{ file: 'new.test.ts', seconds: 31, allowed: 10 }]);
});
