/** Addresses and widths of pictures (specification §9; A-137). Widths in pixels. */

/** Full-bleed pictures: the layout breakpoints, doubled for dense screens up to 1920. */
export const HERO_WIDTHS = [420, 800, 1280, 1600, 1920] as const;
/** Compositions on tiles. */
export const FAMILY_WIDTHS = [210, 420, 640, 800] as const;
/** Tiles: half of that. */
export const TILE_WIDTHS = [210, 400, 640, 800] as const;
/** Small pictures of cart lines. */
export const THUMBNAIL_WIDTHS = [80, 160] as const;
/** The product gallery. */
export const GALLERY_WIDTHS = [420, 640, 800, 1280] as const;
export const ZOOM_WIDTHS = [960, 1280, 1920] as const;

export const PICTURE_QUALITY = 80;
const FLAG_QUALITY = 50;
/** The smallest width that is asked for (specification §9; A-138): flags are shown at half of it. */
const FLAG_WIDTH = 40;

/** How large a flag is shown. */
export const FLAG_SIZE = { width: 20, height: 14 } as const;

/** 2:3, or 4:5 with the same garment on a wider ground. */
export const PICTURE_SHAPES = ['tall', 'wide'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** A colour that is pictured; `look` tells replaced photographs apart, null and undefined where it has none. */
export type Pictured = { optionId: string; look: string | null | undefined };

/**
 * `base` is the storefront's own /media or a CDN, in mails with its origin; old mail readers show no `webp`.
 */
export function optionPictureUrl(
  base: string,
  { optionId, look }: Pictured,
  type: PictureType,
  width: number,
  shape: PictureShape = 'tall',
  format: 'webp' | 'jpg' = 'webp',
): string {
  const cut = shape === 'wide' ? '&shape=wide' : '';
  const version = look ? `&v=${look}` : '';
  return `${base}/${optionId}/${type}.${format}?w=${width}&q=${PICTURE_QUALITY}${cut}${version}`;
}

/** The flag of a country (ISO 3166, two letters). */
export function flagUrl(base: string, country: string): string {
  return `${base}/flag/${encodeURIComponent(country)}.webp?w=${FLAG_WIDTH}&q=${FLAG_QUALITY}`;
}

/** A picture that editors uploaded, at its own size. */
export const uploadUrl = (base: string, pictureId: string): string =>
  `${base}/content/${pictureId}.webp`;

/** 16:9, or 4:5 for narrow screens and tiles. */
export type HeroShape = 'landscape' | 'portrait';

export function heroUrl(
  base: string,
  hero: string,
  width: number,
  shape: HeroShape = 'landscape',
): string {
  const cut = shape === 'portrait' ? '&shape=portrait' : '';
  return `${base}/hero/${hero}.webp?w=${width}&q=${PICTURE_QUALITY}${cut}`;
}

/** The order in which a gallery shows the views of an option: whole, worn, from behind, close. */
export const GALLERY_TYPES = ['AP', 'VC', 'VH', 'SU', 'GZ', 'DP'] as const;

/** Picture types (specification §3): packshot, group, detail, worn, look, hover, zoom. */
export const PICTURE_TYPES = ['AP', 'GZ', 'DP', 'VC', 'SU', 'VH', 'ZM'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Of so many photographs, the views that they stand for in a gallery; the second shows on hover. */
const PHOTO_VIEWS: readonly (readonly PictureType[])[] = [
  [],
  ['AP'],
  ['AP', 'VH'],
  ['AP', 'VC', 'VH'],
  ['AP', 'VC', 'VH', 'SU'],
  ['AP', 'VC', 'VH', 'SU', 'DP'],
  GALLERY_TYPES,
];

/** The views of some photographs in their order; those beyond the last view have none. */
export const photoViews = (many: number): readonly PictureType[] =>
  PHOTO_VIEWS[Math.min(many, PHOTO_VIEWS.length - 1)] ?? [];
