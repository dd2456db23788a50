import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, isDismissingDrag, SHOP_TOAST } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const texts = (store: ReturnType<typeof createToastStore>) => store.shown().map(({ text }) => text);

describe('toasts', () => {
  it('leave after 5 s when no time is given, and not before', { tags: ['CST-11'] }, () => {
    const store = createToastStore();
    store.show('saved');
    vi.advanceTimersByTime(4_999);
    expect(texts(store)).toEqual(['saved']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('are 20 at most: the oldest makes room for the next', { tags: ['CST-12'] }, () => {
    const store = createToastStore();
    for (let n = 1; n <= 21; n += 1) store.show(`message ${n}`);
    expect(store.shown()).toHaveLength(20);
    expect(texts(store)[0]).toBe('message 2');
    expect(texts(store)[19]).toBe('message 21');
  });

  it('of the shop itself leave after 4 s, and when they are clicked', { tags: ['CST-14'] }, () => {
    const store = createToastStore();
    store.show('added', SHOP_TOAST);
    expect(store.shown()).toMatchObject([{ closesOnClick: true }]);
    vi.advanceTimersByTime(3_999);
    expect(texts(store)).toEqual(['added']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('wait while they are held, and then have the rest of their time', {
    tags: ['A-135', 'CST-14'],
  }, () => {
    const store = createToastStore();
    store.show('added', SHOP_TOAST);
    const [toast] = store.shown();
    vi.advanceTimersByTime(3_000);
    store.pause(toast?.id ?? 0);
    vi.advanceTimersByTime(60_000);
    expect(texts(store)).toEqual(['added']);
    store.resume(toast?.id ?? 0);
    vi.advanceTimersByTime(999);
    expect(texts(store)).toEqual(['added']);
    vi.advanceTimersByTime(1);
    expect(texts(store)).toEqual([]);
  });

  it('that are dismissed leave the others their time', { tags: ['CST-14'] }, () => {
    const store = createToastStore();
    store.show('first');
    store.show('second');
    const [first] = store.shown();
    store.dismiss(first?.id ?? 0);
    expect(texts(store)).toEqual(['second']);
    vi.advanceTimersByTime(5_000);
    expect(texts(store)).toEqual([]);
  });

  it('notify listeners of every change, until they unsubscribe', () => {
    const store = createToastStore();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.show('one');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    store.show('two');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a drag', () => {
  it('of 59 % of the width comes back, one of 60 % dismisses, to either side', {
    tags: ['CST-13'],
  }, () => {
    expect(isDismissingDrag(177, 300)).toBe(false);
    expect(isDismissingDrag(180, 300)).toBe(true);
    expect(isDismissingDrag(-180, 300)).toBe(true);
  });

  it('of a toast without a width dismisses nothing', { tags: ['CST-13'] }, () => {
    expect(isDismissingDrag(0, 0)).toBe(false);
  });
});
