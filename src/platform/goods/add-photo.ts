import { GALLERY_TYPES } from '#src/domain/catalogue/pictures.ts';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { authorOf, lockListings, readDocument, writeProduct } from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { requireAllShops, requireOwn } from '../staff/face.ts';
import { follow } from './write-goods.ts';

type Sent = {
  productId: string;
  optionId: string;
  photoId: string;
  /** The photograph in whose place it is put, with what is said of that. */
  replaces: string | null;
};

/** Where a photograph came from that somebody sent. */
const BY_HAND = 'sent by the staff';

/**
 * Adds a photograph of the archive to a colour, after those that it has or in place of one. Throws
 * NOT_FOUND, FORBIDDEN where the caller does not work for all shops, and PICTURE_NOT_POSSIBLE where the
 * gallery is full, has it already, or does not have the one that it replaces.
 */
export async function addPhoto(
  tx: Transaction,
  caller: StaffCaller,
  { productId, optionId, photoId, replaces }: Sent,
  now: Date,
): Promise<void> {
  requireAllShops(caller);
  await requireOwn(tx, caller, ['pictures'], now);
  await lockListings(tx, now);
  const before = requireFound(await readDocument(tx, productId), 'NOT_FOUND');
  const { pictures } = requireFound(
    before.colours.find((one) => one.optionId === optionId),
    'NOT_FOUND',
  );
  const isThere = pictures.some((one) => one.photoId === photoId);
  const isFull = replaces === null && pictures.length >= GALLERY_TYPES.length;
  const isGone = replaces !== null && pictures.every((one) => one.photoId !== replaces);
  if (isThere || isFull || isGone) throw new DomainError('PICTURE_NOT_POSSIBLE');
  const photo = { photoId, source: BY_HAND, focus: null };
  const added =
    replaces === null
      ? [...pictures, { ...photo, alt: {} }]
      : pictures.map((one) => (one.photoId === replaces ? { ...photo, alt: one.alt } : one));
  const document = {
    ...before,
    colours: before.colours.map((one) =>
      one.optionId === optionId ? { ...one, pictures: added } : one,
    ),
  };
  const by = authorOf(caller);
  const { document: after } = await writeProduct(tx, { productId, document, before, by }, now);
  await follow(tx, caller, { productId, before, after }, now);
}
