import { afterEach, expect, test, vi } from 'vitest';
import { askAgain, RETRY_AFTER_MS } from './missing-pictures.ts';

afterEach(() => vi.useRealTimers());

test('a picture that does not come is asked for again twice, later each time, then left alone', () => {
  vi.useFakeTimers();
  const fetched: string[] = [];
  const picture = {
    getAttribute: () => '/media/1/AP.webp',
    set src(address: string) {
      fetched.push(address);
    },
  } as unknown as HTMLImageElement;
  const [first, second] = RETRY_AFTER_MS;
  expect(askAgain(picture)).toBe(true);
  vi.advanceTimersByTime(first - 1);
  expect(fetched).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(fetched).toEqual(['/media/1/AP.webp']);
  expect(askAgain(picture)).toBe(true);
  vi.advanceTimersByTime(second);
  expect(fetched).toHaveLength(2);
  expect(askAgain(picture)).toBe(false);
  vi.runAllTimers();
  expect(fetched).toHaveLength(2);
});
