import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PICTURE_TYPES } from '#src/domain/catalogue/pictures.ts';
import { NO_DRAWINGS } from '#src/platform/pictures/drawings.ts';
import { openPhotoArchive } from '#src/platform/pictures/photo-archive.ts';
import { openPictureProcess } from '#src/platform/pictures/picture-process.ts';
import { SHOWN_PICTURE_TYPES } from '#src/platform/pictures/picture-query.ts';
import { createPictureSource } from '#src/platform/pictures/picture-source.ts';
import { pictureRoutes } from '#src/platform/pictures/shopper.ts';
import type { Garment } from '../garments/garments.ts';
import { createDrawings } from './demo-drawings.ts';

const GARMENT: Garment = {
  silhouette: 't-shirt',
  fabric: 'jersey',
  pattern: 'breton',
  colour: '#f4f1ec',
  accent: '#22304a',
  seed: 7,
};

const DRAWINGS = createDrawings({
  findGarment: async () => GARMENT,
  findGroup: async () => [GARMENT, { ...GARMENT, colour: '#c8412b', seed: 8 }],
});

let folder: string;
let app: ReturnType<typeof pictureRoutes>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  app = pictureRoutes({
    findPictured: async (id) =>
      id === '101' ? { colour: GARMENT.colour, photos: new Map() } : null,
    source: createPictureSource(folder, openPictureProcess(DRAWINGS.program, 0)),
    drawings: DRAWINGS,
    scenes: { names: [], pale: new Set() },
    photos: await openPhotoArchive({ dataFolder: folder, photosUrl: null }),
  });
});
afterAll(() => rm(folder, { recursive: true }));

