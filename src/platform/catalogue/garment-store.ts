import { asc, eq } from 'drizzle-orm';
import type { Garment } from '#src/domain/catalogue/garments.ts';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { optionPhotos, productOptions } from './tables.ts';

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

/** What the pictures of an option show: a garment to draw, and photographs that win over it. */
export async function findPictured(
  db: Queryable,
  optionId: string,
): Promise<{ garment: Garment; photos: Map<PictureType, string> } | null> {
  const rows = await db
    .select({ drawn: DRAWN, photo: optionPhotos })
    .from(productOptions)
    .leftJoin(optionPhotos, eq(optionPhotos.optionId, productOptions.optionId))
    .where(eq(productOptions.optionId, optionId));
  const [first] = rows;
  if (first === undefined) return null;
  const photos = rows.flatMap(({ photo }) => photo ?? []);
  return {
    garment: toGarment(first.drawn),
    photos: new Map(photos.map(({ type, photoId }) => [type, photoId])),
  };
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
