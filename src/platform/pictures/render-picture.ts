import sharp, { type Sharp } from 'sharp';
import type { Drawing } from './drawing.ts';
import type { PictureFormat } from './picture-formats.ts';
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

/** A master at a width in pixels; sharpened a little where it has to be enlarged. */
export async function fromMaster(master: Buffer, width: number): Promise<Sharp> {
  const picture = sharp(master);
  const own = await picture.metadata();
  const sized = picture.resize({ width });
  return width > own.width ? sized.sharpen({ sigma: 0.9 }) : sized;
}

/** Encodes a picture at its own size; quality is 1..100. */
export function encodePicture(
  picture: Sharp,
  format: PictureFormat,
  quality: number,
): Promise<Buffer> {
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer();
  // AVIF spends most of its time on the last few percent; 2 keeps a render near a second.
  if (format === 'avif') return picture.avif({ quality: quality - 15, effort: 2 }).toBuffer();
  return picture.jpeg({ quality }).toBuffer();
}
