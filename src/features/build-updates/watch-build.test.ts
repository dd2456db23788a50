import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuild } from './watch-build.ts';

const EVERY_MS = 5 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(latest: () => string | undefined, isInBackground = () => false) {
  const readLatest = vi.fn(async () => latest());
  const onChanged = vi.fn();
  const watch = watchBuild({ everyMs: EVERY_MS, own: 'a', readLatest, isInBackground, onChanged });
  return { watch, readLatest, onChanged };
}

test('the build that is served is asked for once an interval', { tags: ['BLD-01'] }, async () => {
  const { watch, readLatest, onChanged } = watched(() => 'a');
  await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
  expect(readLatest).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(readLatest).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(readLatest).toHaveBeenCalledTimes(3);
  expect(onChanged).not.toHaveBeenCalled();
  watch.stop();
});

test('another build is reported once, and polling stops', async () => {
  const { readLatest, onChanged } = watched(() => 'b');
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(readLatest).toHaveBeenCalledTimes(1);
});

test('an answer that cannot be read changes nothing', async () => {
  const { watch, onChanged } = watched(() => undefined);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(onChanged).not.toHaveBeenCalled();
  watch.stop();
});

test('in the background nothing is asked; a due question is asked once in front again', async () => {
  let isHidden = true;
  const { watch, readLatest } = watched(
    () => 'a',
    () => isHidden,
  );
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(readLatest).not.toHaveBeenCalled();
  isHidden = false;
  await watch.look();
  await watch.look();
  expect(readLatest).toHaveBeenCalledTimes(1);
  watch.stop();
});
