import { describe, expect, test } from 'vitest';
import { readOneOf, readSeveral, readText, readWhole } from './address-values.ts';

describe('values of an address', () => {
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
    expect(readWhole(value, 1, 10)).toBe(read);
  });

  test('a text is one of its shape, digits without quotes included', { tags: ['RTE-10'] }, () => {
    expect(readText('abc', /^\w{1,3}$/)).toBe('abc');
    expect(readText(12, /^\d+$/)).toBe('12');
    expect(readText('abcd', /^\w{1,3}$/)).toBeUndefined();
    expect(readText(['abc'], /^\w{1,3}$/)).toBeUndefined();
  });

  test('one of known words is that word and no other', { tags: ['RTE-10'] }, () => {
    expect(readOneOf('newest', ['newest', 'oldest'])).toBe('newest');
    expect(readOneOf('toString', ['newest', 'oldest'])).toBeUndefined();
  });

  test('several are what can be read of one or many, each once, and not too many', {
    tags: ['RTE-10'],
  }, () => {
    const read = (value: unknown) => readText(value, /^[a-z]$/);
    expect(readSeveral('a', read, 3)).toEqual(['a']);
    expect(readSeveral(['a', 'B', 'b', 'a'], read, 3)).toEqual(['a', 'b']);
    expect(readSeveral(['a', 'b', 'c', 'd'], read, 3)).toEqual(['a', 'b', 'c']);
    expect(readSeveral([], read, 3)).toBeUndefined();
    expect(readSeveral(undefined, read, 3)).toBeUndefined();
  });
});
