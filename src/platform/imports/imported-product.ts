import { eq } from 'drizzle-orm';
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
