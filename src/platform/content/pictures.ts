import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { uploadPicture } from '#src/domain/content/staff-content.calls.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { readUpload } from '../kernel/uploads/read-upload.ts';
import { contentPictures } from './tables.ts';

/** Takes pictures of editors; one that is uploaded again is the same. */
export function serveUploads(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serve(router, uploadPicture, async ({ body }, caller) => {
    const { content, width, height } = await readUpload(body.content);
    const pictureId = createHash('sha256').update(content).digest('hex').slice(0, 32);
    await database
      .insert(contentPictures)
      .values({ pictureId, content, savedBy: caller.name, savedAt: now() })
      .onConflictDoNothing();
    return ok({ pictureId, width, height });
  });
}

/** `/media/content/{pictureId}.webp`: never another picture under the same name. */
export function contentPictureRoutes(db: Queryable): Hono {
  const app = new Hono();
  app.get('/media/content/:file{[0-9a-f]{32}\\.webp}', async (c) => {
    const [pictureId = ''] = c.req.param('file').split('.');
    const [found] = await db
      .select({ content: contentPictures.content })
      .from(contentPictures)
      .where(eq(contentPictures.pictureId, pictureId));
    if (found === undefined) {
      return c.json({ status: 404, code: 'NOT_FOUND', message: 'There is no such picture' }, 404);
    }
    return c.body(new Uint8Array(found.content), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  return app;
}
