import { expect, test } from 'vitest';
import type { NewPromotion } from '#src/domain/promotion/promotion.schema.ts';
import { EVERYTHING } from '#src/domain/promotion/promotion-rule.ts';
import { BEGUN, currenciesOf, promotionOf, valuesOf } from './promotion-values.ts';

const labels = { fr: 'a', en: 'b', de: 'c', it: 'd', es: 'e', pl: 'f' };
const promotion: NewPromotion = {
  ...{ name: 'Three for two', labels, shops: ['fr-fr', 'fr-ch'], reach: 'members', group: 'B' },
  ...{ begins: '2026-12-04T20:00', ends: null, rank: 2 },
  selection: { ...EVERYTHING, families: ['f1'], exceptProductIds: ['7', '8'], onlyFullPrice: true },
  effect: { kind: 'nth', pieces: 3, percent: 100 },
  needs: { kind: 'cents', amounts: { EUR: 5_000, CHF: 5_550 }, of: EVERYTHING },
  cap: { EUR: 10_000, CHF: 11_000 },
};

test('a promotion read into the form and sent again is the same', () => {
  expect(promotionOf(valuesOf(promotion))).toEqual(promotion);
  const others: NewPromotion[] = [
    {
      ...promotion,
      effect: { kind: 'bundle', pieces: 2, amounts: { EUR: 999, CHF: 1_000 } },
      cap: null,
    },
    { ...promotion, effect: { kind: 'delivery', methods: ['LM'] }, needs: null },
    {
      ...promotion,
      needs: { kind: 'pieces', pieces: 4, of: { ...EVERYTHING, brands: ['Okapi'] } },
    },
    { ...promotion, needs: { kind: 'pieces', pieces: 4, of: null } },
    { ...promotion, effect: { kind: 'gift', sku: 'S2' }, isOfRest: true },
    { ...promotion, effect: { kind: 'points', points: 50 }, reach: 'code', isOffer: true },
    {
      ...{ ...promotion, reach: 'code', code: 'DRESS10' },
      limits: { uses: 20, usesPerCustomer: 1, budget: { EUR: 50_000, CHF: 55_000 } },
    },
  ];
  for (const one of others) expect(promotionOf(valuesOf(one))).toEqual(one);
});

test('sums are sent of the chosen shops alone, and nothing is sent of a form that lacks something', () => {
  const typed = {
    ...{ ...BEGUN, name: 'Ten off', labels, shops: ['de-de' as const], effect: 'amount' as const },
    sums: { EUR: 10, CHF: 12 },
  };
  expect(currenciesOf(['pl-pl', 'de-de', 'fr-fr'])).toEqual(['EUR', 'PLN']);
  expect(promotionOf(typed)?.effect).toEqual({ kind: 'amount', amounts: { EUR: 1_000 } });
  expect(promotionOf({ ...typed, labels: { ...labels, pl: '' } })).toBeNull();
  expect(promotionOf({ ...typed, shops: [] })).toBeNull();
});
