/**
 * The vocabulary of drawn garments: what a product picture shows. The platform draws from these
 * words; the seed and the product import choose them.
 */

export const SILHOUETTES = [
  't-shirt',
  'long-sleeve',
  'polo',
  'shirt',
  'blouse',
  'camisole',
  'sweater',
  'cardigan',
  'hoodie',
  'sweatshirt',
  'blazer',
  'denim-jacket',
  'puffer',
  'trench',
  'coat',
  'raincoat',
  'midi-dress',
  'maxi-dress',
  'shirt-dress',
  'pleated-skirt',
  'mini-skirt',
  'jeans-straight',
  'jeans-wide',
  'chinos',
  'wide-trousers',
  'joggers',
  'shorts',
  'leggings',
  'jumpsuit',
  'pyjama',
  'bodysuit',
  'swimsuit',
  'lingerie-set',
  'sneakers',
  'ankle-boots',
  'sandals',
  'handbag',
  'backpack',
  'scarf',
  'beanie',
  'belt',
  'cushion',
  'towel',
  'box',
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

export const FABRICS = [
  'jersey',
  'poplin',
  'linen',
  'denim',
  'knit',
  'satin',
  'leather',
  'corduroy',
  'fleece',
] as const;
export type Fabric = (typeof FABRICS)[number];

export const PATTERNS = [
  'plain',
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

/** Everything needed to draw one colour option; `seed` varies the details. */
export type Garment = {
  silhouette: Silhouette;
  fabric: Fabric;
  pattern: Pattern;
  /** Main cloth colour, `#rrggbb`. */
  colour: string;
  /** Second colour of patterns, trims and buttons, `#rrggbb`. */
  accent: string;
  /** Decides folds, proportions and details: the product id, so that colours share a cut. */
  seed: number;
};
