import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { addProductPicture } from '#src/domain/catalogue/new-product.calls.ts';
import { DomainError } from '#src/domain/errors.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import { addPhoto, readGoods } from '../goods/face.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { openPhotoArchive, type PhotoArchive } from './photo-archive.ts';

const PROGRAM = fileURLToPath(new URL('photo-program.ts', import.meta.url));
/** 60 megapixels of 16 bits take their time. */
const BUDGET_MS = 40_000;

/**
 * A photograph as it is saved, decoded in a process of its own: neither its threads nor a picture that
 * breaks the decoder touch the platform. Throws PICTURE_NOT_READABLE.
 */
async function toSaved(bytes: Buffer): Promise<Buffer> {
  const program = spawn(process.execPath, [PROGRAM], {
    ...{ timeout: BUDGET_MS, env: {} },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(program, 'exit');
  // It may end before it has read all.
  program.stdin.on('error', () => undefined).end(bytes);
  const [saved, [code]] = await Promise.all([buffer(program.stdout), ended]);
  if (code !== 0) throw new DomainError('PICTURE_NOT_READABLE');
  return saved;
}

/** Photographs that the staff send. */
export function servePicturesToStaff(
  router: Router,
  { database, now, config }: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  let archive: Promise<PhotoArchive> | undefined;

  serve(router, addProductPicture, async ({ params: { productId }, body }, caller) => {
    if (!hasAllShops(caller)) throw new DomainError('FORBIDDEN');
    const { optionId, content } = body;
    const saved = await toSaved(Buffer.from(content, 'base64'));
    archive ??= openPhotoArchive(config);
    const photoId = await (await archive).keep(saved);
    const sent = { productId, optionId, photoId };
    await inTransaction(database, (tx) => addPhoto(tx, caller, sent, now()));
    return ok(await readGoods(database, productId));
  });
}
