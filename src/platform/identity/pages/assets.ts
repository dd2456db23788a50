import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Asset = { body: Buffer; type: string; cacheControl: string };

/** File name as pages know it -> where it comes from. */
const OURS = {
  'pages.css': 'text/css; charset=utf-8',
  'pages.js': 'text/javascript; charset=utf-8',
};
const FONTS = {
  'fraunces-latin.woff2': 'fraunces/files/fraunces-latin-wght-normal.woff2',
  'fraunces-latin-ext.woff2': 'fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  'instrument-sans-latin.woff2': 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'instrument-sans-latin-ext.woff2':
    'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
};

const read = (url: string) => readFileSync(fileURLToPath(url));

/**
 * Style, script and fonts of the provider's pages, read once. Paths carry a hash of all of
 * them, so that browsers may keep them for good; `mountPath` is the provider's own path.
 */
export function createAssets(mountPath: string) {
  const assets = new Map<string, Asset>();
  const cacheControl = 'public, max-age=31536000, immutable';
  for (const [name, type] of Object.entries(OURS)) {
    assets.set(name, { body: read(import.meta.resolve(`./${name}`)), type, cacheControl });
  }
  for (const [name, file] of Object.entries(FONTS)) {
    const body = read(import.meta.resolve(`@fontsource-variable/${file}`));
    assets.set(name, { body, type: 'font/woff2', cacheControl });
  }
  const hash = createHash('sha256');
  for (const { body } of assets.values()) hash.update(body);
  const folder = `/assets/${hash.digest('hex').slice(0, 12)}/`;
  return {
    assetPath: (name: string) => `${mountPath}${folder}${name}`,
    /** The asset at a path inside the provider, or undefined. */
    findAsset: (path: string) =>
      path.startsWith(folder) ? assets.get(path.slice(folder.length)) : undefined,
  };
}