describe('GET /media/:optionId/:file', () => {
  test('a packshot is answered as webp and cached forever', { tags: ['IMG-04'] }, async () => {
    const response = await app.request('/media/101/AP.webp?w=80&q=80');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  });

  test.each([
    ['avif', 'image/avif'],
    ['jpg', 'image/jpeg'],
  ])('asking for %s answers %s', async (format, type) => {
    const response = await app.request(`/media/101/AP.${format}?w=40`);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test('requested only if it is cached, what would have to be drawn is 504 and is not drawn', {
    tags: ['T47'],
  }, async () => {
    const asked = { headers: { 'cache-control': 'only-if-cached' } };
    const path = '/media/101/SU.webp?w=400&q=50';
    expect((await app.request(path, asked)).status).toBe(504);
    expect((await app.request(path, asked)).status).toBe(504);
    expect((await app.request(path)).status).toBe(200);
    expect((await app.request(path, asked)).status).toBe(200);
  });

  test('where nothing is drawn or photographed a page gets a quiet ground, and a mail no picture', async () => {
    const quiet = pictureRoutes({
      findPictured: async () => ({ colour: GARMENT.colour, photos: new Map() }),
      source: {
        find: async () => expect.unreachable(),
        findCached: async () => expect.unreachable(),
      },
      drawings: NO_DRAWINGS,
      scenes: { names: ['city'], pale: new Set() },
      photos: await openPhotoArchive({ dataFolder: folder, photosUrl: null }),
    });
    const accept = 'image/avif,image/webp,image/svg+xml,*/*;q=0.8';
    for (const path of ['/media/101/AP.webp?w=400', '/media/hero/city.webp?w=420']) {
      const shown = await quiet.request(path, { headers: { accept } });
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect((await quiet.request(path)).status).toBe(404);
    }
    expect(
      (await quiet.request('/media/hero/nowhere.webp?w=420', { headers: { accept } })).status,
    ).toBe(404);
  });

  test('a page that asks for a picture in the making gets a patch of its ground that no cache keeps, a mail is told to come again', async () => {
    const busy = pictureRoutes({
      findPictured: async () => ({ colour: GARMENT.colour, photos: new Map() }),
      source: {
        find: async () => ({ ok: false, code: 'BUSY' }),
        findCached: async () => ({ ok: false, code: 'NOT_CACHED' }),
      },
      drawings: DRAWINGS,
      scenes: { names: [], pale: new Set() },
      photos: await openPhotoArchive({ dataFolder: folder, photosUrl: null }),
    });
    const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
    const grounds = await Promise.all(
      ['/media/101/AP.webp?w=80', '/media/hero/city.webp?w=420'].map(async (path) => {
        const answer = await busy.request(path, { headers: { accept } });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('image/svg+xml');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        const patch = await answer.text();
        expect(patch).toContain('width="2"');
        return /fill="(#[0-9a-f]{6})"/.exec(patch)?.[1];
      }),
    );
    expect(grounds[1]).toBe('#5d6a78');
    expect(grounds[0]).not.toBe(grounds[1]);
    const mail = await busy.request('/media/101/AP.webp?w=80');
    expect([mail.status, mail.headers.get('retry-after')]).toEqual([503, '1']);
  });

  test('asking again with the ETag answers 304 without a body', async () => {
    const first = await app.request('/media/101/AP.webp?w=80');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const second = await app.request('/media/101/AP.webp?w=80', {
      headers: { 'If-None-Match': etag },
    });
    expect(second.status).toBe(304);
    expect(second.headers.get('etag')).toBe(etag);
    expect(await second.text()).toBe('');
  });

  test.each([
    ['/media/101/AP.webp?w=81', 'w'],
    ['/media/101/AP.webp?w=080', 'w'],
    ['/media/101/AP.webp?w=80&q=75', 'q'],
    ['/media/101/AP.gif?w=80', 'format'],
    ['/media/101/XX.webp?w=80', 'type'],
    ['/media/101/AP.webp?w=80&shape=round', 'shape'],
    ['/media/hero/denim.webp?w=81', 'w'],
  ])('%s answers 400 and names %s', async (path, field) => {
    const response = await app.request(path);
    expect(response.status).toBe(400);
    const body: unknown = await response.json();
    expect(body).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      message: expect.stringMatching(new RegExp(`^${field} `)),
    });
  });

  test('a flag is a picture too', { tags: ['IMG-03', 'IMG-04'] }, async () => {
    const response = await app.request('/media/flag/CH.webp?w=40&q=50');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await app.request('/media/flag/XX.webp?w=40&q=50')).status).toBe(404);
    expect((await app.request('/media/flag/CH.webp?w=41&q=50')).status).toBe(400);
  });

  test('an unknown option or hero answers 404', async () => {
    expect((await app.request('/media/999/AP.webp?w=80')).status).toBe(404);
    expect((await app.request('/media/hero/nothing.webp?w=80')).status).toBe(404);
  });

  test('every picture type that is drawn is one of the seven and answers a picture', {
    tags: ['IMG-07'],
    timeout: 180_000,
  }, async () => {
    expect(PICTURE_TYPES).toEqual(expect.arrayContaining([...SHOWN_PICTURE_TYPES]));
    const answers = await Promise.all(
      SHOWN_PICTURE_TYPES.map((type) => app.request(`/media/101/${type}.webp?w=40`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(SHOWN_PICTURE_TYPES.map(() => 200));
  });

  test('the same picture requested by many at once is saved once, with no draft left', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.request('/media/101/VH.webp?w=160')),
    );
    expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1);
    const kept = await readdir(join(folder, '101'));
    expect(kept.filter((name) => name.includes('-160-'))).toHaveLength(1);
    expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('tiles are cut from a small master, larger pictures from a full one, which then serves all (performance.md)', async () => {
    const masters = async () =>
      (await readdir(join(folder, '101'))).filter((name) => /-(small|full)\.master$/.test(name))
        .length;
    const before = await masters();
    for (const [type, width, added] of [
      ['DP.webp?shape=wide', 640, 1],
      ['DP.webp?shape=wide', 210, 1],
      ['DP.webp?shape=wide', 800, 2],
      ['VC.webp?shape=wide', 800, 3],
      ['VC.webp?shape=wide', 420, 3],
    ] as const) {
      expect((await app.request(`/media/101/${type}&w=${width}`)).status).toBe(200);
      expect(await masters()).toBe(before + added);
    }
  });
});
