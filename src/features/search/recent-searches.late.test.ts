import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.late.ts';

let kept = new Map<string, string>();
const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => {
  kept = new Map();
});

test('searches stand newest first, each once whatever its case, five at most', () => {
  for (const text of ['robe', 'lin', 'Robe', 'jean', 'pull', 'sac', 'manteau']) {
    rememberSearch(shelf, text);
  }
  expect(recentSearches(shelf)).toEqual(['manteau', 'sac', 'pull', 'jean', 'Robe']);
});

test('searches can be forgotten, and something else in their place is none', () => {
  rememberSearch(shelf, 'robe');
  forgetSearches(shelf);
  expect(recentSearches(shelf)).toEqual([]);
  kept.set('vitrine-searches', '{"a":1}');
  expect(recentSearches(shelf)).toEqual([]);
});
