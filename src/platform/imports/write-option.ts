import { and, eq } from 'drizzle-orm';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import {
  colours,
  drawnViewsOf,
  type GarmentKind,
  optionPhotos,
  productOptions,
} from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { guessColour } from './guess-colour.ts';
import { nextOptionId } from './import-ids.ts';
import { importedOptions } from './tables.ts';
import { type Photo, viewsOf } from './take-photos.ts';

type WantedOption = {
  handle: string;
  title: string;
  productId: string;
  colour: string;
  position: number;
  /** How many colours the product has. */
  colourways: number;
  kind: GarmentKind | null;
  photos: readonly Photo[];
  isDrawn: boolean;
};

/**
 * Replaces the photographs of an option; without new ones those that it has stay. Answers the
 * picture types that they are shown as.
 */
async function writePhotos(
  tx: Transaction,
  optionId: string,
  photos: readonly Photo[],
): Promise<PictureType[]> {
  const views = viewsOf(photos);
  if (views.length > 0) {
    await tx.delete(optionPhotos).where(eq(optionPhotos.optionId, optionId));
    await tx
      .insert(optionPhotos)
      .values(views.map(({ type, photo }) => ({ optionId, type, ...photo })));
    return views.map(({ type }) => type);
  }
  const kept = await tx
    .select({ type: optionPhotos.type })
    .from(optionPhotos)
    .where(eq(optionPhotos.optionId, optionId));
  return kept.map(({ type }) => type);
}

/** Views without a photograph. A box says nothing more from behind, worn or close. */
function typesWithoutPhoto({ kind, colourways, isDrawn }: WantedOption): PictureType[] {
  const isBox = kind === null || kind === 'jewellery';
  return isBox || !isDrawn ? ['AP'] : drawnViewsOf(kind, colourways);
}

/** Writes one colour of a product, new or known by its name; answers its id. */
export async function writeOption(tx: Transaction, wanted: WantedOption): Promise<string> {
  const { handle, title, productId, colour, position, photos } = wanted;
  const { row } = guessColour(colour, title);
  await tx.insert(colours).values(row).onConflictDoNothing();
  const [known] = await tx
    .select()
    .from(importedOptions)
    .where(and(eq(importedOptions.handle, handle), eq(importedOptions.colour, colour)));
  const optionId = known?.optionId ?? (await nextOptionId(tx));
  const look = {
    ...{ productId, position, colourId: row.colourId },
    pictureTypes: typesWithoutPhoto(wanted),
  };
  await tx
    .insert(productOptions)
    .values({ optionId, ...look })
    .onConflictDoUpdate({ target: productOptions.optionId, set: look });
  if (known === undefined) await tx.insert(importedOptions).values({ handle, colour, optionId });
  const shown = await writePhotos(tx, optionId, photos);
  if (shown.length > 0) {
    const pictureTypes: PictureType[] = [...shown, 'ZM'];
    await tx
      .update(productOptions)
      .set({ pictureTypes })
      .where(eq(productOptions.optionId, optionId));
  }
  return optionId;
}
