import { isDigits } from '#src/domain/page-slugs.ts';

/** The products that were looked at last, newest first; the list stays in the browser. */
const KEY = 'vitrine-seen';
const MAX = 12;

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function seenProducts(storage: BrowserStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((id) => typeof id === 'string' && isDigits(id)).slice(0, MAX);
  } catch {
    return [];
  }
}

/** Puts a product in front and answers those that were seen before it. */
export function seeProduct(storage: BrowserStorage, productId: string): string[] {
  const others = seenProducts(storage).filter((id) => id !== productId);
  try {
    storage.setItem(KEY, JSON.stringify([productId, ...others].slice(0, MAX)));
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
  return others;
}
