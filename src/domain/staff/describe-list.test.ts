import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeList, fileColumns } from './list.ts';

const list = describeList({
  name: 'coats',
  item: z.object({ id: z.string(), cents: z.int(), soldAt: z.string().nullable() }),
  filters: { state: z.enum(['sold']).optional() },
  sortable: ['soldAt', 'price'],
  order: 'desc',
  columns: {
    price: {
      kind: 'money',
      of: ({ cents: centAmount }) => ({ centAmount, currencyCode: 'EUR' }),
      sort: 'price',
    },
    sold: { kind: 'moment', of: ({ soldAt }) => soldAt, sort: 'soldAt' },
  },
  file: { number: ({ id }) => id, price: 'price', 'sold at': 'sold' },
});

test('a list that is asked for nothing answers its first page in its own sequence', () => {
  expect(list.query.parse({})).toEqual({ page: 1, size: 25, sort: 'soldAt', order: 'desc' });
  expect(list.query.safeParse({ state: 'lost' }).success).toBe(false);
  expect(list.query.safeParse({ sort: 'id' }).success).toBe(false);
});

test('the file of a list says sums as decimals and instants as they are, below its own heads', () => {
  const cells = fileColumns(list);
  const row = { id: 'C1', cents: 12_950, soldAt: '2026-11-28T10:00:00.000Z' };
  expect(Object.entries(cells).map(([head, cell]) => [head, cell(row)])).toEqual([
    ['number', 'C1'],
    ['price', '129.50'],
    ['sold at', '2026-11-28T10:00:00.000Z'],
  ]);
  expect(cells['sold at']?.({ ...row, soldAt: null })).toBeNull();
});
