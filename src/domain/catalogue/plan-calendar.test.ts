import { expect, test } from 'vitest';
import { barsOf, daysOfMonth, monthAfter, spanOfMonth } from './plan-calendar.ts';
import type { PricePlan } from './price-plan.schema.ts';

type Own = Partial<Pick<PricePlan, 'state' | 'endedAt'>> & { from: string; until: string | null };

function planOf(name: string, { from, until, ...own }: Own): PricePlan {
  const counts = { colours: 1, struck: 1, cheaper: 0, struckFrom: null };
  return {
    ...{ id: name, name, percent: 20, minus: null, fixed: null, products: 1, previews: [] },
    shops: [{ shop: 'fr-fr', currency: 'EUR', from, until, ...counts }],
    ...{ begins: from, ends: until, state: 'planned', endedAt: null, dropId: null },
    ...{ madeBy: 'Luc', madeAt: from, ...own },
  };
}

const barsIn = (month: string, ...plans: PricePlan[]) =>
  barsOf(plans, 'fr-fr', month).map(({ plan, from, to, lane }) => [plan.name, from, to, lane]);

test('a plan covers its days by the clocks of its shop, in each month that it meets', () => {
  const plan = planOf('A', { from: '2026-11-27T23:00:00.000Z', until: '2026-12-05T23:00:00.000Z' });
  expect(barsIn('2026-11', plan)).toEqual([['A', 28, 30, 0]]);
  expect(barsIn('2026-12', plan)).toEqual([['A', 1, 5, 0]]);
  expect(barsIn('2027-01', plan)).toEqual([]);
  expect(barsOf([plan], 'de-de', '2026-12')).toEqual([]);
  expect(barsIn('2027-02', planOf('B', { from: plan.begins, until: null }))).toEqual([
    ['B', 1, 28, 0],
  ]);
});

test('plans of the same days lie below each other, those after them beside', () => {
  const [first, second, third] = [
    planOf('A', { from: '2026-12-01T23:00:00.000Z', until: '2026-12-10T23:00:00.000Z' }),
    planOf('B', { from: '2026-12-05T23:00:00.000Z', until: '2026-12-20T23:00:00.000Z' }),
    planOf('C', { from: '2026-12-10T23:00:00.000Z', until: null }),
  ];
  expect(barsIn('2026-12', second, third, first)).toEqual([
    ['A', 2, 10, 0],
    ['B', 6, 20, 1],
    ['C', 11, 31, 0],
  ]);
});

test('a plan that was stopped ends on that day, one that was withdrawn is not there', () => {
  const term = { from: '2026-12-01T23:00:00.000Z', until: '2026-12-20T23:00:00.000Z' };
  const stopped = { state: 'stopped', endedAt: '2026-12-04T10:00:00.000Z' } as const;
  expect(barsIn('2026-12', planOf('A', { ...term, ...stopped }))).toEqual([['A', 2, 4, 0]]);
  const withdrawn = { state: 'withdrawn', endedAt: '2026-11-20T10:00:00.000Z' } as const;
  expect(barsIn('2026-12', planOf('A', { ...term, ...withdrawn }))).toEqual([]);
});

test('months have their days, across years', () => {
  expect(daysOfMonth('2028-02')).toHaveLength(29);
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect(spanOfMonth('2026-12')).toEqual({
    since: '2026-11-30T00:00:00.000Z',
    before: '2027-01-02T00:00:00.000Z',
  });
});
