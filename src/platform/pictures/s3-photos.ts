import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { LRUCache } from 'lru-cache';
import { isMissing, openS3Place } from '../kernel/s3-place.ts';
import type { PictureStore } from './picture-store.ts';

/** Where photographs are kept for all machines. Keys are relative paths. */
export type SharedPhotos = {
  /** Undecided, as while it is away, counts as there: what was cut of it already can be shown. */
  mayHave(key: string): Promise<boolean>;
  /** Null where there is none; throws while it is away. */
  fetch(key: string): Promise<Buffer | null>;
  /** Throws a sentence while it is away. */
  put(key: string, bytes: Buffer): Promise<void>;
};

/** Each is looked for once by a process. */
const MAX_KNOWN = 50_000;

/** The photographs of a bucket, named as `openS3Place` reads it. */
export function openS3Photos(location: string): SharedPhotos {
  const { client, at } = openS3Place(location);
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  return {
    async mayHave(key) {
      if (known.has(key)) return true;
      try {
        await client.send(new HeadObjectCommand(at(key)));
        known.set(key, true);
        return true;
      } catch (error) {
        return !isMissing(error);
      }
    },
    async fetch(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async put(key, bytes) {
      try {
        await client.send(
          new PutObjectCommand({ ...at(key), Body: bytes, ContentType: 'image/webp' }),
        );
      } catch (cause) {
        throw new Error(
          'The store of photographs (PHOTOS_URL) takes none at the moment. Try again later.',
          { cause },
        );
      }
    },
  };
}

/** The file of a key on this machine, fetched once; null where there is none. */
export async function fetchOnce(
  shared: SharedPhotos,
  local: PictureStore,
  key: string,
): Promise<string | null> {
  if (await local.has(key)) return local.pathOf(key);
  const bytes = await shared.fetch(key);
  if (bytes === null) return null;
  await local.write(key, bytes);
  return local.pathOf(key);
}
