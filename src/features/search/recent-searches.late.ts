/** What was searched last, newest first; the list stays in the browser. */
const KEY = 'vitrine-searches';
const MAX = 5;
const LONGEST = 100;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function recentSearches(storage: BrowserStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) && stored.every(isSearch) ? stored.slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(storage: BrowserStorage, text: string): void {
  const others = recentSearches(storage).filter(
    (known) => known.toLowerCase() !== text.toLowerCase(),
  );
  try {
    storage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MAX)));
  } catch {
    // A browser that keeps nothing suggests what is popular.
  }
}

export function forgetSearches(storage: BrowserStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
