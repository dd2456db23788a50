import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureStore = {
  /** Where the file of a key is or would be. */
  pathOf(key: string): string;
  has(key: string): Promise<boolean>;
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Buffer): Promise<void>;
};

/** Writes a file that readers see whole or not at all. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  // Renaming is atomic.
  await rename(draft, path);
}

/** Keeps rendered pictures as files under a folder; `key` is a relative path made by this module. */
export function openPictureStore(folder: string): PictureStore {
  return {
    pathOf: (key) => join(folder, key),
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
    write: (key, bytes) => writeWhole(join(folder, key), bytes),
  };
}
