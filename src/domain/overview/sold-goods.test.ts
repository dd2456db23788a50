import { expect, test } from 'vitest';
import { inSizeOrder } from './sold-goods.ts';

test('sizes are listed scale by scale, from small to large', () => {
  const women = ['42', '36', '38'].map((id) => ({ id, scale: 'women' as const }));
  const letters = ['XL', 'S', 'XXS', 'M'].map((id) => ({ id, scale: 'letters' as const }));
  const jeans = ['W32 L34', 'W28 L32'].map((id) => ({ id, scale: 'jeans' as const }));
  const unknown = ['10', '9'].map((id) => ({ id, scale: null }));
  const sorted = inSizeOrder([...unknown, ...letters, ...jeans, ...women], 'fr-fr');
  expect(sorted.map(({ id }) => id)).toEqual([
    ...['36', '38', '42', 'W28 L32', 'W32 L34', 'XXS', 'S', 'M', 'XL', '9', '10'],
  ]);
});
