import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/database.ts';
import { productOptions, skus } from '../products/tables.ts';

/** The barcode that an export gives a size; null where it gives none that can be read. */
export type WantedGtin = { sku: string; gtin: string | null };

/** Barcodes among these that sizes of other products have. */
async function takenElsewhere(
  tx: Transaction,
  gtins: readonly string[],
  own: ReadonlySet<string>,
): Promise<Set<string>> {
  if (gtins.length === 0) return new Set();
  const rows = await tx
    .select({ sku: skus.sku, gtin: skus.gtin })
    .from(skus)
    .where(inArray(skus.gtin, [...gtins]));
  return new Set(rows.flatMap(({ sku, gtin }) => (gtin === null || own.has(sku) ? [] : [gtin])));
}

/**
 * Gives the sizes of a product the barcodes of its export: none is made up, and none is given twice.
 * Sizes that the export no longer has keep theirs. Answers the barcodes that were another size's.
 */
export async function writeGtins(
  tx: Transaction,
  productId: string,
  wanted: readonly WantedGtin[],
): Promise<string[]> {
  const known = await tx
    .select({ sku: skus.sku, gtin: skus.gtin })
    .from(skus)
    .innerJoin(productOptions, eq(productOptions.optionId, skus.optionId))
    .where(eq(productOptions.productId, productId));
  const named = new Set(wanted.map(({ sku }) => sku));
  const all = [...wanted, ...known.filter(({ sku }) => !named.has(sku))];
  // Of two sizes with one barcode, that which has it keeps it.
  const kept = new Map(known.map(({ sku, gtin }) => [sku, gtin]));
  const isKept = ({ sku, gtin }: WantedGtin) => gtin !== null && kept.get(sku) === gtin;
  const inTurn = [...all.filter(isKept), ...all.filter((one) => !isKept(one))];
  const own = new Set(known.map(({ sku }) => sku));
  const taken = await takenElsewhere(
    tx,
    all.flatMap(({ gtin }) => gtin ?? []),
    own,
  );
  const refused: string[] = [];
  const given = new Map<string, string | null>();
  for (const { sku, gtin } of inTurn) {
    const isFree = gtin === null || !taken.has(gtin);
    given.set(sku, isFree ? gtin : null);
    if (gtin === null) continue;
    if (!isFree && named.has(sku)) refused.push(gtin);
    taken.add(gtin);
  }
  const changed = known.filter(({ sku, gtin }) => gtin !== given.get(sku)).map(({ sku }) => sku);
  if (changed.length === 0) return refused;
  // All at first, so that two sizes may change theirs with each other.
  await tx.update(skus).set({ gtin: null }).where(inArray(skus.sku, changed));
  for (const sku of changed) {
    const gtin = given.get(sku) ?? null;
    if (gtin !== null) await tx.update(skus).set({ gtin }).where(eq(skus.sku, sku));
  }
  return refused;
}
