import { asc, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import { skus } from './tables.ts';

/** The skus that items name by themselves or by their barcodes: a sku of that name comes first. */
export async function findSkusNamed(
  db: Queryable,
  items: readonly string[],
): Promise<Map<string, string>> {
  if (items.length === 0) return new Map();
  const { sku, gtin } = skus;
  const rows = await db
    .select({ sku, gtin })
    .from(skus)
    .where(or(inArray(sku, [...items]), inArray(gtin, [...items])));
  const known = new Map(rows.map((row) => [row.gtin ?? row.sku, row.sku]));
  for (const row of rows) known.set(row.sku, row.sku);
  return known;
}

/** The skus of options, in the order of their sizes. */
export async function findSkusOfOptions(
  db: Queryable,
  optionIds: readonly string[],
): Promise<{ sku: string; optionId: string }[]> {
  if (optionIds.length === 0) return [];
  const { sku, optionId, position } = skus;
  return db
    .select({ sku, optionId })
    .from(skus)
    .where(inArray(optionId, [...optionIds]))
    .orderBy(asc(position));
}

/** All skus that there are. */
export async function findAllSkus(db: Queryable): Promise<Set<string>> {
  const rows = await db.select({ sku: skus.sku }).from(skus);
  return new Set(rows.map(({ sku }) => sku));
}
