import { eq } from 'drizzle-orm';
import type { Garment } from '#src/domain/garments.ts';
import type { Queryable } from '../database/database.ts';
import { productOptions } from './tables.ts';

/**
 * What the pictures of an option show, or null when there is no such option. The product decides
 * the cut, so that its colours are one garment.
 */
export async function findGarment(db: Queryable, optionId: string): Promise<Garment | null> {
  const [row] = await db
    .select({
      productId: productOptions.productId,
      silhouette: productOptions.silhouette,
      fabric: productOptions.fabric,
      pattern: productOptions.pattern,
      colour: productOptions.drawnColour,
      accent: productOptions.drawnAccent,
    })
    .from(productOptions)
    .where(eq(productOptions.optionId, optionId));
  if (row === undefined) return null;
  const { productId, ...drawn } = row;
  return { ...drawn, seed: Number(productId) };
}
