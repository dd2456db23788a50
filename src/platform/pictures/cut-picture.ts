import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Focus } from '#src/domain/catalogue/product-document.schema.ts';
import { frameOf } from './photo.ts';
import type { Frame, PictureFormat } from './picture-formats.ts';
import { writeWhole } from './picture-store.ts';

/** A width and format of a master; files are named by their whole path. */
export type CutWork = {
  from: string;
  to: string;
  width: number;
  quality: number;
  format: PictureFormat;
  /** For a photograph, whose own shape may be another. */
  frame: Frame | null;
  /** What of it stays in sight. */
  focus: Focus | null;
};

/** A master at a width in pixels; sharpened a little where it has to be enlarged. */
async function fromMaster(master: Buffer, width: number): Promise<Sharp> {
  const picture = sharp(master);
  const own = await picture.metadata();
  const sized = picture.resize({ width });
  return width > own.width ? sized.sharpen({ sigma: 0.9 }) : sized;
}

/** Encodes a picture at its own size; quality is 1..100. */
function encodePicture(picture: Sharp, format: PictureFormat, quality: number): Promise<Buffer> {
  if (format === 'webp') return picture.webp({ quality, effort: 3 }).toBuffer();
  // AVIF spends most of its time on the last few percent; 2 keeps a render near a second.
  if (format === 'avif') return picture.avif({ quality: quality - 15, effort: 2 }).toBuffer();
  return picture.jpeg({ quality }).toBuffer();
}

/** Cuts one picture from a master, drawn or photographed, and writes its file. */
export async function cutPicture({
  from,
  to,
  width,
  quality,
  format,
  frame,
  focus,
}: CutWork): Promise<void> {
  const master = await readFile(from);
  const picture =
    frame === null
      ? await fromMaster(master, width)
      : await frameOf(master, { width, shape: frame, focus });
  await writeWhole(to, await encodePicture(picture, format, quality));
}
