import { eq, inArray } from 'drizzle-orm';
import { slugOf } from '../catalogue/slug-of.ts';
import type { StockMove } from '../catalogue/stock-store.ts';
import { skus } from '../catalogue/tables.ts';
import type { Transaction } from '../database/database.ts';
import { ownGtin } from './import-ids.ts';
import type { ImportedVariant } from './read-variant.ts';

const LONGEST_SKU = 40;

/** Keys of other goods that a variant would like to have. */
async function takenKeys(tx: Transaction, variants: readonly ImportedVariant[]) {
  const wantedSkus = variants.flatMap(({ sku }) => sku ?? []);
  const wantedGtins = variants.flatMap(({ gtin }) => gtin ?? []);
  const taken = new Set<string>();
  if (wantedSkus.length > 0) {
    const rows = await tx.select().from(skus).where(inArray(skus.sku, wantedSkus));
    for (const { sku } of rows) taken.add(sku);
  }
  if (wantedGtins.length > 0) {
    const rows = await tx.select().from(skus).where(inArray(skus.gtin, wantedGtins));
    for (const { gtin } of rows) taken.add(gtin);
  }
  return taken;
}

/**
 * Writes the sizes of an option; answers what each is to have in stock. A size that is known keeps
 * its sku, which carts and orders hold; one that is no longer in the export is sold out.
 */
export async function writeSkus(
  tx: Transaction,
  optionId: string,
  variants: readonly ImportedVariant[],
): Promise<StockMove[]> {
  const known = await tx.select().from(skus).where(eq(skus.optionId, optionId));
  const added = variants.filter(({ size }) => !known.some((one) => one.size === size));
  const taken = await takenKeys(tx, added);
  const stock: StockMove[] = [];
  for (const [at, { size, sku, gtin, quantity }] of added.entries()) {
    const position = known.length + at;
    const own = `${optionId}-${slugOf(size) || position}`.slice(0, LONGEST_SKU);
    const key = sku !== null && !taken.has(sku) ? sku : own;
    const code = gtin !== null && !taken.has(gtin) ? gtin : ownGtin(optionId, position);
    await tx.insert(skus).values({ sku: key, optionId, gtin: code, size, position });
    taken.add(key).add(code);
    stock.push({ sku: key, quantity });
  }
  for (const { sku, size } of known) {
    const variant = variants.find((one) => one.size === size);
    stock.push({ sku, quantity: variant?.quantity ?? 0 });
  }
  return stock;
}
