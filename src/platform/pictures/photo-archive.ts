import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openPictureStore } from './picture-store.ts';

/**
 * Photographs that a shop brought along, saved as files named after their content. They are data,
 * not a cache: processes on several machines need one folder between them.
 */
export type PhotoArchive = {
  has(photoId: string): Promise<boolean>;
  read(photoId: string): Promise<Buffer | null>;
  /** The photograph's file. */
  pathOf(photoId: string): string;
  /** Keeps a photograph once; answers its id. */
  keep(bytes: Buffer): Promise<string>;
};

export function openPhotoArchive(dataFolder: string): PhotoArchive {
  const store = openPictureStore(join(dataFolder, 'photos'));
  const keyOf = (photoId: string) => `${photoId.slice(0, 2)}/${photoId}.webp`;
  return {
    pathOf: (photoId) => store.pathOf(keyOf(photoId)),
    has: (photoId) => store.has(keyOf(photoId)),
    read: (photoId) => store.read(keyOf(photoId)),
    keep: async (bytes) => {
      const photoId = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const key = keyOf(photoId);
      if (!(await store.has(key))) await store.write(key, bytes);
      return photoId;
    },
  };
}
