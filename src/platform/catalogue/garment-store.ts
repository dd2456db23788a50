import { asc, eq } from 'drizzle-orm';
import type { Garment } from '#src/domain/garments.ts';
import type { Queryable } from '../database/database.ts';
import { productOptions } from './tables.ts';

const DRAWN = {
  productId: productOptions.productId,
  silhouette: productOptions.silhouette,
  fabric: productOptions.fabric,
  pattern: productOptions.pattern,
  colour: productOptions.drawnColour,
  accent: productOptions.drawnAccent,
};

type DrawnRow = Omit<Garment, 'seed'> & { productId: string };

/** The product decides the cut, so that its colours are one garment. */
const toGarment = ({ productId, ...drawn }: DrawnRow): Garment => ({
  ...drawn,
  seed: Number(productId),
});

/** What the pictures of an option show, or null when there is no such option. */
export async function findGarment(db: Queryable, optionId: string): Promise<Garment | null> {
  const [row] = await db
    .select(DRAWN)
    .from(productOptions)
    .where(eq(productOptions.optionId, optionId));
  return row === undefined ? null : toGarment(row);
}

/** All colours of the product that an option belongs to, in the shop's order. */
export async function findGroup(db: Queryable, optionId: string): Promise<Garment[]> {
  const own = db
    .select({ productId: productOptions.productId })
    .from(productOptions)
    .where(eq(productOptions.optionId, optionId));
  const rows = await db
    .select(DRAWN)
    .from(productOptions)
    .where(eq(productOptions.productId, own))
    .orderBy(asc(productOptions.position));
  return rows.map(toGarment);
}
