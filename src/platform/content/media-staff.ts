import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/media/media.calls.ts';
import type { Media } from '#src/domain/media/media.schema.ts';
import type { ActionOf } from '#src/domain/staff/audit-actions.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { openPhotoUploads } from '../pictures/face.ts';
import { audit, requireAllShops } from '../staff/face.ts';
import { findMediaRow, isUsed, listMediaOf, type MediaRow, readMedia } from './media-store.ts';
import { mediaPictures } from './tables.ts';

const FRESH = { letters: 'light', focus: null, alt: {}, version: 1 } as const;

/** The library of pictures, which the content of all shops may show. */
export function serveMedia(
  router: Router,
  { database, now, config }: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const keep = openPhotoUploads(config);
  const read = async ({ shops }: StaffCaller, mediaId: string): Promise<Media> =>
    requireFound(await readMedia(database, mediaId, shops), 'NOT_FOUND');

  type Change = { mediaId: string; version: number; action: ActionOf<'media'> };
  /** Changes a picture that is as it was seen. Throws FORBIDDEN, NOT_FOUND, CHANGED_BY_OTHERS. */
  async function change(
    caller: StaffCaller,
    { mediaId, version, action }: Change,
    fields: Partial<Pick<MediaRow, 'photoId' | 'name' | 'letters' | 'focus' | 'alt'>>,
  ): Promise<void> {
    requireAllShops(caller);
    await inTransaction(database, async (tx) => {
      const before = requireFound(await findMediaRow(tx, mediaId), 'NOT_FOUND');
      const at = now();
      const changed = await tx
        .update(mediaPictures)
        .set({ ...fields, version: version + 1, savedBy: caller.name, savedAt: at })
        .where(and(eq(mediaPictures.mediaId, mediaId), eq(mediaPictures.version, version)))
        .returning({ mediaId: mediaPictures.mediaId });
      if (changed.length === 0) throw new DomainError('CHANGED_BY_OTHERS');
      const { letters, focus, alt, name, photoId } = before;
      await audit(tx, caller, at, {
        ...{ action, shop: null, subject: { kind: 'media', id: mediaId } },
        ...{ before: { name, letters, focus, alt, photoId }, after: fields },
      });
    });
  }

  serve(router, calls.listMedia, async ({ query }, { shops }) =>
    ok(await listMediaOf(database, shops, query)),
  );

  serve(router, calls.getMedia, async ({ params }, caller) =>
    ok(await read(caller, params.mediaId)),
  );

  serve(router, calls.addMedia, async ({ body: { name, content } }, caller) => {
    const photoId = await keep(content);
    const mediaId = `m-${randomBytes(6).toString('hex')}`;
    await inTransaction(database, async (tx) => {
      const at = now();
      const saved = { savedBy: caller.name, savedAt: at };
      await tx.insert(mediaPictures).values({ ...FRESH, mediaId, photoId, name, ...saved });
      await audit(tx, caller, at, {
        ...{ action: 'media.add', shop: null, subject: { kind: 'media', id: mediaId } },
        after: { name },
      });
    });
    return ok(await read(caller, mediaId));
  });

  serve(router, calls.changeMedia, async ({ params: { mediaId }, body }, caller) => {
    const { version, ...fields } = body;
    await change(caller, { mediaId, version, action: 'media.change' }, fields);
    return ok(await read(caller, mediaId));
  });

  serve(router, calls.replaceMedia, async ({ params: { mediaId }, body }, caller) => {
    requireAllShops(caller);
    const photoId = await keep(body.content);
    const { version } = body;
    // Another picture has another point in the middle of what it shows.
    await change(caller, { mediaId, version, action: 'media.replace' }, { photoId, focus: null });
    return ok(await read(caller, mediaId));
  });

  serve(router, calls.removeMedia, async ({ params: { mediaId } }, caller) => {
    requireAllShops(caller);
    await inTransaction(database, async (tx) => {
      const { name } = requireFound(await findMediaRow(tx, mediaId), 'NOT_FOUND');
      if (await isUsed(tx, mediaId)) throw new DomainError('MEDIA_IN_USE');
      await tx.delete(mediaPictures).where(eq(mediaPictures.mediaId, mediaId));
      await audit(tx, caller, now(), {
        ...{ action: 'media.remove', shop: null, subject: { kind: 'media', id: mediaId } },
        before: { name },
      });
    });
    return { status: 204, body: null };
  });
}
