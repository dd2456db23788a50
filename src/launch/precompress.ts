import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses text files once, so that no request has to. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{js,css,svg,json}`);
  await Promise.all(
    files.map(async (path) => {
      const body = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await brotli(body)),
        writeFile(`${path}.gz`, await gzipped(body)),
      ]);
    }),
  );
}
