import { eq } from 'drizzle-orm';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { colours, optionPhotos, productOptions } from './tables.ts';

/** The colour (`#rrggbb`) of an option, and its photographs by type; null where there is none. */
export async function findPictured(
  db: Queryable,
  optionId: string,
): Promise<{ colour: string; photos: Map<PictureType, string> } | null> {
  const rows = await db
    .select({ colour: colours.hex, photo: optionPhotos })
    .from(productOptions)
    .innerJoin(colours, eq(colours.colourId, productOptions.colourId))
    .leftJoin(optionPhotos, eq(optionPhotos.optionId, productOptions.optionId))
    .where(eq(productOptions.optionId, optionId));
  const [first] = rows;
  if (first === undefined) return null;
  const photos = rows.flatMap(({ photo }) => photo ?? []);
  return {
    colour: first.colour,
    photos: new Map(photos.map(({ type, photoId }) => [type, photoId])),
  };
}
