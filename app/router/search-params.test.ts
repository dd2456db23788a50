import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search params', () => {
  test('repeat a name for each of its values, as a form does', { tags: ['RTE-10'] }, () => {
    const search = { size: ['36', '38'], q: 'robe à pois', page: '2' };
    const text = stringifySearch(search);
    expect(text).toBe('?size=36&size=38&q=robe+%C3%A0+pois&page=2');
    expect(parseSearch(text)).toEqual(search);
  });

  test('leave out what is not there', () => {
    expect(stringifySearch({ size: [], sort: undefined, q: null })).toBe('');
    expect(stringifySearch({ page: 2 })).toBe('?page=2');
    expect(parseSearch('')).toEqual({});
  });

  test('never turn a text into something else', () => {
    expect(parseSearch('?q=38&state=true&order=1e5')).toEqual({
      q: '38',
      state: 'true',
      order: '1e5',
    });
  });
});
