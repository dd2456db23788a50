import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTime } from './answer-in-time.ts';
import type { Found, PictureRequest } from './picture-source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REQUEST: PictureRequest = {
  folder: '101',
  origin: { kind: 'photo', id: 'p', file: async () => 'p.jpg', frame: 'tall' },
  width: 400,
  quality: 80,
  format: 'webp',
};
const PICTURE: Found = { ok: true, bytes: Buffer.from('picture') };

test('a picture that takes too long is busy for now, and there for the next request', async () => {
  const made = Promise.withResolvers<Found>();
  const findCached = async (): Promise<Found> => ({ ok: false, code: 'NOT_CACHED' });
  const source = answerInTime({ find: () => made.promise, findCached }, 2_000);
  const first = source.find(REQUEST);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toEqual({ ok: false, code: 'BUSY' });
  made.resolve(PICTURE);
  expect(await source.find(REQUEST)).toEqual(PICTURE);
  expect(vi.getTimerCount()).toBe(0);
});
