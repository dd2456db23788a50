import sharp from 'sharp';

export const PICTURE_FORMATS = ['webp', 'avif', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const CONTENT_TYPES: Record<PictureFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** Encodes a drawn SVG at its own size; quality is 1..100. */
export function renderPicture(
  svg: string,
  format: PictureFormat,
  quality: number,
): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { limitInputPixels: 40_000_000 });
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer();
  // AVIF spends most of its time on the last few percent; 2 keeps a render near a second.
  if (format === 'avif') return picture.avif({ quality: quality - 15, effort: 2 }).toBuffer();
  return picture.jpeg({ quality }).toBuffer();
}
