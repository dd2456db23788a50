import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import { stocks } from './tables.ts';

/** The condition that the warehouse has some of a sku. */
export const isInStock = (sku: Column): SQL =>
  sql`exists (select from stocks k where k.sku = ${sku} and k.quantity > 0)`;

/** What the warehouse has of skus that it knows. */
export async function findStocks(
  db: Queryable,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const { sku, quantity } = stocks;
  const rows = await db
    .select({ sku, quantity })
    .from(stocks)
    .where(inArray(sku, [...skus]));
  return new Map(rows.map((row) => [row.sku, row.quantity]));
}
