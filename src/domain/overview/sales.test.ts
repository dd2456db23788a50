import { expect, test } from 'vitest';
import { compareSales, type DayOfShop } from './sales.ts';

const row = (own: Partial<DayOfShop>): DayOfShop => ({
  ...{ shop: 'fr-fr', currency: 'EUR', day: '2026-03-10', cents: 1_000, orders: 1 },
  ...own,
});

test('a day is compared with the same day of the week before, and a week with the one before', () => {
  const rows = [
    row({}),
    row({ shop: 'de-de', cents: 500 }),
    row({ day: '2026-03-04', cents: 70, orders: 2 }),
    row({ day: '2026-03-03', cents: 900 }),
    row({ day: '2026-02-25', cents: 40 }),
    // Older than both weeks.
    row({ day: '2026-02-24', cents: 9_999 }),
  ];
  const { currencies } = compareSales(rows, '2026-03-10');
  expect(currencies).toHaveLength(1);
  expect(currencies[0]).toMatchObject({
    ...{ cents: 1_570, orders: 4, centsBefore: 940, ordersBefore: 2 },
    shops: [
      { shop: 'fr-fr', cents: 1_070, centsBefore: 940 },
      { shop: 'de-de', cents: 500, centsBefore: 0 },
    ],
  });
  const days = currencies[0]?.days ?? [];
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({
    ...{ day: '2026-03-04', cents: 70, orders: 2, centsBefore: 40, ordersBefore: 1 },
  });
  expect(days[6]).toMatchObject({ day: '2026-03-10', cents: 1_500, centsBefore: 900 });
});

test('currencies are never added', () => {
  const rows = [row({}), row({ shop: 'en', currency: 'GBP', cents: 300 })];
  const { currencies } = compareSales(rows, '2026-03-10');
  expect(currencies.map(({ currency, cents }) => [currency, cents])).toEqual([
    ['EUR', 1_000],
    ['GBP', 300],
  ]);
});

test('without sales there is nothing to show', () => {
  expect(compareSales([], '2026-03-10')).toEqual({ currencies: [] });
});
