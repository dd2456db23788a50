import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isExhausted, orderChecks } from './check-order.ts';

const checks = { maxAttempts: 5, attemptDelay: 1_000 };

type Order = { orderNumber: string };

/** Answers null until the given attempt, counted from 1; knows when it was asked, ms. */
function orderAt(attempt: number) {
  const askedAt: number[] = [];
  const ask = vi.fn(async (): Promise<Order | null> => {
    askedAt.push(Date.now());
    return askedAt.length >= attempt ? { orderNumber: 'V1' } : null;
  });
  return { askedAt, ask };
}

/** A page that shows the order; `known` is what the way there has found. */
function open(ask: () => Promise<Order | null>, known?: null) {
  const queryClient = new QueryClient();
  const queryKey = ['order'];
  if (known !== undefined) queryClient.setQueryData(queryKey, known);
  const staleTime = Number.POSITIVE_INFINITY;
  const observer = new QueryObserver(queryClient, {
    ...{ queryKey, staleTime, retry: false },
    ...orderChecks(ask, checks),
  });
  const leave = observer.subscribe(() => undefined);
  const state = () => queryClient.getQueryState<Order | null>(queryKey);
  return {
    leave,
    order: () => state()?.data,
    isExhausted: () => isExhausted(state() ?? { data: undefined, dataUpdateCount: 0 }, checks),
  };
}

// Nothing is asked again on a server.
environmentManager.setIsServer(() => false);
beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe('the check for the order of a paid cart', () => {
  test('never ready: 5 checks 1000 ms apart, then null', { tags: ['PAY-07'] }, async () => {
    const order = orderAt(99);
    const page = open(order.ask);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(page.isExhausted()).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(order.askedAt).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
    expect([page.order(), page.isExhausted()]).toEqual([null, true]);
  });

  test('the first check is made at once', { tags: ['PAY-07', 'A-089'] }, async () => {
    const order = orderAt(1);
    const page = open(order.ask);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.order()).toEqual({ orderNumber: 'V1' });
    expect(order.askedAt).toEqual([0]);
  });

  test('ready at the third check: no further one', { tags: ['PAY-07'] }, async () => {
    const order = orderAt(3);
    const page = open(order.ask);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([page.order(), page.isExhausted()]).toEqual([{ orderNumber: 'V1' }, false]);
    expect(order.askedAt).toHaveLength(3);
  });

  test('a check that the page made on its way here counts', { tags: ['PAY-07'] }, async () => {
    const order = orderAt(99);
    const page = open(order.ask, null);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(order.askedAt).toEqual([1_000, 2_000, 3_000, 4_000]);
    expect(page.isExhausted()).toBe(true);
  });

  test('a check that fails is one that found nothing, and no error', {
    tags: ['A-089'],
  }, async () => {
    const ask = vi
      .fn<() => Promise<Order | null>>()
      .mockRejectedValueOnce(new Error('PLATFORM_UNREACHABLE'))
      .mockRejectedValueOnce(new Error('PLATFORM_UNREACHABLE'))
      .mockResolvedValue({ orderNumber: 'V1' });
    const page = open(ask);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.order()).toEqual({ orderNumber: 'V1' });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('leaving the page ends the checks', { tags: ['PAY-07'] }, async () => {
    const order = orderAt(99);
    const page = open(order.ask);
    await vi.advanceTimersByTimeAsync(500);
    page.leave();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(order.askedAt).toEqual([0]);
  });
});
