import { isDigits } from '#src/domain/content/page-slugs.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** The products that were looked at last, newest first; the list stays in the browser. */
const SEEN_KEY = 'vitrine-seen';
const MAX_SEEN = 12;

export function seenProducts(storage: BrowserStorage): string[] {
  const stored = readJson(storage, SEEN_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => typeof id === 'string' && isDigits(id)).slice(0, MAX_SEEN);
}

/** Puts a product in front and answers those that were seen before it. */
export function seeProduct(storage: BrowserStorage, productId: string): string[] {
  const others = seenProducts(storage).filter((id) => id !== productId);
  writeJson(storage, SEEN_KEY, [productId, ...others].slice(0, MAX_SEEN));
  return others;
}
