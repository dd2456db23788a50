import sharp, { type Sharp } from 'sharp';
import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import { PICTURE_RATIOS } from './picture-formats.ts';

/** What a photograph may be, as its bytes tell; a drawing with code in it (SVG) is none. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const MAX_PIXELS = 60_000_000;
/** As large as the largest picture that is asked for. */
const MASTER = { width: 1920, height: 2880 };
/** A photograph whose shape is as near as that is cut to shape; another one is shown whole. */
const NEAR = 0.15;

export type Taken = { ok: true; bytes: Buffer } | { ok: false; reason: string };

/**
 * Makes the photograph that is saved: turned upright, no larger than needed, without what a camera
 * wrote beside the picture (places, names).
 */
export async function toMaster(bytes: Buffer): Promise<Taken> {
  const options = { limitInputPixels: MAX_PIXELS, pages: 1 } as const;
  try {
    const { format } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format)) return { ok: false, reason: `${format} is no photograph` };
    const picture = sharp(bytes, options)
      .autoOrient()
      .resize({ ...MASTER, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    return { ok: true, bytes: await picture.webp({ quality: 92 }).toBuffer() };
  } catch {
    return { ok: false, reason: 'it cannot be read as a photograph' };
  }
}

/** The colour along the edges, on which a photograph of another shape is shown whole. */
async function edgeColour(master: Buffer): Promise<{ r: number; g: number; b: number }> {
  const side = 16;
  const raw = await sharp(master)
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (x > 0 && x < side - 1 && y > 0 && y < side - 1) continue;
      for (const at of [0, 1, 2]) sum[at] = (sum[at] ?? 0) + (raw[(y * side + x) * 3 + at] ?? 0);
      count += 1;
    }
  }
  const [r = 0, g = 0, b = 0] = sum.map((total) => Math.round(total / count));
  return { r, g, b };
}

/** A photograph in the shape and width of the shop's pictures. */
export async function frameOf(master: Buffer, width: number, shape: PictureShape): Promise<Sharp> {
  const picture = sharp(master);
  const own = await picture.metadata();
  const isNear = Math.abs(own.width / own.height / PICTURE_RATIOS[shape] - 1) <= NEAR;
  const size = { width, height: Math.round(width / PICTURE_RATIOS[shape]) };
  if (isNear) return picture.resize({ ...size, fit: 'cover' });
  return picture.resize({ ...size, fit: 'contain', background: await edgeColour(master) });
}
