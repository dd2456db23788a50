import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/database.ts';
import { skus } from '../products/tables.ts';
import { slugOf } from '../slug-of.ts';
import type { WantedGtin } from './write-gtins.ts';

const LONGEST_SKU = 40;
/** A size that is sold, with what it is to be called; null is what nobody says. */
type WantedSize = { size: string; sku: string | null; gtin: string | null };

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
export type WrittenSize = { size: string; sku: string; isNew: boolean };
type WrittenSkus = RefusedSkus & {
  sizes: WrittenSize[];
  /** Of sizes that are not sold any more. */
  goneSkus: string[];
  gtins: WantedGtin[];
};

/**
 * Writes the sizes of an option. A size that is known keeps its sku, which carts and orders hold; one
 * that is left out stays for those who bought it.
 */
export async function writeSkus(
  tx: Transaction,
  optionId: string,
  wanted: readonly WantedSize[],
): Promise<WrittenSkus> {
  const known = await tx
    .select()
    .from(skus)
    .where(eq(skus.optionId, optionId))
    .orderBy(skus.position);
  const added = wanted.filter(({ size }) => !known.some((one) => one.size === size));
  const taken = await takenSkus(tx, added);
  const rows: (typeof skus.$inferInsert)[] = [];
  const sizes: WrittenSize[] = [];
  const gtins: WantedGtin[] = [];
  const refused: RefusedSkus = { takenSkus: [], lateSkus: [] };
  for (const [at, { size, sku, gtin }] of added.entries()) {
    const position = known.length + at;
    const own = `${optionId}-${slugOf(size) || position}`.slice(0, LONGEST_SKU);
    const key = sku !== null && !taken.has(sku) ? sku : own;
    if (sku !== null && key !== sku) refused.takenSkus.push(sku);
    rows.push({ sku: key, optionId, size, position });
    taken.add(key);
    sizes.push({ size, sku: key, isNew: true });
    gtins.push({ sku: key, gtin });
  }
  if (rows.length > 0) await tx.insert(skus).values(rows);
  for (const { sku, size } of known) {
    const one = wanted.find((other) => other.size === size);
    if (one === undefined) continue;
    sizes.push({ size, sku, isNew: false });
    gtins.push({ sku, gtin: one.gtin });
    if (one.sku !== null && one.sku !== sku) refused.lateSkus.push(one.sku);
  }
  const kept = new Set(sizes.map(({ sku }) => sku));
  const goneSkus = known.flatMap(({ sku }) => (kept.has(sku) ? [] : sku));
  return { sizes, goneSkus, gtins, ...refused };
}
