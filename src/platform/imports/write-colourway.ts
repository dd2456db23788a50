import { and, eq } from 'drizzle-orm';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import { drawnViewsOf, type GarmentKind, type Photo, writeOption } from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { guessColour } from './guess-colour.ts';
import { nextOptionId } from './import-ids.ts';
import { importedOptions } from './tables.ts';
import { viewsOf } from './take-photos.ts';

type WantedColourway = {
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

/** Views without a photograph. A box says nothing more from behind, worn or close. */
function typesWithoutPhoto({ kind, colourways, isDrawn }: WantedColourway): PictureType[] {
  const isBox = kind === null || kind === 'jewellery';
  return isBox || !isDrawn ? ['AP'] : drawnViewsOf(kind, colourways);
}

/** Writes one colour of a product, new or known by its name; answers its id. */
export async function writeColourway(tx: Transaction, wanted: WantedColourway): Promise<string> {
  const { handle, title, productId, colour, position, photos } = wanted;
  const [known] = await tx
    .select()
    .from(importedOptions)
    .where(and(eq(importedOptions.handle, handle), eq(importedOptions.colour, colour)));
  const optionId = known?.optionId ?? (await nextOptionId(tx));
  await writeOption(tx, {
    ...{ optionId, productId, position },
    colour: guessColour(colour, title).row,
    pictureTypes: typesWithoutPhoto(wanted),
    photos: viewsOf(photos),
  });
  if (known === undefined) await tx.insert(importedOptions).values({ handle, colour, optionId });
  return optionId;
}
