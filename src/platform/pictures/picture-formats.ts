import type { HeroShape, PictureShape } from '#src/domain/catalogue/pictures.ts';

export const PICTURE_FORMATS = ['webp', 'avif', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const CONTENT_TYPES: Record<PictureFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

/** What a photograph is cut to. */
export type Frame = PictureShape | HeroShape;

/** Width against height. */
export const PICTURE_RATIOS: Record<Frame, number> = {
  ...{ tall: 2 / 3, wide: 4 / 5 },
  ...{ landscape: 16 / 9, portrait: 4 / 5 },
};

/** Compositions fill their place; of a garment all is shown. */
export const isFilled = (frame: Frame) => frame === 'landscape' || frame === 'portrait';
