import { describe, expect, test } from 'vitest';
import type { SearchValues } from '#src/domain/catalogue/address-values.ts';
import { NO_FILTER } from '#src/domain/catalogue/facets.ts';
import { toListQuery } from '#src/domain/catalogue/list-search.ts';
import { readListSearch } from './read-list-search.ts';

const listOf = (search: SearchValues) => toListQuery(readListSearch(search));
const filterOf = (search: SearchValues) => listOf(search).filter;

describe('the list of an address', () => {
  test('takes one value or several of a group, each once', { tags: ['RTE-10'] }, () => {
    expect(filterOf({ size: '36' }).size).toEqual(['36']);
    expect(filterOf({ size: ['36', '38', '36'] }).size).toEqual(['36', '38']);
  });

  test('counts pages from 0, prices in cents', () => {
    const list = listOf({ page: '3', sort: 'newest', from: '20', to: '50' });
    expect(list).toMatchObject({ page: 2, sort: 'newest' });
    expect(list.filter).toMatchObject({ priceMin: 2_000, priceMax: 5_000 });
  });

  test.each([
    [{ from: '', to: '' }],
    [{ from: '-1', to: '1e9' }],
    [{ size: '', colour: [] }],
    [{ tag: 'Nope', availability: ['SOMETIMES'] }],
    [{ size: { a: 1 } }],
    [{ store: 'x', utm_source: 'mail' }],
  ])('is the whole list for %j: bad values are as if they were not there', (search) => {
    expect(filterOf(search)).toEqual(NO_FILTER);
  });

  test.each([['0'], ['-3'], ['x'], ['99999999']])('is the first page for page %s', (page) => {
    expect(listOf({ page }).page).toBe(0);
  });
});
