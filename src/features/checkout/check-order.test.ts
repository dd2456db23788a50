import { describe, expect, test } from 'vitest';
import { checkOrder, type Wait } from './check-order.ts';

const checks = { maxAttempts: 5, attemptDelay: 1_000 };

/** A clock that only writes down what it was asked for. */
function clock() {
  const waits: number[] = [];
  const wait: Wait = async (ms) => {
    waits.push(ms);
  };
  return { waits, wait };
}

/** Answers null until the given attempt, counted from 1. */
function orderAt(attempt: number) {
  let asked = 0;
  return {
    asked: () => asked,
    ask: async () => {
      asked += 1;
      return asked >= attempt ? { orderNumber: 'V1' } : null;
    },
  };
}

describe('the check for the order of a paid cart', () => {
  test('never ready: 5 checks 1000 ms apart, then null (PAY-07)', async () => {
    const { waits, wait } = clock();
    const order = orderAt(99);
    expect(await checkOrder(order.ask, checks, wait)).toBeNull();
    expect(order.asked()).toBe(5);
    expect(waits).toEqual([1_000, 1_000, 1_000, 1_000]);
  });

  test('the first check is made at once (PAY-07, A-089)', async () => {
    const { waits, wait } = clock();
    expect(await checkOrder(orderAt(1).ask, checks, wait)).toEqual({ orderNumber: 'V1' });
    expect(waits).toEqual([]);
  });

  test('ready at the third check: no further one (PAY-07)', async () => {
    const { waits, wait } = clock();
    const order = orderAt(3);
    expect(await checkOrder(order.ask, checks, wait)).toEqual({ orderNumber: 'V1' });
    expect(order.asked()).toBe(3);
    expect(waits).toHaveLength(2);
  });

  test('a check that the page made on its way here counts (PAY-07)', async () => {
    const { waits, wait } = clock();
    const order = orderAt(99);
    await checkOrder(order.ask, checks, wait, 1);
    expect(order.asked()).toBe(4);
    expect(waits).toHaveLength(4);
  });

  test('a check that fails is one that found nothing, and no error (A-089)', async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked < 3) throw new Error('PLATFORM_UNREACHABLE');
      return { orderNumber: 'V1' };
    };
    expect(await checkOrder(ask, checks, clock().wait)).toEqual({ orderNumber: 'V1' });
  });

  test('leaving the page ends the checks (PAY-07)', async () => {
    const order = orderAt(99);
    const leave: Wait = () => Promise.reject(new Error('left'));
    await expect(checkOrder(order.ask, checks, leave)).rejects.toThrow('left');
    expect(order.asked()).toBe(1);
  });
});
