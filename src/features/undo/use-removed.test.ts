import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUndoTimers, UNDO_MS } from './use-removed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an undo banner is there at 3999 ms and gone at 4001 ms', {
  tags: ['CRT-21', 'CST-07'],
}, () => {
  const over: string[] = [];
  createUndoTimers((key) => over.push(key)).start('S1');
  vi.advanceTimersByTime(3_999);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(2);
  expect(over).toEqual(['S1']);
  expect(UNDO_MS).toBe(4_000);
});

test('each removed line has its own 4 s', { tags: ['A-056'] }, () => {
  const over: string[] = [];
  const timers = createUndoTimers((key) => over.push(key));
  timers.start('S1');
  vi.advanceTimersByTime(1_500);
  timers.start('S2');
  vi.advanceTimersByTime(2_500);
  expect(over).toEqual(['S1']);
  vi.advanceTimersByTime(1_500);
  expect(over).toEqual(['S1', 'S2']);
});

test('undo stops the clock, and removing the line again gives it 4 s again', {
  tags: ['CRT-22'],
}, () => {
  const over: string[] = [];
  const timers = createUndoTimers((key) => over.push(key));
  timers.start('S1');
  vi.advanceTimersByTime(3_000);
  timers.stop('S1');
  vi.advanceTimersByTime(3_000);
  expect(over).toEqual([]);
  timers.start('S1');
  vi.advanceTimersByTime(2_000);
  timers.start('S1');
  vi.advanceTimersByTime(3_999);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(over).toEqual(['S1']);
});

test('leaving the page clears every removed line', { tags: ['A-056'] }, () => {
  const over: string[] = [];
  const timers = createUndoTimers((key) => over.push(key));
  timers.start('S1');
  timers.start('S2');
  timers.stopAll();
  vi.advanceTimersByTime(10_000);
  expect(over).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
