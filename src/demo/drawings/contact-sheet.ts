/**
 * Writes a PNG with one picture of every drawn silhouette, twice, in colours and cloths that suit it:
 * `node src/demo/drawings/contact-sheet.ts <output.png> [width] [type] [silhouette,…]`.
 */
import sharp, { type OverlayOptions } from 'sharp';
import {
  SHOWN_PICTURE_TYPES,
  type ShownPictureType,
} from '#src/platform/pictures/picture-query.ts';
import { drawPicture } from './draw-picture.ts';
import { rasterise } from './render-picture.ts';
import { DRAWN_SILHOUETTES } from './silhouettes.ts';
import { SPECIMENS } from './specimens.ts';

const COLUMNS = 8;
const GAP = 6;

const [output, rawWidth = '240', rawType = 'AP', only] = process.argv.slice(2);
if (!output) throw new Error('Say where to write the contact sheet, for example sheet.png');
const width = Number(rawWidth);
const height = Math.round(width * 1.5);
const type: ShownPictureType = SHOWN_PICTURE_TYPES.find((known) => known === rawType) ?? 'AP';
const wanted = only
  ? DRAWN_SILHOUETTES.filter((name) => only.split(',').includes(name))
  : DRAWN_SILHOUETTES;

const tiles: OverlayOptions[] = [];
for (const silhouette of wanted)
  for (const specimen of SPECIMENS[silhouette]) {
    const seed = 1000 + tiles.length * 37;
    const group = SPECIMENS[silhouette].map((other, i) => ({ ...other, silhouette, seed: i }));
    const drawing = drawPicture({ ...specimen, silhouette, seed }, type, group, width);
    const left = (tiles.length % COLUMNS) * (width + GAP);
    const top = Math.floor(tiles.length / COLUMNS) * (height + GAP);
    tiles.push({ input: await (await rasterise(drawing)).png().toBuffer(), left, top });
  }

const rows = Math.ceil(tiles.length / COLUMNS);
await sharp({
  create: {
    width: COLUMNS * (width + GAP) - GAP,
    height: rows * (height + GAP) - GAP,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(output);
