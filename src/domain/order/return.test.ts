import { describe, expect, test } from 'vitest';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import type { OrderStatus } from './order.values.ts';
import { mayComeBack, returnable, waysBack } from './return.ts';

const line = (lineId: string, quantity: number, segmentationId = 'w1') => ({
  lineId,
  quantity,
  segmentationId,
});

/** Late on Tuesday in London, already Wednesday the 3rd in Paris. */
const DELIVERED = new Date('2026-06-02T22:30:00Z');
const facts = {
  order: { status: 'delivered' as OrderStatus, lineItems: [line('a', 2), line('b', 1)] },
  country: 'FR',
  days: 30,
  deliveredAt: DELIVERED as Date | null,
  returns: [] as { lines: { lineId: string; quantity: number }[] }[],
};
const at = (instant: string) => new Date(instant);

describe('the time for a return', () => {
  test('ends with the last promised day after the delivery, by the calendar of the shop', () => {
    expect(returnable(facts, DELIVERED)).toMatchObject({ until: '2026-07-03', isOver: false });
    expect(returnable(facts, at('2026-07-03T21:59:59Z'))?.isOver).toBe(false);
    expect(returnable(facts, at('2026-07-03T22:00:00Z'))?.isOver).toBe(true);
  });

  test('is counted by the clocks of another country in its shop', () => {
    const inBritain = { ...facts, country: 'GB' };
    expect(returnable(inBritain, at('2026-07-02T22:59:59Z'))?.isOver).toBe(false);
    expect(returnable(inBritain, at('2026-07-02T23:00:00Z'))?.isOver).toBe(true);
  });

  test('does not go on after a weekend, and is as long as the shop says', () => {
    // The 4th of July 2026 is a Saturday.
    const saturday = { ...facts, deliveredAt: at('2026-06-04T10:00:00Z') };
    expect(returnable(saturday, DELIVERED)?.until).toBe('2026-07-04');
    expect(returnable(saturday, at('2026-07-05T10:00:00Z'))?.isOver).toBe(true);
    expect(returnable({ ...saturday, days: 100 }, DELIVERED)?.until).toBe('2026-09-12');
  });

  test('crosses the change of clocks without losing a day', () => {
    const autumn = { ...facts, deliveredAt: at('2026-10-01T10:00:00Z') };
    expect(returnable(autumn, at('2026-10-31T22:59:59Z'))?.isOver).toBe(false);
    expect(returnable(autumn, at('2026-10-31T23:00:00Z'))?.isOver).toBe(true);
  });

  test('has no end before the delivery, and no beginning before the parcel has left', () => {
    const sent = {
      ...facts,
      deliveredAt: null,
      order: { ...facts.order, status: 'shipped' as const },
    };
    expect(returnable(sent, at('2030-01-01T00:00:00Z'))).toMatchObject({
      until: null,
      isOver: false,
    });
    for (const status of ['awaiting-payment', 'placed', 'prepared', 'cancelled'] as const) {
      expect(returnable({ ...sent, order: { ...sent.order, status } }, DELIVERED)).toBeNull();
    }
  });
});

describe('what is returned', () => {
  test('is what does not come back already, and nothing once all does', () => {
    const one = { lines: [{ lineId: 'a', quantity: 1 }] };
    expect(returnable({ ...facts, returns: [one] }, DELIVERED)?.lines).toEqual([
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ]);
    const rest = { lines: [...one.lines, { lineId: 'b', quantity: 1 }] };
    expect(returnable({ ...facts, returns: [one, rest] }, DELIVERED)).toBeNull();
  });

  test('is never a file', () => {
    const file = line('file', 1, DEMATERIALISED_SEGMENTATION);
    const mixed = { ...facts.order, lineItems: [file, line('b', 1)] };
    expect(returnable({ ...facts, order: mixed }, DELIVERED)?.lines).toEqual([
      { lineId: 'b', quantity: 1 },
    ]);
    expect(
      returnable({ ...facts, order: { ...facts.order, lineItems: [file] } }, DELIVERED),
    ).toBeNull();
  });

  test('is named once a line, and no more than is left', () => {
    const asks = (...asked: [string, number][]) =>
      mayComeBack(
        asked.map(([lineId, quantity]) => ({ lineId, quantity })),
        [{ lineId: 'a', quantity: 2 }],
      );
    expect(asks(['a', 2])).toBe(true);
    expect(asks(['a', 3])).toBe(false);
    expect(asks(['a', 1], ['a', 1])).toBe(false);
    expect(asks(['c', 1])).toBe(false);
    expect(asks()).toBe(false);
  });
});

describe('items go back', () => {
  const withdrawable = { until: null, lines: [] };
  const promised = { days: 30, until: '2026-07-03', isOver: false, isFree: true, lines: [] };
  const returned = { ...promised, paidCents: 0 };

  test.each([
    [
      'before the parcel is there, by law alone',
      withdrawable,
      { ...returned, until: null },
      ['law'],
    ],
    ['while the law lasts, by law first', withdrawable, returned, ['law', 'promise']],
    ['after it, as the shop promises', null, returned, ['promise']],
    ['after both, in no way', null, { ...returned, isOver: true }, []],
    ['of an order that was never paid, in no way', null, null, []],
  ])('%s', (_when, law, promise, ways) => {
    expect(waysBack({ withdrawable: law, returnable: promise })).toEqual(ways);
  });
});
