import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsentPoll } from './poll-consent.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('never allowed: ten looks, the last after 5 s, then none', {
  tags: ['ABT-03', 'CST-25'],
}, () => {
  const isAllowed = vi.fn(() => false);
  const load = vi.fn();
  createConsentPoll(isAllowed, load)();
  vi.advanceTimersByTime(4_999);
  expect(isAllowed).toHaveBeenCalledTimes(9);
  vi.advanceTimersByTime(1);
  expect(isAllowed).toHaveBeenCalledTimes(10);
  vi.advanceTimersByTime(60_000);
  expect(isAllowed).toHaveBeenCalledTimes(10);
  expect(load).not.toHaveBeenCalled();
});

test('allowed after 1200 ms it is loaded at 1500, once', { tags: ['ABT-03'] }, () => {
  let isAllowed = false;
  const load = vi.fn();
  const poll = createConsentPoll(() => isAllowed, load);
  poll();
  vi.advanceTimersByTime(1_200);
  isAllowed = true;
  poll();
  vi.advanceTimersByTime(299);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
  poll();
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledOnce();
});

test('asked again after it gave up, it looks again', () => {
  const isAllowed = vi.fn(() => false);
  const poll = createConsentPoll(isAllowed, () => undefined);
  poll();
  vi.advanceTimersByTime(5_000);
  poll();
  vi.advanceTimersByTime(5_000);
  expect(isAllowed).toHaveBeenCalledTimes(20);
});
