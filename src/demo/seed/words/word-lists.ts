import { PATTERNS, type Pattern } from '../../garments/garments.ts';

/** The closed lists that the demo's products are named with; names.csv and sentences.csv have all of them. */

export const MODELS = [
  't-shirt',
  'long-sleeve',
  'polo',
  'camisole',
  'shirt',
  'mens-shirt',
  'blouse',
  'sweater',
  'cardigan',
  'hoodie',
  'sweatshirt',
  'blazer',
  'suit-jacket',
  'denim-jacket',
  'coat',
  'trench',
  'midi-dress',
  'maxi-dress',
  'shirt-dress',
  'pleated-skirt',
  'mini-skirt',
  'straight-jeans',
  'wide-jeans',
  'chinos',
  'trousers',
  'shorts',
  'sneakers',
  'handbag',
  'scarf',
  'foulard',
  'beanie',
  'puffer',
  'raincoat',
  'joggers',
  'leggings',
  'jumpsuit',
  'pyjama',
  'bodysuit',
  'swimsuit',
  'lingerie-set',
  'ankle-boots',
  'sandals',
  'backpack',
  'belt',
  'cushion',
  'towel',
] as const;
export type ModelId = (typeof MODELS)[number];

export const CUTS = [
  'fluid',
  'fitted',
  'close-fitting',
  'loose',
  'straight',
  'oversize',
  'short',
  'long',
  'flared',
  'light',
  'chunky',
  'soft',
  'slim',
  'tapered',
  'lined',
  'stretch',
  'washed',
  'high-waisted',
  'showerproof',
  'warm',
] as const;
export type CutId = (typeof CUTS)[number];

export const FABRIC_IDS = [
  'linen',
  'linen-blend',
  'poplin',
  'viscose',
  'lyocell',
  'satin',
  'silk',
  'cotton-jersey',
  'heavy-cotton',
  'merino',
  'cashmere-blend',
  'cotton-knit',
  'alpaca-blend',
  'recycled-wool',
  'brushed-cotton',
  'denim',
  'recycled-denim',
  'corduroy',
  'gabardine',
  'twill',
  'wool-cloth',
  'cool-wool',
  'leather',
  'grained-leather',
  'canvas',
  'flannel',
  'recycled-jersey',
] as const;
export type FabricId = (typeof FABRIC_IDS)[number];

export type PatternId = Exclude<Pattern, 'plain'>;
/** Patterns that a name speaks of. */
export const PATTERN_IDS = PATTERNS.filter((pattern): pattern is PatternId => pattern !== 'plain');

/** Groups of models that share a closing sentence. */
export const STYLINGS = [
  'tops',
  'shirts',
  'knitwear',
  'sweats',
  'jackets',
  'dresses',
  'skirts',
  'trousers',
  'jeans',
  'shorts',
  'shoes',
  'bags',
  'accessories',
  'night',
  'home',
] as const;

/** m, f, n and p (plural) as the language has them; mp and fp where plural agrees too. */
export const GENDERS = ['m', 'f', 'n', 'p', 'mp', 'fp'] as const;
export type Gender = (typeof GENDERS)[number];

/** A word that agrees, or one that never changes. */
export type Forms = string | Partial<Record<Gender, string>>;

/**
 * Where a qualifier goes: before the noun, after it, grown together with it, or, a phrase, after
 * the name of the style.
 */
export type Qualifier =
  | { before: Forms }
  | { after: Forms }
  | { prefix: string }
  | { phrase: Forms };
