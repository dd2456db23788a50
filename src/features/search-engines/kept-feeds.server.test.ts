import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CATALOGUE_TAG, PRICES_TAG, productTag } from '#src/process/page-tags.ts';
import { purge } from '#src/session/page-tags.server.ts';
import { createFeedFiles } from './kept-feeds.server.ts';

const HOUR_MS = 3_600_000;
const noPlatform = () => Promise.reject(new Error('no platform'));
const broken = async function* (): AsyncGenerator<string> {
  yield await noPlatform();
};
const said = (...parts: readonly string[]) =>
  async function* () {
    yield* parts;
  };
/** Larger than what is compressed at once: readers have its beginning while it is written. */
const long = Array.from({ length: 20_000 }, () => Math.random()).join(' ');
/** Waits in its middle. */
const waiting = (text: string, until: Promise<unknown>) =>
  async function* () {
    yield `${text} ${long}`;
    await until;
    yield ` ${text}`;
  };

type File = AsyncIterable<Uint8Array> | null;
const read = async (file: File) =>
  file === null ? null : gunzipSync(await buffer(file)).toString();
const turn = () => new Promise((resolve) => setImmediate(resolve));

function openFeeds() {
  const clock = { at: 0 };
  const failed: string[] = [];
  const fileOf = createFeedFiles({
    ...{ freshMs: HOUR_MS, now: () => clock.at },
    onFailure: (feed) => failed.push(feed),
  });
  return {
    clock,
    failed,
    fileOf,
    text: async (...of: Parameters<typeof fileOf>) => read(await fileOf(...of)),
  };
}

test('an old feed is answered while a newer one is written for the next caller', async () => {
  const { clock, fileOf, text } = openFeeds();
  expect(await text('en', said('yester', 'day'))).toBe('yesterday');
  clock.at = 5 * HOUR_MS;
  expect(await text('en', said('today'))).toBe('yesterday');
  await expect.poll(() => text('en', broken)).toBe('today');
  expect(await read(await fileOf('en', broken))).toBe('today');
});

test('a feed that cannot be written answers its last file, days old, and is tried again a minute later', async () => {
  const { clock, failed, text } = openFeeds();
  expect(await text('en', broken)).toBeNull();
  await text('en', said('yesterday'));
  clock.at = 24 * HOUR_MS;
  expect(await text('en', broken)).toBe('yesterday');
  await turn();
  expect(await text('en', said('today'))).toBe('yesterday');
  expect(failed).toEqual(['en', 'en']);
  purge([CATALOGUE_TAG]);
  expect(await text('en', broken)).toBe('yesterday');
});

test('once a price has changed the next caller reads the new feed while it is written', async () => {
  const { fileOf, text } = openFeeds();
  await text('en', said('yesterday'));
  purge([productTag('400101')]);
  expect(await text('en', broken)).toBe('yesterday');
  purge([PRICES_TAG]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const [one, other] = [await fileOf('en', waiting('today', promise)), await fileOf('en', broken)];
  const texts = Promise.all([read(one), read(other)]);
  resolve();
  const whole = `today ${long} today`;
  expect(await texts).toEqual([whole, whole]);
  expect(await text('en', broken)).toBe(whole);
});

test('a feed that was begun before a sale is read to its end, and no caller after it gets a line of it', async () => {
  const { fileOf, text } = openFeeds();
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = await fileOf('en', waiting('yesterday', promise));
  const bytes = read(before);
  await turn();
  purge([CATALOGUE_TAG]);
  expect(await text('en', said('today'))).toBe('today');
  resolve();
  expect(await bytes).toBe(`yesterday ${long} yesterday`);
  await turn();
  expect(await text('en', broken)).toBe('today');
});

test('a feed that breaks off is cut, so that nobody takes it for whole', async () => {
  const { fileOf, failed } = openFeeds();
  const { promise, reject } = Promise.withResolvers<void>();
  const bytes = read(await fileOf('en', waiting('today', promise)));
  reject(new Error('no platform'));
  await expect(bytes).rejects.toThrow('no platform');
  expect(failed).toEqual(['en']);
});
