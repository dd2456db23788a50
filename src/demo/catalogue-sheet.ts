/**
 * Writes a PNG with the packshots of sixty products of the seed, picked at random but always the
 * same for a number: `node src/demo/catalogue-sheet.ts <output.png> [number] [type]`.
 */
import sharp, { type OverlayOptions } from 'sharp';
import { SHOWN_PICTURE_TYPES } from '#src/platform/pictures/picture-query.ts';
import { isDrawable } from './drawings/draw-garment.ts';
import { drawPicture } from './drawings/draw-picture.ts';
import { rasterise } from './drawings/render-picture.ts';
import { planProducts } from './seed/plan-products.ts';
import { randomFor } from './seed/random.ts';

const SHOWN = 60;
const COLUMNS = 10;
const WIDTH = 200;
const HEIGHT = 300;
const GAP = 6;

const [output, number = '1', rawType = 'AP'] = process.argv.slice(2);
if (!output) throw new Error('Say where to write the sheet, for example sheet.png');
const type = SHOWN_PICTURE_TYPES.find((known) => known === rawType) ?? 'AP';
const random = randomFor(`sheet ${number}`);
const left = planProducts();
const tiles: OverlayOptions[] = [];
while (tiles.length < SHOWN && left.length > 0) {
  const [product] = left.splice(random.between(0, left.length - 1), 1);
  const option = product?.options[0];
  if (product === undefined || option === undefined) continue;
  const garment = { ...option.garment, seed: Number(product.productId) };
  if (!isDrawable(garment)) continue;
  const place = tiles.length;
  tiles.push({
    input: await (await rasterise(drawPicture(garment, type, [garment], WIDTH))).png().toBuffer(),
    left: (place % COLUMNS) * (WIDTH + GAP),
    top: Math.floor(place / COLUMNS) * (HEIGHT + GAP),
  });
}
await sharp({
  create: {
    width: COLUMNS * (WIDTH + GAP) - GAP,
    height: Math.ceil(tiles.length / COLUMNS) * (HEIGHT + GAP) - GAP,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(output);
