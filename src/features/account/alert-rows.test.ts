import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StockAlert } from '#src/domain/wishlist/wishlist.schema.ts';
import { createUndoTimers } from '#src/features/undo/use-removed.ts';
import { alertRows } from './alert-rows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const alertOf = (sku: string): StockAlert => ({
  sku,
  productId: '400101',
  optionId: '500201',
  store: '1001',
  name: 'Robe midi',
  size: '38',
  sizeLabel: { short: '38', full: '38' },
  sizeScale: 'women',
  product: null,
});

test('a deleted alert keeps its place, marked as deleted, for four seconds', {
  tags: ['ENT-40'],
}, () => {
  let known = ['S1', 'S2', 'S3'].map(alertOf);
  let deleted = known.slice(1, 2);
  const timers = createUndoTimers((sku) => {
    known = known.filter((alert) => alert.sku !== sku);
    deleted = [];
  });
  timers.start('S2');
  vi.advanceTimersByTime(3_999);
  const rows = alertRows(known, deleted);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toEqual({ alert: alertOf('S2'), index: 1, isDeleted: true });
  expect(rows.map(({ isDeleted }) => isDeleted)).toEqual([false, true, false]);
  vi.advanceTimersByTime(2);
  expect(alertRows(known, deleted)).toHaveLength(2);
});
