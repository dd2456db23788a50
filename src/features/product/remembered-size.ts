import type { Product, ProductOption } from '#src/domain/catalogue.ts';

/** The size that a shopper chose last, per kind of garment; it stays in the browser. */
const KEY = 'vitrine-sizes';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Sizes by segmentation; a browser may hold anything under our name. */
function read(shelf: Shelf): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}');
    return { ...Object(kept) };
  } catch {
    return {};
  }
}

/** Sizes of one segmentation mean the same body: a 38 in trousers is not a 38 in shoes. */
export function rememberSize(shelf: Shelf, product: Product, size: string): void {
  try {
    shelf.setItem(KEY, JSON.stringify({ ...read(shelf), [product.segmentationId]: size }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** The sku of the remembered size, where this colour still has it; null otherwise. */
export function rememberedSku(shelf: Shelf, product: Product, option: ProductOption) {
  const size = read(shelf)[product.segmentationId];
  const sku = option.skus.find((one) => one.size === size && one.availability !== 'UNAVAILABLE');
  return sku?.sku ?? null;
}
