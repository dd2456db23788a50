import type { Product, ProductOption } from '#src/domain/catalogue/catalogue.schema.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** The size that a shopper chose last, per kind of garment; it stays in the browser. */
const KEY = 'vitrine-sizes';

/** Sizes by segmentation; a browser may hold anything under our name. */
function read(storage: BrowserStorage): Record<string, unknown> {
  return { ...Object(readJson(storage, KEY)) };
}

/** Sizes of one segmentation mean the same body: a 38 in trousers is not a 38 in shoes. */
export function rememberSize(storage: BrowserStorage, product: Product, size: string): void {
  writeJson(storage, KEY, { ...read(storage), [product.segmentationId]: size });
}

/** The sku of the remembered size, where this colour still has it; null otherwise. */
export function rememberedSku(storage: BrowserStorage, product: Product, option: ProductOption) {
  const size = read(storage)[product.segmentationId];
  const sku = option.skus.find((one) => one.size === size && one.availability !== 'UNAVAILABLE');
  return sku?.sku ?? null;
}
