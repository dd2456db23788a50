import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadOptional } from '#src/process/optional-package.ts';
import { DONE, type Inbox, isWaiting } from './inbox.ts';

type Place = {
  dataFolder: string;
  /** The bucket that several machines share; null for a folder of this one. */
  importsUrl: string | null;
};

/** The folder `{DATA_DIR}/imports`, where somebody has made it, or a bucket; null where there is none. */
export async function openInbox({ dataFolder, importsUrl }: Place): Promise<Inbox | null> {
  if (importsUrl !== null) {
    const { openS3Inbox } = await loadOptional('@aws-sdk/client-s3', () => import('./s3-inbox.ts'));
    return openS3Inbox(importsUrl);
  }
  const folder = join(dataFolder, 'imports');
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere) return null;
  const done = () => mkdir(join(folder, DONE), { recursive: true });
  return {
    async list() {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries.filter((one) => one.isFile()).map(({ name }) => name);
      return Promise.all(
        names.filter(isWaiting).map(async (name) => {
          const { size, mtime: savedAt } = await stat(join(folder, name));
          return { name, size, savedAt };
        }),
      );
    },
    read: (name) => createReadStream(join(folder, name)),
    async write(name, text) {
      await done();
      // As a whole or not at all, for who reads it at the same moment.
      const unready = join(folder, `.${name.replaceAll('/', '-')}`);
      await writeFile(unready, text);
      await rename(unready, join(folder, name));
    },
    async finish(name, as) {
      await done();
      await rename(join(folder, name), join(folder, DONE, as));
    },
  };
}
