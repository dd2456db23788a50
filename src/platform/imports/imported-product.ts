import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import { importedProducts } from './tables.ts';

/** The product that a handle of an export became; null where none did. */
export async function findImportedProduct(db: Queryable, handle: string): Promise<string | null> {
  const [row] = await db
    .select({ productId: importedProducts.productId })
    .from(importedProducts)
    .where(eq(importedProducts.handle, handle));
  return row?.productId ?? null;
}

/** Which products some handles are of, in any case; answers the handles by their products. */
export async function findHandles(
  db: Queryable,
  handles: readonly string[],
): Promise<Map<string, string>> {
  if (handles.length === 0) return new Map();
  const wanted = [...new Set(handles.map((handle) => handle.toLowerCase()))];
  const rows = await db
    .select({ productId: importedProducts.productId, handle: importedProducts.handle })
    .from(importedProducts)
    .where(inArray(sql`lower(${importedProducts.handle})`, wanted));
  return new Map(rows.map(({ productId, handle }) => [productId, handle]));
}
