import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/database.ts';
import { productOptions, skus } from './tables.ts';

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

/** The options and products of skus. */
export async function findOptionsOfSkus(
  db: Queryable,
  wanted: readonly string[],
): Promise<Map<string, { optionId: string; productId: string }>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      sku: skus.sku,
      optionId: skus.optionId,
      productId: productOptions.productId,
    })
    .from(skus)
    .innerJoin(productOptions, eq(productOptions.optionId, skus.optionId))
    .where(inArray(skus.sku, [...wanted]));
  return new Map(rows.map(({ sku, ...of }) => [sku, of]));
}

/** All skus of products. */
export async function findSkusOfProducts(
  db: Queryable,
  productIds: readonly string[],
): Promise<string[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ sku: skus.sku })
    .from(skus)
    .innerJoin(productOptions, eq(productOptions.optionId, skus.optionId))
    .where(inArray(productOptions.productId, [...productIds]));
  return rows.map(({ sku }) => sku);
}
