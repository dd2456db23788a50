import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

let stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored = new Map();
});

test('searches are listed newest first, each once in any case, five at most', () => {
  for (const text of ['robe', 'lin', 'Robe', 'jean', 'pull', 'sac', 'manteau']) {
    rememberSearch(storage, text);
  }
  expect(recentSearches(storage)).toEqual(['manteau', 'sac', 'pull', 'jean', 'Robe']);
});

test('searches can be cleared, and anything else under their key is none', () => {
  rememberSearch(storage, 'robe');
  forgetSearches(storage);
  expect(recentSearches(storage)).toEqual([]);
  stored.set('vitrine-searches', '{"a":1}');
  expect(recentSearches(storage)).toEqual([]);
});
