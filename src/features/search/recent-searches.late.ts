/** What was searched last, newest first; the list stays in the browser. */
const KEY = 'vitrine-searches';
const MOST = 5;
const LONGEST = 100;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function recentSearches(shelf: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isSearch) ? kept.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(shelf: Shelf, text: string): void {
  const others = recentSearches(shelf).filter(
    (known) => known.toLowerCase() !== text.toLowerCase(),
  );
  try {
    shelf.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing suggests what is popular.
  }
}

export function forgetSearches(shelf: Shelf): void {
  try {
    shelf.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
