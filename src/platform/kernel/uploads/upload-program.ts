import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/**
 * Makes the picture that comes in the one that is saved: upright, no larger than needed, without what a
 * camera wrote beside it; its width and height come first, four bytes each. Ends with 1 for what is no JPEG, PNG or WebP that can be read.
 */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const OPTIONS = { limitInputPixels: 24_000_000, pages: 1 } as const;
const SIZE = { width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true } as const;

try {
  const bytes = await buffer(process.stdin);
  const { format } = await sharp(bytes, OPTIONS).metadata();
  if (!FORMATS.has(format)) throw new Error(`${format} is no photograph`);
  const saved = sharp(bytes, OPTIONS).autoOrient().resize(SIZE).webp({ quality: 80 });
  const { data, info } = await saved.toBuffer({ resolveWithObject: true });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(info.width, 0);
  size.writeUInt32BE(info.height, 4);
  process.stdout.write(Buffer.concat([size, data]));
} catch {
  process.exitCode = 1;
}
