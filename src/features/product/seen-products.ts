import { isDigits } from '#src/domain/page-slugs.ts';

/** The products that were looked at last, newest first; the list stays in the browser. */
const KEY = 'vitrine-seen';
const MOST = 12;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function seenProducts(shelf: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((id) => typeof id === 'string' && isDigits(id)).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a product in front and answers those that were seen before it. */
export function seeProduct(shelf: Shelf, productId: string): string[] {
  const others = seenProducts(shelf).filter((id) => id !== productId);
  try {
    shelf.setItem(KEY, JSON.stringify([productId, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
  return others;
}
