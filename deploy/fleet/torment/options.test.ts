import { expect, test } from 'vitest';
import { beginsOlder, readOptions } from './options.ts';

test('a run of everything, or of the upgrade, begins with the older programs, and others do not', () => {
  const begins = (...asked: string[]) => beginsOlder(readOptions(asked));
  expect(begins()).toBe(true);
  expect(begins('--only=rolling-upgrade,s3-away')).toBe(true);
  expect(begins('--only=s3-away')).toBe(false);
});

test('a run goes on for as long as nothing else is asked for', () => {
  expect(readOptions([])).toEqual({
    only: undefined,
    orders: 0,
    minutes: Number.POSITIVE_INFINITY,
    result: undefined,
  });
  expect(readOptions(['--orders', '1000', '--minutes=20'])).toMatchObject({
    orders: 1_000,
    minutes: 20,
  });
});
