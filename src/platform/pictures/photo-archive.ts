import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { loadOptional } from '#src/process/optional-package.ts';
import { openPictureStore } from './picture-store.ts';

/** Photographs that a shop brought along, named after their content. They are data, not a cache. */
export type PhotoArchive = {
  has(photoId: string): Promise<boolean>;
  /** The photograph's file on this machine; null where there is none. */
  fileOf(photoId: string): Promise<string | null>;
  /** Keeps a photograph once; answers its id. */
  keep(bytes: Buffer): Promise<string>;
};

type Place = {
  dataFolder: string;
  /** The S3 that several machines share; null for a folder of this one. */
  photosUrl: string | null;
};

const keyOf = (photoId: string) => `${photoId.slice(0, 2)}/${photoId}.webp`;
const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Photographs in `{DATA_DIR}/photos`, which is a cache of what is in S3 where there is one. */
export async function openPhotoArchive({ dataFolder, photosUrl }: Place): Promise<PhotoArchive> {
  const local = openPictureStore(join(dataFolder, 'photos'));
  if (photosUrl === null) {
    return {
      has: (photoId) => local.has(keyOf(photoId)),
      fileOf: async (photoId) => {
        const key = keyOf(photoId);
        return (await local.has(key)) ? local.pathOf(key) : null;
      },
      keep: async (bytes) => {
        const photoId = idOf(bytes);
        const key = keyOf(photoId);
        if (!(await local.has(key))) await local.write(key, bytes);
        return photoId;
      },
    };
  }
  const { fetchOnce, openS3Photos } = await loadOptional(
    '@aws-sdk/client-s3',
    () => import('./s3-photos.ts'),
  );
  const shared = openS3Photos(photosUrl);
  return {
    has: async (photoId) => {
      const key = keyOf(photoId);
      return (await local.has(key)) || shared.mayHave(key);
    },
    fileOf: (photoId) => fetchOnce(shared, local, keyOf(photoId)),
    keep: async (bytes) => {
      const photoId = idOf(bytes);
      // First where all machines find it: what is only here would be shown here alone.
      await shared.put(keyOf(photoId), bytes);
      await local.write(keyOf(photoId), bytes);
      return photoId;
    },
  };
}
