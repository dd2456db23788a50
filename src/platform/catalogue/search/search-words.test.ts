import { expect, test } from 'vitest';
import { searchKey, searchSkus, searchWordsOf } from './search-words.ts';

test('words are lower case, without signs and single letters', { tags: ['RTE-08'] }, () => {
  expect(searchWordsOf('  Robe à pois, TAILLE haute! ')).toEqual([
    'robe',
    'pois',
    'taille',
    'haute',
  ]);
  expect(searchWordsOf('sukienka w kwiaty')).toEqual(['sukienka', 'kwiaty']);
  expect(searchWordsOf(':* & | !')).toEqual([]);
});

test('at most eight words are looked for', { tags: ['RTE-08'] }, () => {
  expect(searchWordsOf('aa bb cc dd ee ff gg hh ii jj')).toHaveLength(8);
});

test('six digits and barcodes are keys, with or without blanks', { tags: ['RTE-18'] }, () => {
  expect(searchKey('400101')).toBe('400101');
  expect(searchKey('360 0000 000016')).toBe('3600000000016');
  expect(searchKey('2024')).toBeNull();
  expect(searchKey('robe 400101')).toBeNull();
});

test.each(['Réf. 500201', 'ref: 500201', 'R500201', 'Referenz 500201', 'riferimento 500201'])(
  'a reference is a key with or without its word: %s',
  (typed) => {
    expect(searchKey(typed)).toBe('500201');
  },
);

test('a number of a size is looked up as typed and in capitals; words without a digit are none', () => {
  expect(searchSkus(' vt-dress/38 ')).toEqual(['vt-dress/38', 'VT-DRESS/38']);
  expect(searchSkus('S1')).toEqual(['S1']);
  expect(searchSkus('dress')).toEqual([]);
});
