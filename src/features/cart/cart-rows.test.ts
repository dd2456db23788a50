import { describe, expect, test } from 'vitest';
import type { CartGiftCard, LineItem } from '#src/domain/cart/cart.schema.ts';
import {
  type CartEntry,
  cartRows,
  entriesOf,
  removalOf,
  rowKey,
  withNewRows,
} from './cart-rows.ts';

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
      sizeLabel: { short: '38', full: '38' },
      sizeScale: 'women',
      colour: { label: 'Encre', hex: '#22304a' },
      tags: [],
      pictures: ['AP'],
      price: { currency: 'EUR', centAmount: 2999, type: 'I', initial: null, lowest30Days: null },
    },
    ...more,
  };
}
const entry = (item: LineItem): CartEntry => ({ kind: 'line', line: item });
const giftCard = (id: string, more: Partial<CartGiftCard> = {}): CartGiftCard => ({
  id,
  price: 5_000,
  recipientName: 'Camille',
  recipientEmail: 'camille@vitrine.example',
  message: '',
  senderName: 'Lou',
  sendOn: null,
  design: 'window',
  ...more,
});
const cartOf = (giftCards: CartGiftCard[]) => ({
  lineItems: [line('S1')],
  loyaltyCard: { lineId: 'k', price: 300 },
  giftCards,
  donations: [{ id: 'hedge', lineId: 'd', price: 100 }],
  giftWrap: null,
});
const [first, second, third] = [entry(line('S1')), entry(line('S2')), entry(line('S3'))];
const nameOf = (shown: CartEntry) => (shown.kind === 'line' ? shown.line.sku : shown.kind);
const shown = (rows: ReturnType<typeof cartRows>) =>
  rows.map(({ entry: one, isRemoved }) => (isRemoved ? `(${nameOf(one)})` : nameOf(one)));

describe('rows of the cart page', () => {
  const order = withNewRows([], [first, second, third]);

  test('a removed line stays as removed at its own place', { tags: ['CRT-20'] }, () => {
    expect(shown(cartRows(order, [first, third], [second]))).toEqual(['S1', '(S2)', 'S3']);
  });

  test('several removed lines keep a place each', { tags: ['CRT-20', 'A-056'] }, () => {
    expect(shown(cartRows(order, [second], [third, first]))).toEqual(['(S1)', 'S2', '(S3)']);
  });

  test('a line that was put back at the end returns to its old place', { tags: ['CRT-22'] }, () => {
    const back = entry(line('S2', { lineId: 'line-new' }));
    const rows = cartRows(withNewRows(order, [first, third, back]), [first, third, back], []);
    expect(shown(rows)).toEqual(['S1', 'S2', 'S3']);
  });

  test('a line that is back while its banner is still open is shown once, as a line', {
    tags: ['CRT-22'],
  }, () => {
    expect(shown(cartRows(order, [first, second, third], [second]))).toEqual(['S1', 'S2', 'S3']);
  });

  test('a line that was never seen comes last', { tags: ['A-056'] }, () => {
    const added = withNewRows(order, [entry(line('S9')), first]);
    expect(shown(cartRows(added, [entry(line('S9')), first], []))).toEqual(['S1', 'S9']);
    expect(withNewRows(added, [first])).toBe(added);
  });

  test('a gift and a bought item of the same sku are two rows', { tags: ['A-057'] }, () => {
    const gift = entry(line('S1', { isFree: true }));
    expect(rowKey(gift)).not.toBe(rowKey(first));
    expect(cartRows(withNewRows([], [first, gift]), [first, gift], [])).toHaveLength(2);
  });
});

describe('rows beside the lines', () => {
  test('cards and donations come below them, each with a row', () => {
    const entries = entriesOf(cartOf([giftCard('g1')]));
    expect(entries.map(({ kind }) => kind)).toEqual([
      'line',
      'loyalty-card',
      'gift-card',
      'donation',
    ]);
    expect(new Set(entries.map(rowKey)).size).toBe(4);
  });

  test('a gift card that came back under another id is in its old place', {
    tags: ['CRT-25'],
  }, () => {
    const known = entriesOf(cartOf([giftCard('g1'), giftCard('g2', { price: 2_000 })]));
    const back = entriesOf(cartOf([giftCard('g2', { price: 2_000 }), giftCard('g3')]));
    const rows = cartRows(withNewRows([], known), back, []);
    expect(rows.flatMap(({ entry: one }) => (one.kind === 'gift-card' ? one.card.id : []))).toEqual(
      ['g3', 'g2'],
    );
  });

  test('of two gift cards that say the same the last one goes, and leaves a ghost', {
    tags: ['CRT-25'],
  }, () => {
    const known = entriesOf(cartOf([giftCard('g1'), giftCard('g2')]));
    const [, , one] = known;
    const gone = removalOf(known, one ?? first);
    expect(gone).toMatchObject({ card: { id: 'g2' } });
    const rows = cartRows(withNewRows([], known), entriesOf(cartOf([giftCard('g1')])), [gone]);
    expect(shown(rows)).toEqual(['S1', 'loyalty-card', 'gift-card', '(gift-card)', 'donation']);
  });
});
