import { isDeepStrictEqual } from 'node:util';
import { GALLERY_TYPES } from '#src/domain/catalogue/pictures.ts';
import type { ImportReason } from '#src/domain/import/import-reason.ts';
import { findPhotosFrom, type Photo } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { PhotoArchive } from '../pictures/face.ts';
import type { ImportedProduct } from './gather-products.ts';
import { isAddress, type LoadPicture } from './picture-loader.ts';

/** Where photographs come from and where they go. */
export type PhotoIntake = { load: LoadPicture; archive: PhotoArchive };
export type TakenPhotos = {
  /** Of each colour, in their order; a colour without is not in it. */
  byColour: ReadonlyMap<string, readonly Photo[]>;
  /** Why pictures are missing, each reason once, with how many. */
  failures: readonly { reason: ImportReason; count: number }[];
};

const AT_ONCE = 4;

/**
 * The pictures of a colour: those of its own variants first, then those of the product that are no
 * other colour's. A colour that is left with none shows them all.
 */
export function sourcesOf({ variants, pictures }: ImportedProduct, colour: string): string[] {
  const named = variants.filter(({ picture }) => picture !== '');
  const own = named.filter((variant) => variant.colour === colour).map(({ picture }) => picture);
  const others = new Set(
    named.filter((variant) => variant.colour !== colour).map(({ picture }) => picture),
  );
  const shared = pictures.filter((source) => own.includes(source) || !others.has(source));
  const sources = [...new Set([...own, ...shared])];
  return (sources.length > 0 ? sources : pictures).slice(0, GALLERY_TYPES.length);
}

/** Photographs that an earlier import fetched: a URL is fetched once. */
async function findFetched(
  db: Queryable,
  sources: readonly string[],
  archive: PhotoArchive,
): Promise<Map<string, string>> {
  const addresses = sources.filter(isAddress);
  const found = new Map<string, string>();
  for (const { source, photoId } of await findPhotosFrom(db, addresses)) {
    if (await archive.has(photoId)) found.set(source, photoId);
  }
  return found;
}

/** Loads and keeps the photographs of a product, each once. Before its transaction: it takes time. */
export async function takePhotos(
  db: Queryable,
  { load, archive }: PhotoIntake,
  product: ImportedProduct,
): Promise<TakenPhotos> {
  const colours = [...new Set(product.variants.map(({ colour }) => colour))];
  const wanted = new Map(colours.map((colour) => [colour, sourcesOf(product, colour)]));
  const sources = [...new Set([...wanted.values()].flat())];
  const kept = await findFetched(db, sources, archive);
  const failures: { reason: ImportReason; count: number }[] = [];
  const fail = (reason: ImportReason) => {
    const known = failures.find((one) => isDeepStrictEqual(one.reason, reason));
    if (known === undefined) failures.push({ reason, count: 1 });
    else known.count += 1;
  };
  const missing = sources.filter((source) => !kept.has(source));
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const batch = missing.slice(from, from + AT_ONCE);
    const taken = await Promise.all(batch.map(load));
    for (const [at, picture] of taken.entries()) {
      if (picture.ok) kept.set(batch[at] ?? '', await archive.keep(picture.bytes));
      else fail(picture.reason);
    }
  }
  const byColour = new Map<string, readonly Photo[]>();
  for (const [colour, names] of wanted) {
    const photos = names.flatMap((source) => {
      const photoId = kept.get(source);
      return photoId === undefined ? [] : [{ source, photoId }];
    });
    if (photos.length > 0) byColour.set(colour, photos);
  }
  return { byColour, failures };
}
