import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureStore = {
  has(key: string): Promise<boolean>;
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Buffer): Promise<void>;
};

/** Keeps rendered pictures as files under a folder; `key` is a relative path made by this module. */
export function openPictureStore(folder: string): PictureStore {
  return {
    has: (key) =>
      access(join(folder, key)).then(
        () => true,
        () => false,
      ),
    async read(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(key, bytes) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // Renaming is atomic: a reader sees the whole picture or none.
      const draft = `${path}.${randomUUID()}.part`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
  };
}
