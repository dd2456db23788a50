import { expect, test } from 'vitest';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { pricesOf } from './write-prices.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const told = (...sizes: [sku: string, centAmount: number, compareAtCents?: number][]) => {
  const priced = sizes.map(([sku, centAmount, compareAtCents = null]) => ({
    ...{ sku, centAmount, compareAtCents },
  }));
  const rows = pricesOf('500201', priced, { currency: 'EUR', shops: ONLINE_LOCALES }, NOW);
  return (domain: string) =>
    rows
      .filter((row) => row.domain === domain)
      .map(({ sku, type, centAmount }) => [sku, type, centAmount]);
};

test('sizes that cost the same have one price in each shop', { tags: ['ENU-09'] }, () => {
  const inShop = told(['A', 4_999], ['B', 4_999]);
  expect(ONLINE_LOCALES.map((shop) => inShop(shop).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(inShop('fr-fr')).toEqual([[null, 'I', 4_999]]);
  expect(inShop('pl-pl')).toEqual([[null, 'I', 21_999]]);
});

test('sizes that differ, in price or in what they cost before, have one each', () => {
  expect(told(['A', 2_999], ['B', 4_999, 5_999])('de-de')).toEqual([
    ['A', 'I', 2_999],
    ['B', 'I', 5_999],
    ['B', 'S', 4_999],
  ]);
  expect(told(['A', 2_999, 3_999], ['B', 2_999, 4_999])('de-de')).toHaveLength(4);
});

test('prices that become the same label price in another currency are one there', () => {
  const inShop = told(['A', 2_990], ['B', 2_999]);
  expect(inShop('fr-fr')).toHaveLength(2);
  expect(inShop('fr-ch')).toEqual([[null, 'I', 3_290]]);
});
