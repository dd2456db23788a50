/** What cloth is woven or printed with; plain cloth has none. */
export const PATTERNS = [
  'breton',
  'pinstripe',
  'gingham',
  'tartan',
  'floral-liberty',
  'floral-bold',
  'floral-sparse',
  'dots',
  'houndstooth',
  'colour-block',
  'print',
  'chevron',
  'animal',
] as const;
export type Pattern = (typeof PATTERNS)[number];
