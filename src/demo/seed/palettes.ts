import type { ColourId } from '#src/platform/catalogue/vocabularies/word-lists.ts';

/** Colours that a line comes in, in the order in which its products take them. */
export const PALETTES = {
  bright: [
    'vermilion',
    'sage',
    'navy',
    'butter',
    'aubergine',
    'powder-pink',
    'emerald',
    'ecru',
    'terracotta',
    'sky-blue',
    'burgundy',
    'black',
    'lilac',
    'petrol',
    'coral',
    'mustard',
    'royal-blue',
    'raspberry',
    'forest',
  ],
  basic: [
    'white',
    'navy',
    'terracotta',
    'grey',
    'sage',
    'black',
    'butter',
    'royal-blue',
    'ecru',
    'burgundy',
    'powder-pink',
    'olive',
    'sky-blue',
    'vermilion',
    'lilac',
    'forest',
  ],
  quiet: [
    'white',
    'navy',
    'sage',
    'sand',
    'burgundy',
    'sky-blue',
    'black',
    'olive',
    'ecru',
    'petrol',
    'grey',
    'terracotta',
    'forest',
    'anthracite',
  ],
  knit: [
    'ecru',
    'burgundy',
    'camel',
    'navy',
    'mustard',
    'grey',
    'forest',
    'powder-pink',
    'chocolate',
    'petrol',
    'vermilion',
    'sage',
    'lilac',
    'anthracite',
    'raspberry',
  ],
  tailored: [
    'black',
    'camel',
    'navy',
    'sand',
    'forest',
    'grey',
    'chocolate',
    'burgundy',
    'anthracite',
    'ecru',
    'olive',
    'petrol',
  ],
  denim: ['denim-blue', 'ecru', 'indigo', 'light-denim', 'black'],
  leather: [
    'cognac',
    'black',
    'ecru',
    'forest',
    'burgundy',
    'chocolate',
    'vermilion',
    'sand',
    'petrol',
    'butter',
  ],
  trainers: ['white', 'sage', 'black', 'cognac', 'ecru', 'navy', 'burgundy', 'sand', 'grey'],
} as const satisfies Record<string, readonly ColourId[]>;
export type PaletteId = keyof typeof PALETTES;

/** Ground and figure of printed and woven patterns. */
export const PATTERN_PAIRS: readonly (readonly [ColourId, ColourId])[] = [
  ['ecru', 'navy'],
  ['vermilion', 'white'],
  ['navy', 'butter'],
  ['sage', 'ecru'],
  ['powder-pink', 'burgundy'],
  ['black', 'ecru'],
  ['sky-blue', 'white'],
  ['terracotta', 'ecru'],
  ['butter', 'forest'],
  ['burgundy', 'powder-pink'],
  ['emerald', 'ecru'],
  ['lilac', 'aubergine'],
  ['white', 'vermilion'],
  ['petrol', 'sand'],
];

/** Ground and figure of suiting: houndstooth, tartan, pinstripe on wool. */
export const SUITING_PAIRS: readonly (readonly [ColourId, ColourId])[] = [
  ['grey', 'black'],
  ['camel', 'chocolate'],
  ['navy', 'grey'],
  ['ecru', 'black'],
  ['forest', 'navy'],
  ['burgundy', 'black'],
  ['anthracite', 'grey'],
  ['chocolate', 'sand'],
];

/**
 * Houndstooth is half ground and half figure, and the eye sees their mean: both are near the colour
 * that the product is sold as.
 */
export const HOUNDSTOOTH_PAIRS: readonly (readonly [ColourId, ColourId])[] = [
  ['grey', 'anthracite'],
  ['camel', 'chocolate'],
  ['navy', 'royal-blue'],
  ['sand', 'camel'],
  ['forest', 'sage'],
  ['burgundy', 'raspberry'],
  ['anthracite', 'grey'],
  ['chocolate', 'cognac'],
];

/** Trims of plain garments: light on dark cloth and dark on light, by turns. */
export const TRIMS: readonly ColourId[] = ['ecru', 'chocolate', 'black', 'cognac', 'navy', 'white'];
