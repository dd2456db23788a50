import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { Focus } from '#src/domain/catalogue/product-document.schema.ts';
import { type Drawings, PAPER } from './drawings.ts';
import { flagSubject, isFlagSubject } from './flags.ts';
import type { PhotoArchive } from './photo-archive.ts';
import { CONTENT_TYPES } from './picture-formats.ts';
import { parseFile, parseShape, parseSize, parseType } from './picture-query.ts';
import type { PictureRequest, PictureSource } from './picture-source.ts';
import { garmentGround, type Scenes, sceneGround } from './quiet-grounds.ts';

const RETRY_SECONDS = 1;
/** The client has left: nobody reads the answer, and no log takes it for an error. */
const GIVEN_UP = 499;

export type PictureDependencies = {
  /** What the pictures of a colour option show, or null when there is no such option. */
  findPictured(optionId: string): Promise<Pictured | null>;
  /** A photograph that editors call so, instead of what is drawn. */
  findMedia?(name: string): Promise<Photographed | null>;
  source: Pick<PictureSource, 'find' | 'findCached'>;
  /** What is shown where there is no photograph. */
  drawings: Drawings;
  /** What pages show, where nothing is drawn. */
  scenes: Scenes;
  /** Where photographs are. */
  photos: Pick<PhotoArchive, 'has' | 'fileOf'>;
};

type Photographed = { photoId: string; focus: Focus | null };
/** The colour (`#rrggbb`) of an option, and its photographs by type. */
export type Pictured = { colour: string; photos: ReadonlyMap<PictureType, Photographed> };

/** Drawings are told apart by what they show; a photograph may be replaced under its URL. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
/** Editors may replace it, or cut it otherwise, under its URL. */
const FOR_MINUTES = 'public, max-age=300, stale-while-revalidate=604800';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const MIDDLE: Focus = { x: 50, y: 50 };

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

/** Browsers say so when they load a picture of a page; mails and machines do not. */
const asksForPage = (c: Context) => c.req.header('accept')?.includes('image/svg+xml') ?? false;

/**
 * A patch of the ground's colour, too small to be mistaken for a picture: the page knows it by its
 * size and asks again (`src/ui/missing-pictures.ts`).
 */
