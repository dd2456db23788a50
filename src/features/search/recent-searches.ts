import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** What was searched last, newest first; the list stays in the browser. */
const KEY = 'vitrine-searches';
const MAX = 5;
const LONGEST = 100;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

export function recentSearches(storage: BrowserStorage): string[] {
  const stored = readJson(storage, KEY);
  return Array.isArray(stored) && stored.every(isSearch) ? stored.slice(0, MAX) : [];
}

export function rememberSearch(storage: BrowserStorage, text: string): void {
  const others = recentSearches(storage).filter(
    (known) => known.toLowerCase() !== text.toLowerCase(),
  );
  writeJson(storage, KEY, [text, ...others].slice(0, MAX));
}

export function forgetSearches(storage: BrowserStorage): void {
  storage.removeItem(KEY);
}
