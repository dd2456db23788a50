import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTime } from './answer-in-time.ts';
import type { Found, PictureRequest } from './picture-source.ts';
import { createRenderQueue } from './render-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REQUEST: PictureRequest = {
  folder: '101',
  origin: { kind: 'photo', id: 'p', file: async () => 'p.jpg', frame: 'tall', focus: null },
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

test('sixty pictures that a page asks for at once, none of them drawn, are all waited for', async () => {
  const queue = createRenderQueue({ atOnce: 2, waiting: 1_000 });
  const draw = () => new Promise<void>((resolve) => setTimeout(resolve, 450));
  const find = async (): Promise<Found> => {
    const made = await queue('slow', draw);
    return made.ok ? PICTURE : made;
  };
  const source = answerInTime({ find, findCached: find });
  const answers = Promise.all(Array.from({ length: 60 }, () => source.find(REQUEST)));
  await vi.runAllTimersAsync();
  expect(await answers).toEqual(Array.from({ length: 60 }, () => PICTURE));
});
