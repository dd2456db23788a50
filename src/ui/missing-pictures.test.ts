import { afterEach, expect, test, vi } from 'vitest';
import { askAgain, isPlaceholder, RETRY_AFTER_MS } from './missing-pictures.ts';

afterEach(() => vi.useRealTimers());

test('a picture that does not come is fetched again, later each time, then left alone', () => {
  vi.useFakeTimers();
  const fetched: string[] = [];
  const picture = {
    getAttribute: () => '/media/1/AP.webp',
    set src(url: string) {
      fetched.push(url);
    },
  } as unknown as HTMLImageElement;
  for (const [before, wait] of RETRY_AFTER_MS.entries()) {
    expect(askAgain(picture)).toBe(true);
    vi.advanceTimersByTime(wait - 1);
    expect(fetched).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(fetched).toHaveLength(before + 1);
  }
  expect(new Set(fetched)).toEqual(new Set(['/media/1/AP.webp']));
  expect(askAgain(picture)).toBe(false);
  vi.runAllTimers();
  expect(fetched).toHaveLength(RETRY_AFTER_MS.length);
});

test.each([
  // In CSS px, as `srcset` makes them: a patch of two pixels that stands for 420 or for 1,280.
  [2, true],
  [5, true],
  [1, true],
  [40, false],
  [360, false],
  [0, false],
])('a picture that is %i px wide is taken for a placeholder: %s', (naturalWidth, expected) => {
  expect(isPlaceholder({ naturalWidth })).toBe(expected);
});
