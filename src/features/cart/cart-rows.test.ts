import { describe, expect, test } from 'vitest';
import type { LineItem } from '#src/domain/cart.ts';
import { cartRows, rowKey, withPlaces } from './cart-rows.ts';

function line(sku: string, more: Partial<LineItem> = {}): LineItem {
  return {
    lineId: `line-${sku}`,
    sku,
    quantity: 1,
    totalPrice: { centAmount: 2999, currencyCode: 'EUR' },
    isFree: false,
    lastModifiedAt: '2026-01-01T00:00:00Z',
    segmentationId: 'w1',
    availableQuantity: 9,
    categoryLabel: '',
    product: {
      productId: '400101',
      optionId: '500201',
      slug: 'robe-midi',
      name: 'Robe midi',
      size: '38',
      colour: { label: 'Encre', hex: '#22304a' },
      tags: [],
      pictures: ['AP'],
      price: { currency: 'EUR', centAmount: 2999, type: 'I', initial: null, lowest30Days: null },
    },
    ...more,
  };
}
const [first, second, third] = [line('S1'), line('S2'), line('S3')];
const shown = (rows: ReturnType<typeof cartRows>) =>
  rows.map(({ line: { sku }, isRemoved }) => (isRemoved ? `(${sku})` : sku));

describe('rows of the cart page', () => {
  const places = withPlaces([], [first, second, third]);

  test('a removed line stays as removed at its own place (CRT-20)', () => {
    expect(shown(cartRows(places, [first, third], [second]))).toEqual(['S1', '(S2)', 'S3']);
  });

  test('several removed lines keep a place each (CRT-20, A-056)', () => {
    expect(shown(cartRows(places, [second], [third, first]))).toEqual(['(S1)', 'S2', '(S3)']);
  });

  test('a line that was put back at the end returns to its old place (CRT-22)', () => {
    const back = line('S2', { lineId: 'line-new' });
    const rows = cartRows(withPlaces(places, [first, third, back]), [first, third, back], []);
    expect(shown(rows)).toEqual(['S1', 'S2', 'S3']);
  });

  test('a line that is back while its banner is still open is shown once, as a line (CRT-22)', () => {
    expect(shown(cartRows(places, [first, second, third], [second]))).toEqual(['S1', 'S2', 'S3']);
  });

  test('a line that was never seen comes last (A-056)', () => {
    const added = withPlaces(places, [line('S9'), first]);
    expect(shown(cartRows(added, [line('S9'), first], []))).toEqual(['S1', 'S9']);
    expect(withPlaces(added, [first])).toBe(added);
  });

  test('a gift and a bought piece of the same sku are two rows (A-057)', () => {
    const gift = line('S1', { isFree: true });
    expect(rowKey(gift)).not.toBe(rowKey(first));
    expect(cartRows(withPlaces([], [first, gift]), [first, gift], [])).toHaveLength(2);
  });
});
