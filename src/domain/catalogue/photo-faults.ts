/** Why a file is not taken as a photograph. */
export const PHOTO_FAULTS = [
  'no-picture',
  /** An SVG may hold code. */
  'drawing',
  /** What iPhones write, which no part of the platform may decode. */
  'heic',
  /** It ends too early, or a part of it is not as its format wants it. */
  'damaged',
  'too-many-pixels',
] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** Cameras of 61 megapixels are the largest that are common. */
export const MAX_PHOTO_PIXELS = 64_000_000;
