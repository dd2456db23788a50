import type { GarmentKind } from '#src/platform/catalogue/vocabularies/garment-kinds.ts';
import { PATTERNS as WOVEN_OR_PRINTED } from '#src/platform/catalogue/vocabularies/patterns.ts';

/** The vocabulary of drawn garments: what a product picture shows. */

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
/** `box`, closed, is drawn for what is none of the others. */
export type Silhouette = (typeof SILHOUETTES)[number];

/** What the catalogue calls a garment that is drawn so; null where it has no word for it. */
export const kindOf = (silhouette: Silhouette): GarmentKind | null =>
  silhouette === 'box' ? null : silhouette;

/** What a kind of the catalogue is drawn as, where nothing else is known of it. */
export const silhouetteOf = (kind: GarmentKind | null): Silhouette =>
  kind === null || kind === 'jewellery' ? 'box' : kind;

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

export const PATTERNS = ['plain', ...WOVEN_OR_PRINTED] as const;
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
