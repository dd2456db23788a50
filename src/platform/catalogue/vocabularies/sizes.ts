import type { SizeScale } from '#src/domain/size/size-scales.ts';

/** The sizes of a scale that the shop's own garments are made in; others come with imports. */
export const SIZE_RANGES = {
  women: ['34', '36', '38', '40', '42', '44'],
  men: ['38', '40', '42', '44', '46', '48'],
  'trousers-men': ['38', '40', '42', '44', '46', '48'],
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  'letters-men': ['S', 'M', 'L', 'XL', 'XXL'],
  'shoes-women': ['36', '37', '38', '39', '40', '41'],
  'shoes-men': ['40', '41', '42', '43', '44', '45', '46'],
  // Children by height in centimetres; women's underwear by band and cup; belts by waist.
  kids: ['104', '116', '128', '140', '152', '164'],
  baby: ['56', '62', '68', '74', '80', '86'],
  bras: ['70B', '75B', '80B', '85B', '90B'],
  belts: ['85', '95', '105'],
  'home-linen': ['50x100', '70x140', '100x150'],
  one: ['ONE'],
} as const satisfies Partial<Record<SizeScale, readonly string[]>>;
export type RangedScale = keyof typeof SIZE_RANGES;

export const isRanged = (scale: SizeScale): scale is RangedScale => scale in SIZE_RANGES;

/** What shoes are called beside clothes whose sizes read alike (`catalogue_terms`). */
export const OF_SHOES = 'SHOES';

/** The only size that has words (`catalogue_terms`); the others are read by their scale. */
export const ONE_SIZE = 'ONE';
