import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../kernel/database/database.ts';
import { slugOf } from './slug-of.ts';
import { skus } from './tables.ts';
import type { WantedGtin } from './write-gtins.ts';

const LONGEST_SKU = 40;
/** The stock of a new size where an export has none, so that what it sells can be bought. */
const UNCOUNTED = 10;

/** A size that an import sells, with what it would like to call it; null is what it does not say. */
type WantedSize = {
  size: string;
  sku: string | null;
  gtin: string | null;
  quantity: number | null;
};

/** Skus of other goods that a variant would like to have. */
async function takenSkus(tx: Transaction, variants: readonly WantedSize[]) {
  const wanted = variants.flatMap(({ sku }) => sku ?? []);
  if (wanted.length === 0) return new Set<string>();
  const rows = await tx.select({ sku: skus.sku }).from(skus).where(inArray(skus.sku, wanted));
  return new Set(rows.map(({ sku }) => sku));
}

export type RefusedSkus = {
  /** Skus of the export that another size has: these get another one. */
  takenSkus: string[];
  /** Skus of the export that came too late: their sizes are known by others. */
  lateSkus: string[];
};
type WrittenSkus = RefusedSkus & {
  /** What each size is to have in stock. */
  stock: { sku: string; quantity: number }[];
  gtins: WantedGtin[];
};

/**
 * Writes the sizes of an option. A size that is known keeps its sku, which carts and orders hold;
 * one that is no longer in the export is sold out, and one whose stock is not said keeps it.
 */
export async function writeSkus(
  tx: Transaction,
  optionId: string,
  variants: readonly WantedSize[],
): Promise<WrittenSkus> {
  const known = await tx
    .select()
    .from(skus)
    .where(eq(skus.optionId, optionId))
    .orderBy(skus.position);
  const added = variants.filter(({ size }) => !known.some((one) => one.size === size));
  const taken = await takenSkus(tx, added);
  const stock: WrittenSkus['stock'] = [];
  const gtins: WantedGtin[] = [];
  const refused: RefusedSkus = { takenSkus: [], lateSkus: [] };
  for (const [at, { size, sku, gtin, quantity }] of added.entries()) {
    const position = known.length + at;
    const own = `${optionId}-${slugOf(size) || position}`.slice(0, LONGEST_SKU);
    const key = sku !== null && !taken.has(sku) ? sku : own;
    if (sku !== null && key !== sku) refused.takenSkus.push(sku);
    await tx.insert(skus).values({ sku: key, optionId, size, position });
    taken.add(key);
    stock.push({ sku: key, quantity: quantity ?? UNCOUNTED });
    gtins.push({ sku: key, gtin });
  }
  for (const { sku, size } of known) {
    const variant = variants.find((one) => one.size === size);
    if (variant === undefined) {
      stock.push({ sku, quantity: 0 });
      continue;
    }
    if (variant.quantity !== null) stock.push({ sku, quantity: variant.quantity });
    gtins.push({ sku, gtin: variant.gtin });
    if (variant.sku !== null && variant.sku !== sku) refused.lateSkus.push(variant.sku);
  }
  return { stock, gtins, ...refused };
}
