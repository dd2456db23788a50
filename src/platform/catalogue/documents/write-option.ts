import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { GALLERY_TYPES, type PictureType, photoViews } from '#src/domain/catalogue/pictures.ts';
import type { DocumentPicture } from '#src/domain/catalogue/product-document.schema.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { inWhole } from '../goods-words/merged-words.ts';
import { colours } from '../goods-words/tables.ts';
import { optionPhotos, productOptions, skus } from '../products/tables.ts';

/** A colour as it is added; one that is known stays as it is. */
export type NewColour = typeof colours.$inferInsert;

/** A photograph of the archive, and where it came from. */
export type Photo = Pick<DocumentPicture, 'source' | 'photoId'>;

type WantedOption = {
  optionId: string;
  productId: string;
  position: number;
  colour: NewColour;
  /** Where it has no photograph. */
  pictureTypes: PictureType[];
  /** In their order; those beyond the last view are left out. */
  pictures: readonly DocumentPicture[];
};

/** Photographs by the view that they stand for. */
function viewsOf(
  photos: readonly DocumentPicture[],
): { type: PictureType; photo: DocumentPicture }[] {
  return photoViews(photos.length).flatMap((type, at) => {
    const photo = photos[at];
    return photo === undefined ? [] : [{ type, photo }];
  });
}

/** Photographs in the order in which a gallery shows them. */
export function inGalleryOrder(
  photos: readonly (DocumentPicture & { type: PictureType })[],
): DocumentPicture[] {
  const order: readonly PictureType[] = GALLERY_TYPES;
  return photos
    .toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
    .map(({ photoId, source, alt, focus }) => ({ photoId, source, alt, focus }));
}

/** Replaces the photographs of an option, and answers as which types they are shown. */
async function writePhotos(
  tx: Transaction,
  optionId: string,
  pictures: readonly DocumentPicture[],
): Promise<PictureType[]> {
  await tx.delete(optionPhotos).where(eq(optionPhotos.optionId, optionId));
  const views = viewsOf(pictures);
  await insertRows(
    tx,
    optionPhotos,
    views.map(({ type, photo }) => ({ optionId, type, ...photo })),
  );
  return views.map(({ type }) => type);
}

/** Writes one colour of a product, new or known. */
export async function writeOption(
  tx: Transaction,
  { optionId, colour, pictures, pictureTypes, ...wanted }: WantedOption,
): Promise<void> {
  const words = inWhole(colour.labels);
  await tx
    .insert(colours)
    .values({ ...colour, ...words })
    .onConflictDoNothing();
  const look = { ...wanted, colourId: colour.colourId };
  await tx
    .insert(productOptions)
    .values({ optionId, ...look, pictureTypes })
    .onConflictDoUpdate({ target: productOptions.optionId, set: look });
  const shown = await writePhotos(tx, optionId, pictures);
  await tx
    .update(productOptions)
    .set({ pictureTypes: shown.length > 0 ? [...shown, 'ZM'] : pictureTypes })
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
