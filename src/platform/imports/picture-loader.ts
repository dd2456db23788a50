import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { openPhotoTaker, type Taken } from '../pictures/face.ts';
import { type Fetched, fetchPicture } from './fetch-picture.ts';

const MAX_BYTES = 20 << 20;

type Options = {
  /** The folder that paths in the export start from; nothing outside it is read. Null for none. */
  folder: string | null;
  /** Hosts that pictures may be fetched from, as in a URL: `cdn.example.com`. */
  hosts: readonly string[];
};

/** Gets a picture from where an export says that it is, as the photograph to save. */
export type LoadPicture = (source: string) => Promise<Taken>;

export const isAddress = (source: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(source);

async function readInside(folder: string, source: string): Promise<Fetched> {
  const missing = { ok: false, reason: `there is no file "${source.slice(0, 80)}"` } as const;
  try {
    const root = await realpath(folder);
    const path = await realpath(resolve(root, source.replaceAll('\\', '/')));
    const inside = relative(root, path);
    if (inside.startsWith('..') || isAbsolute(inside)) {
      return { ok: false, reason: `"${source.slice(0, 80)}" is not in the folder of the export` };
    }
    const file = await stat(path);
    if (!file.isFile()) return missing;
    if (file.size > MAX_BYTES)
      return { ok: false, reason: `it is larger than ${MAX_BYTES >> 20} MB` };
    return { ok: true, bytes: await readFile(path) };
  } catch {
    return missing;
  }
}

const toMaster = openPhotoTaker();

export function createPictureLoader({ folder, hosts }: Options): LoadPicture {
  return async (source) => {
    const found = isAddress(source)
      ? await fetchPicture(source, { mostBytes: MAX_BYTES, hosts })
      : folder === null
        ? { ok: false as const, reason: `"${source.slice(0, 80)}" is no URL` }
        : await readInside(folder, source);
    return found.ok ? toMaster(found.bytes) : found;
  };
}
