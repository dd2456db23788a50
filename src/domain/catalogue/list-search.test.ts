import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NO_FILTER } from './facets.ts';
import { searchEntries, withChoice, withoutChoices, withPrice } from './list-choices.ts';
import {
  canonicalPage,
  isWholeList,
  type ListSearch,
  listSearchSchema,
  toListFilter,
  toListQuery,
} from './list-search.ts';

const narrowed: ListSearch = { size: ['36', '38'], sort: 'newest', page: 3, to: 50 };

describe('what narrows a list', () => {
  test('is a filter with prices in cents; an empty URL narrows nothing', {
    tags: ['RTE-10'],
  }, () => {
    expect(toListFilter({})).toEqual(NO_FILTER);
    expect(toListFilter({ ...narrowed, from: 20 })).toEqual({
      ...NO_FILTER,
      size: ['36', '38'],
      priceMin: 2_000,
      priceMax: 5_000,
    });
  });

  test('grows and shrinks by one choice, from the first page on', () => {
    expect(withChoice(narrowed, 'size', '40', true)).toEqual({
      size: ['36', '38', '40'],
      sort: 'newest',
      to: 50,
    });
    expect(withChoice({ size: ['36'] }, 'size', '36', false)).toEqual({});
    expect(withChoice({ size: ['36'] }, 'size', '36', true)).toEqual({ size: ['36'] });
    expect(withChoice({}, 'tag', 'New', true)).toEqual({ tag: ['New'] });
  });

  test('has a price range that may be open at either end', () => {
    expect(withPrice(narrowed, 10, undefined)).toEqual({
      size: ['36', '38'],
      sort: 'newest',
      from: 10,
    });
    expect(withPrice(narrowed, undefined, undefined)).toEqual({
      size: ['36', '38'],
      sort: 'newest',
    });
  });

  test('is cleared in one go, and the order stays', () => {
    expect(withoutChoices(narrowed)).toEqual({ sort: 'newest' });
    expect(withoutChoices({ page: 2 })).toEqual({});
  });

  test('is in a URL once per value', () => {
    expect(searchEntries(narrowed)).toEqual([
      ['size', '36'],
      ['size', '38'],
      ['to', '50'],
      ['sort', 'newest'],
      ['page', '3'],
    ]);
  });

  test('keeps its filters open while choices come and go, and says so in a form', {
    tags: ['RTE-10'],
  }, () => {
    const open: ListSearch = { filters: 'open', size: ['36'], sort: 'newest' };
    expect(withChoice(open, 'size', '36', false)).toEqual({ filters: 'open', sort: 'newest' });
    expect(withoutChoices(open)).toEqual({ filters: 'open', sort: 'newest' });
    expect(searchEntries(open)).toContainEqual(['filters', 'open']);
  });
});

test.each<[ListSearch, boolean]>([
  [{}, true],
  [{ page: 1, sort: 'newest', filters: 'open' }, true],
  [{ size: [] }, true],
  [{ page: 2 }, false],
  [{ size: ['36'] }, false],
  [{ availability: ['AVAILABLE'] }, false],
  [{ to: 50 }, false],
  [{ store: 's1' }, false],
])('a list at %j begins where nothing narrows it: %s', (search, isWhole) => {
  expect(isWholeList(search)).toBe(isWhole);
});

test('a page of a list has its own canonical URL unless something narrows or orders the list', () => {
  expect(canonicalPage({})).toBe(1);
  expect(canonicalPage({ page: 3 })).toBe(3);
  expect(canonicalPage({ page: 3, size: ['36'] })).toBe(1);
  expect(canonicalPage({ page: 3, sort: 'newest' })).toBe(1);
  expect(canonicalPage({ page: 3, to: 50 })).toBe(1);
});

const listOf = (search: Record<string, unknown>) => toListQuery(v.parse(listSearchSchema, search));
const filterOf = (search: Record<string, unknown>) => listOf(search).filter;

describe('the list of a URL', () => {
  test('takes one value or several of a group, each once', { tags: ['RTE-10'] }, () => {
    expect(filterOf({ size: '36' }).size).toEqual(['36']);
    expect(filterOf({ size: ['36', '38', '36'] }).size).toEqual(['36', '38']);
  });

  test('counts pages from 0, prices in cents', () => {
    const list = listOf({ page: '3', sort: 'newest', from: '20', to: '50' });
    expect(list).toMatchObject({ page: 2, sort: 'newest' });
    expect(list.filter).toMatchObject({ priceMin: 2_000, priceMax: 5_000 });
  });

  test.each([['19.90'], ['19,90'], [19.9]])('takes cents of a price: %j', (from) => {
    expect(filterOf({ from }).priceMin).toBe(1_990);
  });

  test.each([
    [{ from: '', to: '' }],
    [{ from: '19.905', to: ['1', '2'] }],
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
