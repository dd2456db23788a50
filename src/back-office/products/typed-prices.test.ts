import { expect, test } from 'vitest';
import { toNewPrices, typedOf } from './typed-prices.ts';

const begun = {
  optionIds: ['1'],
  prices: { 'fr-fr': { initial: '69,99', sale: '' }, 'de-de': { initial: '69,99', sale: '48,99' } },
  ...{ from: '', lastDay: '' },
};

test('only shops whose prices were changed are asked for, amounts as people write them', () => {
  const typed = {
    ...begun,
    prices: { ...begun.prices, 'fr-fr': { initial: '€69.99', sale: '50' } },
  };
  expect(toNewPrices(typed, begun)).toEqual({
    optionIds: ['1'],
    shops: [{ shop: 'fr-fr', initialCents: 6_999, saleCents: 5_000 }],
    ...{ from: null, lastDay: null },
  });
});

test('a reduction that is emptied ends, and a form without a change asks for nothing', () => {
  expect(toNewPrices(typedOf({ ...begun }, begun), begun)).toBeNull();
  const emptied = typedOf(
    {
      ...begun,
      prices: { 'fr-fr': { initial: '69,99' }, 'de-de': { initial: '69,99', sale: null } },
    },
    begun,
  );
  expect(toNewPrices(emptied, begun)?.shops).toEqual([
    { shop: 'de-de', initialCents: 6_999, saleCents: null },
  ]);
});