const placeholder = (c: Context, ground: string) =>
  c.body(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path fill="${ground}" d="M0 0h2v2H0z"/></svg>`,
    200,
    { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  );

/** What a page shows where there is neither a photograph nor a drawing; a photograph may come. */
const quiet = (c: Context, ground: string) =>
  c.body(ground, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': FOR_AN_HOUR });

/** `Cache-Control: only-if-cached` (RFC 9111): what has to be made first is 504. */
const asksForCached = (c: Context) =>
  c.req.header('cache-control')?.includes('only-if-cached') ?? false;

/** `/media/{optionId}/{type}.{format}`, `/media/hero/…` and `/media/flag/…`, made on demand. */
export function pictureRoutes(deps: PictureDependencies): Hono {
  const app = new Hono();

  async function answer(
    c: Context,
    request: PictureRequest,
    caching = FOR_EVER,
  ): Promise<Response> {
    const found = asksForCached(c)
      ? await deps.source.findCached(request)
      : await deps.source.find(request, c.req.raw.signal);
    if (!found.ok && found.code === 'GIVEN_UP') return new Response(null, { status: GIVEN_UP });
    if (!found.ok && found.code === 'NOT_CACHED') {
      return c.json({ status: 504, code: 'NOT_CACHED', message: 'Not made yet' }, 504);
    }
    if (!found.ok) {
      if (asksForPage(c)) {
        const { origin } = request;
        const isDrawn = origin.kind === 'drawing' && !isFlagSubject(origin.subject);
        return placeholder(c, isDrawn ? deps.drawings.ground(origin.subject) : PAPER);
      }
      c.header('Retry-After', String(RETRY_SECONDS));
      return c.json(
        { status: 503, code: 'BUSY', message: 'Too many pictures are being drawn' },
        503,
      );
    }
    const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 27)}"`;
    c.header('Cache-Control', caching);
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

  /** The photograph of a type, else the first one; null where drawings are shown. */
  async function photoFor({ photos }: Pictured, type: PictureType) {
    const photo = photos.get(type) ?? photos.get('AP');
    return photo !== undefined && (await deps.photos.has(photo.photoId)) ? photo : null;
  }

  app.get('/media/hero/:file', async (c) => {
    const picture = parsePicture(c);
    if (!picture.ok) return badRequest(c, picture.message);
    const { name, ...size } = picture.value;
    const media = (await deps.findMedia?.(name)) ?? null;
    const isWhole = media !== null && c.req.query('shape') === 'whole';
    const shape = (isWhole ? undefined : c.req.query('shape')) ?? 'landscape';
    if (shape !== 'landscape' && shape !== 'portrait')
      return badRequest(c, 'shape must be one of landscape, portrait');
    if (media !== null) {
      const { photoId: id, focus } = media;
      const file = () => deps.photos.fileOf(id);
      const cut = isWhole
        ? { frame: null, focus: null }
        : ({ frame: shape, focus: focus ?? MIDDLE } as const);
      const origin = { kind: 'photo', id, file, ...cut } as const;
      return answer(c, { folder: 'hero', origin, ...size }, FOR_MINUTES);
    }
    const subject = deps.drawings.hero(name, shape);
    if (subject === null) {
      const ground = asksForPage(c) ? sceneGround(deps.scenes, name, shape) : null;
      return ground === null ? notFound(c, `There is no hero picture ${name}`) : quiet(c, ground);
    }
    return answer(c, { folder: 'hero', origin: { kind: 'drawing', subject }, ...size });
  });

  app.get('/media/flag/:file', async (c) => {
    const picture = parsePicture(c);
    if (!picture.ok) return badRequest(c, picture.message);
    const { name, ...size } = picture.value;
    const subject = flagSubject(name);
    if (subject === null) return notFound(c, `There is no flag ${name}`);
    return answer(c, { folder: 'flag', origin: { kind: 'drawing', subject }, ...size });
  });

  app.get('/media/:optionId/:file', async (c) => {
    const picture = parsePicture(c);
    if (!picture.ok) return badRequest(c, picture.message);
    const { name, ...size } = picture.value;
    const type = parseType(name);
    if (!type.ok) return badRequest(c, type.message);
    // A photograph as it was taken, for who chooses what is cut.
    const isWhole = c.req.query('shape') === 'whole';
    const shape = parseShape(isWhole ? undefined : c.req.query('shape'));
    if (!shape.ok) return badRequest(c, shape.message);
    const optionId = c.req.param('optionId');
    if (!/^[\w-]{1,64}$/.test(optionId)) return badRequest(c, 'optionId is malformed');
    const pictured = await deps.findPictured(optionId);
    if (!pictured) return notFound(c, `There is no picture of option ${optionId}`);
    const photo = await photoFor(pictured, type.value);
    if (photo !== null) {
      const { photoId: id, focus } = photo;
      const file = () => deps.photos.fileOf(id);
      const cut = isWhole ? { frame: null, focus: null } : { frame: shape.value, focus };
      const origin = { kind: 'photo', id, file, ...cut } as const;
      return answer(c, { folder: optionId, origin, ...size }, FOR_A_DAY);
    }
    const view = { type: type.value, shape: shape.value };
    const subject = await deps.drawings.garment(optionId, view);
    if (subject === null) {
      if (asksForPage(c)) return quiet(c, garmentGround(pictured.colour, shape.value));
      return notFound(c, `There is no picture of option ${optionId}`);
    }
    return answer(c, { folder: optionId, origin: { kind: 'drawing', subject }, ...size });
  });

  return app;
}
