import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { colours, optionPhotos, productOptions, skus } from './tables.ts';

/** A colour as it is added; one that is known stays as it is. */
export type NewColour = typeof colours.$inferInsert;

/** A photograph of the archive, and where it came from. */
export type Photo = { source: string; photoId: string };

type WantedOption = {
  optionId: string;
  productId: string;
  position: number;
  colour: NewColour;
  /** Where it has no photograph. */
  pictureTypes: PictureType[];
  /** By the types that they are shown as; without new ones those that it has stay. */
  photos: readonly { type: PictureType; photo: Photo }[];
};

/** Replaces the photographs of an option, and answers as which types they are shown. */
async function writePhotos(
  tx: Transaction,
  optionId: string,
  photos: WantedOption['photos'],
): Promise<PictureType[]> {
  if (photos.length > 0) {
    await tx.delete(optionPhotos).where(eq(optionPhotos.optionId, optionId));
    await tx
      .insert(optionPhotos)
      .values(photos.map(({ type, photo }) => ({ optionId, type, ...photo })));
    return photos.map(({ type }) => type);
  }
  const kept = await tx
    .select({ type: optionPhotos.type })
    .from(optionPhotos)
    .where(eq(optionPhotos.optionId, optionId));
  return kept.map(({ type }) => type);
}

/** Writes one colour of a product, new or known. */
export async function writeOption(
  tx: Transaction,
  { optionId, colour, photos, ...wanted }: WantedOption,
): Promise<void> {
  await tx.insert(colours).values(colour).onConflictDoNothing();
  const look = { ...wanted, colourId: colour.colourId };
  await tx
    .insert(productOptions)
    .values({ optionId, ...look })
    .onConflictDoUpdate({ target: productOptions.optionId, set: look });
  const shown = await writePhotos(tx, optionId, photos);
  if (shown.length === 0) return;
  const pictureTypes: PictureType[] = [...shown, 'ZM'];
  await tx
    .update(productOptions)
    .set({ pictureTypes })
    .where(eq(productOptions.optionId, optionId));
}

/** Takes the places of a product's colours away, so that they can be given again. */
export async function clearPlaces(tx: Transaction, productId: string): Promise<void> {
  await tx
    .update(productOptions)
    .set({ position: sql`-1 - ${productOptions.position}` })
    .where(eq(productOptions.productId, productId));
}

/**
 * Puts the colours of a product that were given no place last, and answers their skus: they stay for
 * those who bought them, and come back as they were when they are given a place again.
 */
export async function putLast(
  tx: Transaction,
  productId: string,
  places: number,
): Promise<string[]> {
  const gone = await tx
    .select({ optionId: productOptions.optionId })
    .from(productOptions)
    .where(and(eq(productOptions.productId, productId), lt(productOptions.position, 0)))
    .orderBy(desc(productOptions.position));
  for (const [at, { optionId }] of gone.entries()) {
    await tx
      .update(productOptions)
      .set({ position: places + at })
      .where(eq(productOptions.optionId, optionId));
  }
  if (gone.length === 0) return [];
  const ids = gone.map(({ optionId }) => optionId);
  const sizes = await tx.select({ sku: skus.sku }).from(skus).where(inArray(skus.optionId, ids));
  return sizes.map(({ sku }) => sku);
}

/** Photographs of the archive that were taken from some URLs or paths. */
export async function findPhotosFrom(db: Queryable, sources: readonly string[]): Promise<Photo[]> {
  if (sources.length === 0) return [];
  const { source, photoId } = optionPhotos;
  return db
    .selectDistinct({ source, photoId })
    .from(optionPhotos)
    .where(inArray(source, [...sources]));
}
