import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { openPictureStore } from './picture-store.ts';
import { encodePicture, type PictureFormat } from './render-picture.ts';
import { createRenderQueue, type Rendered } from './render-queue.ts';

/** Raise it when drawings change, so that pictures kept on disk are drawn again. */
const DRAWING_VERSION = 2;
const WAITING_RENDERS = 200;

export type PictureRequest = {
  /** Folder of the picture, an option id or `hero`. */
  shelf: string;
  /** All that decides what is seen. */
  subject: unknown;
  width: number;
  quality: number;
  format: PictureFormat;
  /** Draws it, or frames a photograph. */
  make: () => Promise<Sharp>;
};

/** Gives pictures from disk, else renders them once however many ask at the same time. */
export function createPictureSource(folder: string) {
  const store = openPictureStore(folder);
  const queue = createRenderQueue(availableParallelism(), WAITING_RENDERS);
  const inFlight = new Map<string, Promise<Rendered>>();

  return async function findPicture(request: PictureRequest): Promise<Rendered> {
    const { shelf, subject, width, quality, format, make } = request;
    const print = createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, subject]))
      .digest('hex')
      .slice(0, 16);
    const key = `${shelf}/${print}-${width}-${quality}.${format}`;
    const kept = await store.read(key);
    if (kept) return { ok: true, bytes: kept };
    const going = inFlight.get(key);
    if (going) return going;
    const started = queue(async () => {
      const bytes = await encodePicture(await make(), format, quality);
      await store.write(key, bytes);
      return bytes;
    }).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
