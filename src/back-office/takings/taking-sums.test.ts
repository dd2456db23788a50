import { expect, test } from 'vitest';
import type { Taking } from '#src/domain/order/takings.schema.ts';
import { monthOf, sumsByShop, toCsv } from './taking-sums.ts';

test.each([
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2028-02-01', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('the month of %s is from %s to %s', (day, from, to) => {
  expect(monthOf(day)).toEqual({ from, to });
});

const of = { day: '2026-11-28', documents: 2, country: 'FR' } as const;
const TAKINGS: Taking[] = [
  {
    ...{ ...of, shop: 'fr-fr', currency: 'EUR', kind: 'sales', rate: 20 },
    ...{ net: 10_000, vat: 2_000, gross: 12_000 },
  },
  {
    ...{ ...of, shop: 'fr-fr', currency: 'EUR', kind: 'sales', rate: null },
    ...{ net: 4_000, vat: 0, gross: 4_000 },
  },
  {
    ...{ ...of, shop: 'fr-fr', currency: 'EUR', kind: 'refunds', rate: 20 },
    ...{ net: -1_000, vat: -200, gross: -1_200 },
  },
  {
    ...{ ...of, shop: 'fr-ch', currency: 'CHF', kind: 'sales', rate: 8.1, country: 'CH' },
    ...{ net: 1_000, vat: 81, gross: 1_081 },
  },
];

test('each shop has its sums, refunds apart', () => {
  expect(sumsByShop(TAKINGS)).toEqual([
    { shop: 'fr-ch', currency: 'CHF', sales: 1_081, refunds: 0, vat: 81 },
    { shop: 'fr-fr', currency: 'EUR', sales: 16_000, refunds: -1_200, vat: 1_800 },
  ]);
});

test('the file has a row for each, in units of the currency', () => {
  expect(toCsv(TAKINGS).split('\r\n').slice(0, 4)).toEqual([
    'day,shop,kind,country,rate,documents,net,vat,gross,currency',
    '2026-11-28,fr-fr,sales,FR,20,2,100.00,20.00,120.00,EUR',
    '2026-11-28,fr-fr,sales,FR,,2,40.00,0.00,40.00,EUR',
    '2026-11-28,fr-fr,refunds,FR,20,2,-10.00,-2.00,-12.00,EUR',
  ]);
});
