import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { oneOf, several, text, whole } from './search-params.ts';

describe('search params', () => {
  test.each([
    ['3', 3],
    [3, 3],
    ['0', undefined],
    ['11', undefined],
    ['1e1', undefined],
    ['', undefined],
    [null, undefined],
    [['3'], undefined],
    [{ 3: 3 }, undefined],
  ])('%j as a whole number from 1 to 10 is %j', { tags: ['RTE-10'] }, (value, read) => {
    expect(v.parse(whole(1, 10), value)).toBe(read);
  });

  test('a text is one of its shape', { tags: ['RTE-10'] }, () => {
    const word = text(/^\w{1,3}$/);
    expect(v.parse(word, 'abc')).toBe('abc');
    expect(v.parse(word, '12')).toBe('12');
    expect(v.parse(word, 'abcd')).toBeUndefined();
    expect(v.parse(word, ['abc'])).toBeUndefined();
  });

  test('one of known words is that word and no other', { tags: ['RTE-10'] }, () => {
    const sort = oneOf(['newest', 'oldest']);
    expect(v.parse(sort, 'newest')).toBe('newest');
    expect(v.parse(sort, 'toString')).toBeUndefined();
  });

  test('several are what can be read of one or many, each once, and not too many', {
    tags: ['RTE-10'],
  }, () => {
    const letters = several(text(/^[a-z]$/), 3);
    expect(v.parse(letters, 'a')).toEqual(['a']);
    expect(v.parse(letters, ['a', 'B', 'b', 'a'])).toEqual(['a', 'b']);
    expect(v.parse(letters, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
    expect(v.parse(letters, [])).toBeUndefined();
    expect(v.parse(letters, undefined)).toBeUndefined();
    expect(v.parse(letters, { a: 1 })).toBeUndefined();
  });
});
