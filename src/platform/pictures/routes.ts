import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Garment } from '#src/domain/garments.ts';
import { isDrawable } from './draw-garment.ts';
import { drawFlag } from './flags.ts';
import { HERO_NAMES, HERO_SCENES } from './hero-scenes.ts';
import { drawHero } from './heroes.ts';
import { parseFile, parseShape, parseSize, parseType } from './picture-query.ts';
import { createPictureSource, type PictureRequest } from './picture-source.ts';
import { drawPicture } from './picture-types.ts';
import { CONTENT_TYPES } from './render-picture.ts';

const RETRY_SECONDS = 2;

export type PictureDependencies = {
  /** The garment of a colour option, or null when there is no such option. */
  findGarment(optionId: string): Promise<Garment | null>;
  /** The garments of all colours of the option's product, which GZ shows together. */
  findGroup(optionId: string): Promise<readonly Garment[]>;
  /** Where rendered pictures are kept. */
  folder: string;
};

/** What a request names: a file and its format, a width and a quality. */
function parsePicture(c: Context) {
  const file = parseFile(c.req.param('file') ?? '');
  if (!file.ok) return file;
  const size = parseSize(c.req.query('w'), c.req.query('q'));
  if (!size.ok) return size;
  return { ok: true, value: { ...file.value, ...size.value } } as const;
}

const badRequest = (c: Context, message: string) =>
  c.json({ status: 400, code: 'BAD_REQUEST', message }, 400);

const notFound = (c: Context, message: string) =>
  c.json({ status: 404, code: 'NOT_FOUND', message }, 404);

/** `/media/{optionId}/{type}.{format}`, `/media/hero/…` and `/media/flag/…`, drawn on demand. */
export function pictureRoutes(deps: PictureDependencies): Hono {
  const findPicture = createPictureSource(deps.folder);
  const app = new Hono();

  async function answer(c: Context, request: PictureRequest): Promise<Response> {
    const found = await findPicture(request);
    if (!found.ok) {
      c.header('Retry-After', String(RETRY_SECONDS));
      return c.json(
        { status: 503, code: 'BUSY', message: 'Too many pictures are being drawn' },
        503,
      );
    }
    const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 27)}"`;
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('ETag', etag);
    const known = c.req
      .header('If-None-Match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.some((tag) => tag === etag || tag === '*')) return c.body(null, 304);
    return c.body(new Uint8Array(found.bytes), 200, {
      'Content-Type': CONTENT_TYPES[request.format],
    });
  }

  app.get('/media/hero/:file', async (c) => {
    const picture = parsePicture(c);
    if (!picture.ok) return badRequest(c, picture.message);
    const { name, ...size } = picture.value;
    const shape = c.req.query('shape') ?? 'landscape';
    if (shape !== 'landscape' && shape !== 'portrait')
      return badRequest(c, 'shape must be one of landscape, portrait');
    const hero = HERO_NAMES.find((known) => known === name);
    if (!hero) return notFound(c, `There is no hero picture ${name}`);
    return answer(c, {
      shelf: 'hero',
      subject: [hero, shape, HERO_SCENES[hero]],
      ...size,
      draw: () => drawHero(hero, 1, { shape, width: size.width }),
    });
  });

  app.get('/media/flag/:file', async (c) => {
    const picture = parsePicture(c);
    if (!picture.ok) return badRequest(c, picture.message);
    const { name, ...size } = picture.value;
    const drawing = drawFlag(name, size.width);
    if (drawing === null) return notFound(c, `There is no flag ${name}`);
    return answer(c, {
      shelf: 'flag',
      subject: [name, drawing.svg],
      ...size,
      draw: () => drawing,
    });
  });

  app.get('/media/:optionId/:file', async (c) => {
    const picture = parsePicture(c);
    if (!picture.ok) return badRequest(c, picture.message);
    const { name, ...size } = picture.value;
    const type = parseType(name);
    if (!type.ok) return badRequest(c, type.message);
    const shape = parseShape(c.req.query('shape'));
    if (!shape.ok) return badRequest(c, shape.message);
    const optionId = c.req.param('optionId');
    if (!/^[\w-]{1,64}$/.test(optionId)) return badRequest(c, 'optionId is malformed');
    const garment = await deps.findGarment(optionId);
    if (!garment || !isDrawable(garment))
      return notFound(c, `There is no picture of option ${optionId}`);
    const group = type.value === 'GZ' ? await deps.findGroup(optionId) : [];
    return answer(c, {
      shelf: optionId,
      subject: [garment, type.value, group, shape.value],
      ...size,
      draw: () => drawPicture(garment, type.value, group, size.width, shape.value),
    });
  });

  return app;
}
