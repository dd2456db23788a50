/**
 * What kind of size a garment has. A 38 of one scale is another body than a 38 of another, and each
 * country reads a scale in its own way.
 */
export const SIZE_SCALES = [
  'women',
  'men',
  /** By waist where a country measures it in inches; jackets are by chest. */
  'trousers-men',
  /** Waist and length in inches, in every country: W32 L34. */
  'jeans',
  'letters',
  'letters-men',
  'kids',
  'baby',
  'shoes-women',
  'shoes-men',
  'shoes-kids',
  'bras',
  'belts',
  'hats',
  /** Towels and the like by width and length in cm, the same everywhere: 50x100. */
  'home-linen',
  'one',
] as const;
export type SizeScale = (typeof SIZE_SCALES)[number];
