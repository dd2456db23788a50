import { expect, test } from 'vitest';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { reservedItem } from './staff-reservation.list.ts';

const product: LineProduct = {
  productId: '400101',
  optionId: '500201',
  slug: 'robe-midi',
  name: 'Robe midi',
  size: '38',
  sizeLabel: { short: '10', full: 'UK 10' },
  sizeScale: 'women',
  colour: { label: 'Encre', hex: '#22304a' },
  tags: [],
  pictures: ['AP'],
  price: { currency: 'EUR', centAmount: 2999, type: 'I', initial: null, lowest30Days: null },
};

test('a store reads the name, the colour and the size of what it lays aside, and the sku of what is gone', () => {
  expect(reservedItem({ product, sku: '500201-38' })).toBe('Robe midi · Encre · UK 10');
  expect(reservedItem({ product: null, sku: '500201-38' })).toBe('500201-38');
});
