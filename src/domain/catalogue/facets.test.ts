import { expect, test } from 'vitest';
import type { Facets } from './catalogue.schema.ts';
import { chosenOf, countChoices, NO_FILTER } from './facets.ts';

const facets: Facets = {
  audience: [],
  size: [],
  colour: [{ value: 'navy', label: 'bleu marine', count: 4, hex: '#22304a' }],
  material: [],
  tag: [],
  availability: [],
  price: null,
  store: { storeId: '7', name: 'Lyon Bellecour' },
};

test('what is chosen is named as the list names it, and by itself where the list does not', {
  tags: ['RTE-10'],
}, () => {
  const filter = { ...NO_FILTER, colour: ['navy', 'teal'], store: '7' };
  expect(chosenOf(facets, filter)).toEqual({
    values: [
      { group: 'colour', value: 'navy', label: 'bleu marine' },
      { group: 'colour', value: 'teal', label: 'teal' },
    ],
    store: { storeId: '7', name: 'Lyon Bellecour' },
  });
});

test('each value counts as a choice, a price range and a store as one each', {
  tags: ['RTE-10'],
}, () => {
  expect(countChoices(NO_FILTER)).toBe(0);
  const filter = { ...NO_FILTER, size: ['36', '38'], priceMin: 100, priceMax: 900, store: '7' };
  expect(countChoices(filter)).toBe(4);
});
