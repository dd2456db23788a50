import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAGE_PALETTE, PALETTE, TYPEFACES } from '#src/domain/brand/theme.ts';
import { colourVariables, fontFaceRules, stackOf } from '#src/process/theme-css.ts';

export type Asset = { body: Buffer; type: string; cacheControl: string };

const FONTS = {
  'display-latin.woff2': TYPEFACES.display.latin,
  'display-latin-extended.woff2': TYPEFACES.display.latinExtended,
  'text-latin.woff2': TYPEFACES.text.latin,
  'text-latin-extended.woff2': TYPEFACES.text.latinExtended,
};

/** The theme, as the stylesheet of the pages begins: its font faces name the files beside it. */
function themeStyles(): string {
  const { display, text } = TYPEFACES;
  const nameOf = new Map<string, string>(Object.entries(FONTS).map(([name, file]) => [file, name]));
  return [
    fontFaceRules((file) => nameOf.get(file) ?? file),
    colourVariables({ ...PALETTE, ...PAGE_PALETTE }),
    `:root{--display:${stackOf(display)};--text:${stackOf(text)}}\n`,
  ].join('\n');
}

const read = (url: string) => readFileSync(fileURLToPath(url));

/**
 * Style, script and fonts of the provider's pages, read once. Paths carry a hash of all of
 * them, so that browsers may keep them for good; `mountPath` is the provider's own path.
 */
export function createAssets(mountPath: string) {
  const assets = new Map<string, Asset>();
  const cacheControl = 'public, max-age=31536000, immutable';
  const styles = read(import.meta.resolve('./pages.css'));
  const script = read(import.meta.resolve('./pages.js'));
  assets.set('pages.css', {
    body: Buffer.concat([Buffer.from(themeStyles()), styles]),
    type: 'text/css; charset=utf-8',
    cacheControl,
  });
  assets.set('pages.js', { body: script, type: 'text/javascript; charset=utf-8', cacheControl });
  for (const [name, file] of Object.entries(FONTS)) {
    assets.set(name, { body: read(import.meta.resolve(file)), type: 'font/woff2', cacheControl });
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
