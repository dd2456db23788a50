import type { PictureShape } from '#src/domain/catalogue/pictures.ts';

export const PICTURE_FORMATS = ['webp', 'avif', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const CONTENT_TYPES: Record<PictureFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** Width against height. */
export const PICTURE_RATIOS: Record<PictureShape, number> = { tall: 2 / 3, wide: 4 / 5 };
