import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../tests/support/run-program.ts';
import { type S3Server, startS3Server } from '../../../tests/support/s3-server.ts';
import { NO_DRAWINGS } from './drawings.ts';
import { openPhotoArchive } from './photo-archive.ts';
import { openPictureProcess } from './picture-process.ts';
import { createPictureSource } from './picture-source.ts';
import { pictureRoutes } from './shopper.ts';

/** Photographs in S3, as machines share them; `stop` is S3 away. */

let root: string;
let port: number;
let server: S3Server | null = null;
const objects = new Map<string, Buffer>();
let photo: Buffer;

async function start() {
  server = await startS3Server(port, objects);
}
async function stop() {
  await server?.stop();
  server = null;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 's3-'));
  port = await findFreePort();
  const create = { width: 300, height: 450, channels: 3, background: '#336699' } as const;
  photo = await sharp({ create }).webp().toBuffer();
});
afterAll(() => rm(root, { recursive: true, maxRetries: 5 }));
beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key-of-the-shop');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-the-shop');
  await start();
});
afterEach(stop);

const openOn = (machine: string) =>
  openPhotoArchive({
    dataFolder: join(root, machine),
    photosUrl: `s3://photos/shop?endpoint=http://127.0.0.1:${port}&region=eu-west-1`,
  });

test('a photograph that one machine keeps is there on another, fetched once', {
  tags: ['F41'],
}, async () => {
  const photoId = await (await openOn('one')).keep(photo);
  const other = await openOn('two');
  expect(await other.has(photoId)).toBe(true);
  const file = await other.fileOf(photoId);
  expect(file).not.toBeNull();
  await stop();
  expect(await (await openOn('two')).fileOf(photoId)).toBe(file);
});

test('what nobody has kept is not there', { tags: ['F41'] }, async () => {
  const archive = await openOn('one');
  const nobody = '0'.repeat(32);
  expect([await archive.has(nobody), await archive.fileOf(nobody)]).toEqual([false, null]);
});

test('while S3 is away a photograph is refused with a sentence, and nothing of it is kept', {
  tags: ['F41'],
}, async () => {
  await stop();
  await expect((await openOn('three')).keep(photo)).rejects.toThrow(
    'The store of photographs (PHOTOS_URL) takes none at the moment. Try again later.',
  );
  expect(() => readdirSync(join(root, 'three'))).toThrow('ENOENT');
});

test('while S3 is away pictures that were cut are shown, others are asked for again later', {
  tags: ['F41'],
}, async () => {
  const photoId = await (await openOn('one')).keep(photo);
  const folder = join(root, 'four');
  const open = async () =>
    pictureRoutes({
      findPictured: async () => ({
        colour: '#f4f1ec',
        photos: new Map([['AP', { photoId, focus: null }]]),
      }),
      source: createPictureSource(
        join(folder, 'pictures'),
        openPictureProcess(NO_DRAWINGS.program),
      ),
      drawings: NO_DRAWINGS,
      scenes: { names: [], pale: new Set() },
      photos: await openOn('four'),
    });
  expect((await (await open()).request('/media/101/AP.webp?w=80')).status).toBe(200);
  // As on a machine that lost its copy.
  await rm(join(folder, 'photos'), { recursive: true });
  await stop();
  const shown = await open();
  expect((await shown.request('/media/101/AP.webp?w=80')).status).toBe(200);
  const uncut = await shown.request('/media/101/AP.webp?w=40');
  expect([uncut.status, uncut.headers.get('retry-after')]).toEqual([503, '1']);
  await start();
  expect((await shown.request('/media/101/AP.webp?w=40')).status).toBe(200);
});
