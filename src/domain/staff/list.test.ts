import { expect, test } from 'vitest';
import { z } from 'zod';
import { listOf, listQuery, rowsOf } from './list.ts';

const query = listQuery({ state: z.enum(['open', 'done']).optional() }, ['at', 'name']);

test('a list that is asked for nothing answers 25 rows of its first page, by its first column', () => {
  expect(query.parse({})).toEqual({ page: 1, size: 25, sort: 'at', order: 'asc' });
});

test('a page, its size, what it is sorted by and what it holds are read from the address', () => {
  const asked = { page: '3', size: '100', sort: 'name', order: 'desc', q: ' anna ', state: 'open' };
  expect(query.parse(asked)).toEqual({ ...asked, page: 3, size: 100, q: 'anna' });
  expect(rowsOf(query.parse(asked))).toEqual({ limit: 100, offset: 200 });
});

test.for([{ page: '0' }, { size: '101' }, { sort: 'password' }, { order: 'up' }, { state: 'x' }])(
  'a list is not drawn for %o',
  (asked) => {
    expect(query.safeParse(asked).success).toBe(false);
  },
);

test('a list answers its values and how many there are in all', () => {
  expect(listOf(z.string()).parse({ values: ['a'], total: 7 })).toEqual({
    values: ['a'],
    total: 7,
  });
});
