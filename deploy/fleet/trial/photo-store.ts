import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startS3Server } from '../../../tests/support/s3-server.ts';
import { PORTS } from '../fleet.ts';

/** The S3 of a trial, with its objects in a folder: `photo-store.ts folder`. */

const [folder = '.'] = process.argv.slice(2);
const fileOf = (path: string) => join(folder, encodeURIComponent(path));

mkdirSync(folder, { recursive: true });
await startS3Server(
  PORTS.photos,
  {
    get: (path) => {
      try {
        return readFileSync(fileOf(path));
      } catch {
        return undefined;
      }
    },
    keys: () => readdirSync(folder).map((name) => decodeURIComponent(name)),
    delete: (path) => rmSync(fileOf(path), { force: true }),
    set: (path, bytes) => {
      // Whole or not at all, whatever ends this program.
      writeFileSync(`${fileOf(path)}.part`, bytes);
      renameSync(`${fileOf(path)}.part`, fileOf(path));
    },
  },
  '0.0.0.0',
);
