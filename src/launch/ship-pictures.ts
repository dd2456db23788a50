import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { FIRST_LOOK } from '#src/demo/drawings/first-look.ts';
import { startBoth } from '../../tests/support/start-programs.ts';
import { AS_SHOPPERS } from '../../tests/support/test-ports.ts';
import { drawPicture, firstLookPictures } from './first-pictures.ts';

/**
 * `npm run demo:pictures`: draws the pictures of a first look at the demo shop again, for the
 * repository. To be run when drawings or the demo's products change; a test says so.
 */

/** Of AVIF: as good as the JPEG that the platform draws to, at a tenth of its size. */
const QUALITY = 65;

rmSync(FIRST_LOOK, { recursive: true, force: true });
mkdirSync(FIRST_LOOK);
const stop = await startBoth({ hasDiagnostics: false, place: AS_SHOPPERS });
try {
  const urls = await firstLookPictures({
    storefront: AS_SHOPPERS.storefrontUrl,
    platform: AS_SHOPPERS.platformUrl,
  });
  for (const url of urls) await drawPicture(url);
  const drawn = join(AS_SHOPPERS.dataFolder, 'pictures');
  const masters = new Set(globSync(join(drawn, '**/*.master')));
  for (const master of masters) {
    // Small pictures are cut from a full master where there is one.
    if (masters.has(master.replace('-small.', '-full.')) && master.includes('-small.')) continue;
    const to = join(FIRST_LOOK, relative(drawn, master));
    mkdirSync(dirname(to), { recursive: true });
    await sharp(master).avif({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toFile(to);
  }
} finally {
  await stop();
}
