import {
  PICTURE_SHAPES,
  type PictureShape,
  type PictureType,
} from '#src/domain/catalogue/pictures.ts';
import { PICTURE_FORMATS, type PictureFormat } from './picture-formats.ts';

/** The picture types that a product is shown in. */
export const SHOWN_PICTURE_TYPES = [
  'AP',
  'GZ',
  'DP',
  'VC',
  'SU',
  'VH',
  'ZM',
] as const satisfies readonly PictureType[];
export type ShownPictureType = (typeof SHOWN_PICTURE_TYPES)[number];

/** Widths pictures are made in: those of the layout's breakpoints and their halves (spec §9). */
export const PICTURE_WIDTHS = [
  40, 80, 160, 210, 320, 400, 420, 560, 640, 800, 960, 1280, 1600, 1920,
] as const;
export const PICTURE_QUALITIES = [50, 60, 80] as const;

const DEFAULT_WIDTH = 640;
const DEFAULT_QUALITY = 80;

export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

const oneOf = <T extends string | number>(list: readonly T[], value: unknown): T | undefined =>
  list.find((entry) => String(entry) === value);

function parseChoice(
  field: string,
  list: readonly number[],
  raw: string | undefined,
  fallback: number,
): Parsed<number> {
  if (raw === undefined) return { ok: true, value: fallback };
  const value = oneOf(list, raw);
  if (value !== undefined) return { ok: true, value };
  return { ok: false, message: `${field} must be one of ${list.join(', ')}` };
}

export type PictureSize = { width: number; quality: number };

/** Reads `w` and `q`; anything outside the fixed lists is refused, so nobody can fill the disk. */
export function parseSize(w: string | undefined, q: string | undefined): Parsed<PictureSize> {
  const width = parseChoice('w', PICTURE_WIDTHS, w, DEFAULT_WIDTH);
  if (!width.ok) return width;
  const quality = parseChoice('q', PICTURE_QUALITIES, q, DEFAULT_QUALITY);
  if (!quality.ok) return quality;
  return { ok: true, value: { width: width.value, quality: quality.value } };
}

/** Splits `name.format`. */
export function parseFile(file: string): Parsed<{ name: string; format: PictureFormat }> {
  const dot = file.lastIndexOf('.');
  const format = oneOf(PICTURE_FORMATS, file.slice(dot + 1));
  if (dot < 1 || !format)
    return { ok: false, message: `format must be one of ${PICTURE_FORMATS.join(', ')}` };
  return { ok: true, value: { name: file.slice(0, dot), format } };
}

/** Reads `shape`: a picture is tall unless asked otherwise. */
export function parseShape(raw = 'tall'): Parsed<PictureShape> {
  const shape = oneOf(PICTURE_SHAPES, raw);
  if (shape) return { ok: true, value: shape };
  return { ok: false, message: `shape must be one of ${PICTURE_SHAPES.join(', ')}` };
}

/** Reads a picture type that products are shown in. */
export function parseType(name: string): Parsed<ShownPictureType> {
  const type = oneOf(SHOWN_PICTURE_TYPES, name);
  if (type) return { ok: true, value: type };
  return { ok: false, message: `type must be one of ${SHOWN_PICTURE_TYPES.join(', ')}` };
}
