import { describe, expect, test } from 'vitest';
import type { Order } from './order.schema.ts';
import { withdrawable, withdrawalEnds } from './withdrawal.ts';

const DAY = 86_400_000;
/** A Tuesday. */
const DELIVERED = Date.parse('2026-06-02T23:30:00Z');

function line(lineId: string, quantity: number): Order['lineItems'][number] {
  return Object.assign(Object.create(null), { lineId, quantity });
}
const facts = {
  order: { status: 'delivered' as Order['status'], lineItems: [line('a', 2), line('b', 1)] },
  country: 'FR',
  deliveredAt: DELIVERED as number | null,
  returns: [] as { lines: { lineId: string; quantity: number }[] }[],
};

describe('the time for a withdrawal', () => {
  test('is never shorter than fourteen days in any time zone of a shop', () => {
    // Wednesday in Paris: the law’s last day is Wednesday the 17th there.
    expect(new Date(withdrawalEnds(DELIVERED)).toISOString()).toBe('2026-06-18T00:00:00.000Z');
    expect(withdrawalEnds(DELIVERED) - DELIVERED).toBeGreaterThan(15 * DAY);
  });

  test('goes on to Monday when its last day is a Saturday or a Sunday', () => {
    for (const friday of ['2026-06-05', '2026-06-06', '2026-06-07']) {
      const end = new Date(withdrawalEnds(Date.parse(`${friday}T12:00:00Z`)));
      expect(end.toISOString()).toBe('2026-06-23T00:00:00.000Z');
    }
  });

  test('ends to the millisecond, and has no end before the delivery', () => {
    const end = withdrawalEnds(DELIVERED);
    expect(withdrawable(facts, end - 1)?.until).toBe(
      new Date(end - DAY).toISOString().slice(0, 10),
    );
    expect(withdrawable(facts, end)).toBeNull();
    const early = { ...facts, order: { ...facts.order, status: 'shipped' as const } };
    expect(withdrawable({ ...early, deliveredAt: null }, end * 2)?.until).toBeNull();
  });
});

describe('what may be taken back', () => {
  test('is what was not taken back before, and nothing once all was', () => {
    const one = { lines: [{ lineId: 'a', quantity: 1 }] };
    expect(withdrawable({ ...facts, returns: [one] }, DELIVERED)?.lines).toEqual([
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ]);
    const rest = { lines: [one.lines[0] ?? line('a', 1), { lineId: 'b', quantity: 1 }] };
    expect(withdrawable({ ...facts, returns: [one, rest] }, DELIVERED)).toBeNull();
  });

  test.each(['FR', 'GB', 'CH'])('is the whole order in the shop of %s', (country) => {
    expect(withdrawable({ ...facts, country }, DELIVERED)?.lines).toHaveLength(2);
  });

  test('is nothing where neither law nor terms give the right', () => {
    expect(withdrawable({ ...facts, country: 'US' }, DELIVERED)).toBeNull();
  });

  test.each(['awaiting-payment', 'cancelled'] as const)('is nothing of an order %s', (status) => {
    const order = { ...facts.order, status };
    expect(withdrawable({ ...facts, order, deliveredAt: null }, DELIVERED)).toBeNull();
  });
});
