import { expect, test } from 'vitest';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { cheaperBy } from './wishlist.ts';

const product: ProductSummary = {
  productId: '1',
  optionId: '2',
  isMainOption: true,
  slug: 'robe',
  name: 'Robe',
  swatches: ['#000000'],
  price: { currency: 'EUR', centAmount: 1999, type: 'S', initial: 2999, lowest30Days: null },
  tags: [],
  labels: [],
  hasBack: false,
  availability: 'AVAILABLE',
};
const wish = { productId: '1', optionId: '2' };

test.each([
  [2999, 1000],
  [1999, 0],
  [1500, 0],
  [null, 0],
])('a wish of %s cents is now cheaper by %i', (wishedPrice, cents) => {
  expect(cheaperBy({ ...wish, product, wishedPrice })).toBe(cents);
});

test('what is no longer sold did not become cheaper', () => {
  expect(cheaperBy({ ...wish, product: null, wishedPrice: 2999 })).toBe(0);
});
