import { expect, test } from 'vitest';
import { resultsByShop, resultsCsv } from './result-sums.ts';

test('results of days are added up by shop, and written as CSV in units', () => {
  const french = { shop: 'fr-fr', currency: 'EUR', orders: 2, cost: 600 } as const;
  const days = [
    { ...french, day: '2026-11-29', revenue: 5_405 },
    { ...french, day: '2026-11-28', revenue: 1_000 },
    { ...french, day: '2026-11-28', revenue: 700, shop: 'pl-pl', currency: 'PLN' } as const,
  ];
  expect(resultsByShop(days)).toEqual([
    { shop: 'fr-fr', currency: 'EUR', orders: 4, revenue: 6_405, cost: 1_200 },
    { shop: 'pl-pl', currency: 'PLN', orders: 2, revenue: 700, cost: 600 },
  ]);
  expect(resultsCsv(days.slice(0, 1))).toBe(
    'day,shop,orders,revenue,cost,currency\r\n2026-11-29,fr-fr,2,54.05,6.00,EUR\r\n',
  );
});
