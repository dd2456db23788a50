import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { SIZE_SCALES, type SizeScale } from '#src/domain/size/size-scales.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/**
 * Items saved for later: enough to show them and to put them back. A list of this browser,
 * for guests and customers alike.
 */
const FIELDS = ['sku', 'productId', 'optionId', 'slug', 'name', 'size', 'colour'] as const;
export type SavedItem = Record<(typeof FIELDS)[number], string> & { sizeScale: SizeScale | null };

/** Newest first. */
const MAX_SAVED = 30;

/** Each shop has its own cart, and its own saved items. */
export const savedKey = (domain: string) => `vitrine-saved-${domain}`;

export function toSavedItem({ sku, product }: Pick<LineItem, 'sku' | 'product'>): SavedItem {
  const { productId, optionId, slug, name, sizeLabel, sizeScale, colour } = product;
  const labels = { size: sizeLabel.full, sizeScale, colour: colour.label };
  return { sku, productId, optionId, slug, name, ...labels };
}

const isScale = (value: unknown) => value === null || SIZE_SCALES.some((scale) => scale === value);

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isWhole = FIELDS.every((field) => typeof fields.get(field) === 'string');
  return isWhole && isScale(fields.get('sizeScale'));
}

/** The saved items; anything else under the key is left out. */
export function readSaved(storage: BrowserStorage, domain: string): SavedItem[] {
  const stored = readJson(storage, savedKey(domain));
  return Array.isArray(stored) ? stored.filter(isSavedItem).slice(0, MAX_SAVED) : [];
}

export function writeSaved(
  storage: BrowserStorage,
  domain: string,
  items: readonly SavedItem[],
): void {
  writeJson(storage, savedKey(domain), items.slice(0, MAX_SAVED));
}

/** The list with an item in front; each size of an item is in it once. */
export function withSaved(items: readonly SavedItem[], item: SavedItem): SavedItem[] {
  return [item, ...withoutSaved(items, item.sku)].slice(0, MAX_SAVED);
}

export function withoutSaved(items: readonly SavedItem[], sku: string): SavedItem[] {
  return items.filter((item) => item.sku !== sku);
}
