import { expect, test } from 'vitest';
import { EVENT_LASTS_MS, waitBefore } from './event.ts';

test('an event is sent again after longer and longer waits, for three days', () => {
  const waits = [1, 2, 3, 8, 20].map((attempts) => waitBefore(attempts, { sinceMs: 0 }));
  expect(waits).toEqual([5, 30, 120, 21_600, 21_600]);
  expect(waitBefore(4, { sinceMs: EVENT_LASTS_MS - 1 })).toBe(600);
  expect(waitBefore(4, { sinceMs: EVENT_LASTS_MS })).toBeNull();
});
