import sharp, { type Sharp } from 'sharp';
import type { Drawing } from './drawing.ts';
import { withSoftLayers } from './render-soft-layers.ts';

/** Renders a drawing without its bleed, as raw material for an encoder or a composition. */
export async function rasterise(drawing: Drawing): Promise<Sharp> {
  const { svg, width, height, drawn, bleed } = drawing;
  const tall = Math.round((height * drawn) / width);
  const picture = sharp(Buffer.from(await withSoftLayers(svg)), { limitInputPixels: 40_000_000 })
    .extract({ left: bleed, top: bleed, width: drawn, height: tall })
    .removeAlpha();
  return drawn === width ? picture : picture.resize(width, height).sharpen({ sigma: 0.9 });
}

/** A drawing as the file that all widths are made from: quick to read at any size, nothing lost. */
export async function encodeMaster(drawing: Drawing): Promise<Buffer> {
  const picture = await rasterise(drawing);
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}
