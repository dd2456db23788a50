import { expect, test } from 'vitest';
import { CATALOGUE_TAG, productTag } from '#src/process/page-tags.ts';
import { purge } from '#src/session/page-tags.server.ts';
import { createFeedFiles } from './kept-feeds.server.ts';

const DAY_MS = 86_400_000;
const yesterday = new Uint8Array([1]);

test('a feed that cannot be renewed in time, or at all, answers its last file, days old', async () => {
  let at = 0;
  const failed: string[] = [];
  const fileOf = createFeedFiles({
    ...{ freshMs: 3_600_000, firstWaitMs: 50, now: () => at },
    onFailure: (feed) => failed.push(feed),
  });
  expect(await fileOf('en', async () => yesterday)).toBe(yesterday);
  at = 5 * DAY_MS;
  expect(await fileOf('en', () => new Promise(() => undefined))).toBe(yesterday);
  expect(await fileOf('en', () => Promise.reject(new Error('no platform')))).toBe(yesterday);
});

test('a feed without a file yet is none, and the next caller gets the one that was being written', async () => {
  const fileOf = createFeedFiles({
    ...{ freshMs: 3_600_000, firstWaitMs: 1, onFailure: () => undefined },
  });
  const { promise, resolve } = Promise.withResolvers<typeof yesterday>();
  expect(await fileOf('en', () => promise)).toBeNull();
  resolve(yesterday);
  expect(await fileOf('en', () => promise)).toBe(yesterday);
  const broken = () => Promise.reject(new Error('no platform'));
  expect(await fileOf('de', broken)).toBeNull();
});

test('once a sale has begun the next caller gets a feed that tells of it, or the last one where that takes long', async () => {
  const fileOf = createFeedFiles({
    ...{ freshMs: 3_600_000, firstWaitMs: 20, onFailure: () => undefined },
  });
  const today = new Uint8Array([2]);
  await fileOf('en', async () => yesterday);
  purge([productTag('400101')]);
  expect(await fileOf('en', async () => today)).toBe(yesterday);
  purge([CATALOGUE_TAG]);
  expect(await fileOf('en', () => Promise.reject(new Error('no platform')))).toBe(yesterday);
  expect(await fileOf('en', async () => today)).toBe(today);
  purge([CATALOGUE_TAG]);
  expect(await fileOf('en', () => new Promise(() => undefined))).toBe(today);
});
