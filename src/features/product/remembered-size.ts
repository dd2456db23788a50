import type { Product, ProductOption } from '#src/domain/catalogue.ts';

/** The size that a shopper chose last, per kind of garment; it stays in the browser. */
const KEY = 'vitrine-sizes';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Sizes by segmentation; a browser may hold anything under our name. */
function read(storage: BrowserStorage): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return { ...Object(stored) };
  } catch {
    return {};
  }
}

/** Sizes of one segmentation mean the same body: a 38 in trousers is not a 38 in shoes. */
export function rememberSize(storage: BrowserStorage, product: Product, size: string): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...read(storage), [product.segmentationId]: size }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** The sku of the remembered size, where this colour still has it; null otherwise. */
export function rememberedSku(storage: BrowserStorage, product: Product, option: ProductOption) {
  const size = read(storage)[product.segmentationId];
  const sku = option.skus.find((one) => one.size === size && one.availability !== 'UNAVAILABLE');
  return sku?.sku ?? null;
}
