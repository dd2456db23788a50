import { isDigits } from '#src/domain/content/page-slugs.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** The products that were looked at last, newest first; the list stays in the browser. */
const KEY = 'vitrine-seen';
const MAX = 12;

export function seenProducts(storage: BrowserStorage): string[] {
  const stored = readJson(storage, KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => typeof id === 'string' && isDigits(id)).slice(0, MAX);
}

/** Puts a product in front and answers those that were seen before it. */
export function seeProduct(storage: BrowserStorage, productId: string): string[] {
  const others = seenProducts(storage).filter((id) => id !== productId);
  writeJson(storage, KEY, [productId, ...others].slice(0, MAX));
  return others;
}
