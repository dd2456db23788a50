import { addProductPicture } from '#src/domain/catalogue/new-product.calls.ts';
import { addPhoto, readGoods } from '../goods/face.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { requireAllShops } from '../staff/face.ts';
import { openPhotoUploads } from './keep-upload.ts';

/** Photographs that the staff send. */
export function servePicturesToStaff(
  router: Router,
  { database, now, config }: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const keep = openPhotoUploads(config);

  serve(router, addProductPicture, async ({ params: { productId }, body }, caller) => {
    requireAllShops(caller);
    const { optionId, content, replaces } = body;
    const photoId = await keep(content);
    const sent = { productId, optionId, photoId, replaces };
    await inTransaction(database, (tx) => addPhoto(tx, caller, sent, now()));
    return ok(await readGoods(database, productId));
  });
}
