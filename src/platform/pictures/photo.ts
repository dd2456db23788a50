import sharp, { type Sharp } from 'sharp';
import {
  MAX_PHOTO_PIXELS,
  PHOTO_FAULTS,
  type PhotoFault,
} from '#src/domain/catalogue/photo-faults.ts';
import type { Focus } from '#src/domain/catalogue/product-document.schema.ts';
import { type Frame, isFilled, PICTURE_RATIOS } from './picture-formats.ts';

/** What a photograph may be, as its bytes tell. */
type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
/** As large as the largest picture that is asked for. */
const MASTER = { width: 1920, height: 2880 };
/** A photograph whose shape is as near as that is cut to shape; another one is shown whole. */
const NEAR = 0.15;

export type Taken =
  | { ok: true; bytes: Buffer }
  /** `reason` is for logs and reports of files. */
  | { ok: false; fault?: PhotoFault; reason: string };

const REASONS: Record<PhotoFault, string> = {
  'no-picture': 'it cannot be read as a photograph',
  drawing: 'svg is no photograph',
  heic: 'it is a HEIC file, which cannot be read',
  damaged: 'it is damaged, or ends too early',
  'too-many-pixels': 'it has too many pixels',
};

const refused = (fault: PhotoFault): Taken => ({ ok: false, fault, reason: REASONS[fault] });

/** Brands of the container that AVIF and HEIC share. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** What bytes begin like: no decoder sees those of another kind. */
function sniff(bytes: Buffer): Kind | PhotoFault {
  const head = bytes.subarray(0, 512).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF8')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp') {
    const length = bytes.readUInt32BE(0);
    if (head.slice(8, Math.max(12, length)).includes('avif')) return 'avif';
    return HEIC_BRANDS.includes(head.slice(8, 12)) ? 'heic' : 'no-picture';
  }
  return /<svg|<!DOCTYPE svg/i.test(head) ? 'drawing' : 'no-picture';
}

const isFault = (found: Kind | PhotoFault): found is PhotoFault =>
  PHOTO_FAULTS.some((fault) => fault === found);

/**
 * Makes the photograph that is saved: turned upright, in the colours of screens, its first picture where it
 * moves, no larger than needed, without what a camera wrote beside the picture (places, names).
 */
export async function toMaster(bytes: Buffer): Promise<Taken> {
  const kind = sniff(bytes);
  if (isFault(kind)) return refused(kind);
  // The limit is checked here, so that it can be told from damage.
  const options = { limitInputPixels: false, pages: 1 } as const;
  try {
    const { width, height, pageHeight = height } = await sharp(bytes, options).metadata();
    if (width * pageHeight > MAX_PHOTO_PIXELS) return refused('too-many-pixels');
    const picture = sharp(bytes, options)
      .autoOrient()
      .resize({ ...MASTER, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    return { ok: true, bytes: await picture.webp({ quality: 92 }).toBuffer() };
  } catch {
    return refused('damaged');
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

type Framing = { width: number; shape: Frame; focus: Focus | null };

/** Where a part of some length begins, of a side of `whole`, so that a point (in percent) is in its middle. */
const beginOf = (whole: number, part: number, point: number) =>
  Math.round(Math.min(Math.max((whole * point) / 100 - part / 2, 0), whole - part));

/** A photograph in the shape and width of the shop's pictures. */
export async function frameOf(master: Buffer, { width, shape, focus }: Framing): Promise<Sharp> {
  const picture = sharp(master);
  const own = await picture.metadata();
  const ratio = PICTURE_RATIOS[shape];
  const isNear = isFilled(shape) || Math.abs(own.width / own.height / ratio - 1) <= NEAR;
  const size = { width, height: Math.round(width / ratio) };
  if (isNear && focus !== null) {
    const part = {
      width: Math.min(own.width, Math.round(own.height * ratio)),
      height: Math.min(own.height, Math.round(own.width / ratio)),
    };
    const left = beginOf(own.width, part.width, focus.x);
    const top = beginOf(own.height, part.height, focus.y);
    return picture.extract({ ...part, left, top }).resize({ ...size, fit: 'cover' });
  }
  if (isNear) return picture.resize({ ...size, fit: 'cover' });
  return picture.resize({ ...size, fit: 'contain', background: await edgeColour(master) });
}
