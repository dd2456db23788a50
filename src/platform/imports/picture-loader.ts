import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { openPhotoTaker } from '../pictures/face.ts';
import { type Fetched, fetchPicture, refused } from './fetch-picture.ts';

const MAX_BYTES = 20 << 20;

type Options = {
  /** The folder that paths in the export start from; nothing outside it is read. Null for none. */
  folder: string | null;
  /** Hosts that pictures may be fetched from, as in a URL: `cdn.example.com`. */
  hosts: readonly string[];
};

/** Gets a picture from where an export says that it is, as the photograph to save. */
export type LoadPicture = (source: string) => Promise<Fetched>;

export const isAddress = (source: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(source);

async function readInside(folder: string, source: string): Promise<Fetched> {
  const missing = refused('picture-no-file', { source: source.slice(0, 80) });
  try {
    const root = await realpath(folder);
    const path = await realpath(resolve(root, source.replaceAll('\\', '/')));
    const inside = relative(root, path);
    if (inside.startsWith('..') || isAbsolute(inside)) {
      return refused('picture-outside', { source: source.slice(0, 80) });
    }
    const file = await stat(path);
    if (!file.isFile()) return missing;
    if (file.size > MAX_BYTES) {
      return refused('picture-too-large', { megabytes: String(MAX_BYTES >> 20) });
    }
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
        ? refused('picture-no-address', { source: source.slice(0, 80) })
        : await readInside(folder, source);
    if (!found.ok) return found;
    const taken = await toMaster(found.bytes);
    return taken.ok ? taken : refused('picture-unread', { why: taken.reason });
  };
}
