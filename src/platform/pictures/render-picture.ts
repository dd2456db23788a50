import sharp, { type Sharp } from 'sharp';
import type { Drawing } from './drawing.ts';

export const PICTURE_FORMATS = ['webp', 'avif', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const CONTENT_TYPES: Record<PictureFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** Renders a drawing without its bleed, as raw material for an encoder or a composition. */
export function rasterise({ svg, width, height, drawn, bleed }: Drawing): Sharp {
  const tall = Math.round((height * drawn) / width);
  const picture = sharp(Buffer.from(svg), { limitInputPixels: 40_000_000 })
    .extract({ left: bleed, top: bleed, width: drawn, height: tall })
    .removeAlpha();
  return drawn === width ? picture : picture.resize(width, height).sharpen({ sigma: 0.9 });
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
