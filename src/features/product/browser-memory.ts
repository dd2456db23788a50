import type { Product, ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { isDigits } from '#src/domain/content/page-slugs.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** The size that a shopper chose last, per kind of garment; it stays in the browser. */
const SIZES_KEY = 'vitrine-sizes';

/** Sizes by segmentation; a browser may hold anything under our name. */
function readSizes(storage: BrowserStorage): Record<string, unknown> {
  return { ...Object(readJson(storage, SIZES_KEY)) };
}

/** Sizes of one segmentation mean the same body: a 38 in trousers is not a 38 in shoes. */
export function rememberSize(storage: BrowserStorage, product: Product, size: string): void {
  writeJson(storage, SIZES_KEY, { ...readSizes(storage), [product.segmentationId]: size });
}

/** The sku of the remembered size, if this colour has it in stock; null otherwise. */
export function rememberedSku(storage: BrowserStorage, product: Product, option: ProductOption) {
  const size = readSizes(storage)[product.segmentationId];
  const sku = option.skus.find((one) => one.size === size && one.availability !== 'UNAVAILABLE');
  return sku?.sku ?? null;
}

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
