import { addProductPicture } from '#src/domain/catalogue/new-product.calls.ts';
import { PHOTO_FAULTS } from '#src/domain/catalogue/photo-faults.ts';
import { addPhoto, readGoods } from '../goods/face.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { decodeApart } from '../kernel/uploads/decode-apart.ts';
import { requireAllShops } from '../staff/face.ts';
import { openPhotoArchive, type PhotoArchive } from './photo-archive.ts';

const PROGRAM = new URL('photo-program.ts', import.meta.url);
/** 60 megapixels of 16 bits take their time. */
const BUDGET_MS = 40_000;

/** Photographs that the staff send. */
export function servePicturesToStaff(
  router: Router,
  { database, now, config }: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  let archive: Promise<PhotoArchive> | undefined;

  serve(router, addProductPicture, async ({ params: { productId }, body }, caller) => {
    requireAllShops(caller);
    const { optionId, content, replaces } = body;
    const picture = Buffer.from(content, 'base64');
    const saved = await decodeApart(PROGRAM, picture, {
      budgetMs: BUDGET_MS,
      faults: PHOTO_FAULTS,
    });
    archive ??= openPhotoArchive(config);
    const photoId = await (await archive).keep(saved);
    const sent = { productId, optionId, photoId, replaces };
    await inTransaction(database, (tx) => addPhoto(tx, caller, sent, now()));
    return ok(await readGoods(database, productId));
  });
}
