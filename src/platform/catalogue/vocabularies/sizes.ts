/** Sizes by kind of garment: European numbers, letters, shoe sizes, or one size. */
export const SIZE_SCALES = {
  women: ['34', '36', '38', '40', '42', '44'],
  men: ['38', '40', '42', '44', '46', '48'],
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  'letters-men': ['S', 'M', 'L', 'XL', 'XXL'],
  'shoes-women': ['36', '37', '38', '39', '40', '41'],
  'shoes-men': ['40', '41', '42', '43', '44', '45', '46'],
  // Children by height in centimetres; women's underwear by band and cup; belts by waist.
  kids: ['104', '116', '128', '140', '152', '164'],
  baby: ['56', '62', '68', '74', '80', '86'],
  bras: ['70B', '75B', '80B', '85B', '90B'],
  belts: ['85', '95', '105'],
  one: ['ONE'],
} as const satisfies Record<string, readonly string[]>;
export type SizeScale = keyof typeof SIZE_SCALES;

/** The only size that has words (`catalogue_terms`); the others are the same everywhere. */
export const ONE_SIZE = 'ONE';
