/** What the demo sells: two shops, two languages, two currencies. */

export const COLOURS = {
  red: { fr: 'Rouge', en: 'Red', hex: '#b5382a' },
  navy: { fr: 'Marine', en: 'Navy', hex: '#22304f' },
  sand: { fr: 'Sable', en: 'Sand', hex: '#d8c3a0' },
  green: { fr: 'Vert', en: 'Green', hex: '#3f6b4f' },
  black: { fr: 'Noir', en: 'Black', hex: '#1c1c1e' },
  white: { fr: 'Blanc', en: 'White', hex: '#f4f1ea' },
} as const;
export type Colour = keyof typeof COLOURS;

export const MATERIALS = {
  cotton: { fr: 'Coton', en: 'Cotton' },
  wool: { fr: 'Laine', en: 'Wool' },
  linen: { fr: 'Lin', en: 'Linen' },
} as const;
export type Material = keyof typeof MATERIALS;

export const SIZES = {
  S: { fr: 'S', en: 'S' },
  M: { fr: 'M', en: 'M' },
  L: { fr: 'L', en: 'L' },
  '34': { fr: '34', en: '6' },
  '36': { fr: '36', en: '8' },
  '38': { fr: '38', en: '10' },
  '40': { fr: '40', en: '12' },
  '44': { fr: '44', en: '16' },
  '50x100': { fr: '50 × 100 cm', en: '50 × 100 cm' },
  '70x140': { fr: '70 × 140 cm', en: '70 × 140 cm' },
  ONE: { fr: 'Taille unique', en: 'One size' },
} as const;
export type Size = keyof typeof SIZES;

export type Shape = 'top' | 'dress' | 'trousers' | 'hat' | 'scarf' | 'towel';

export type Good = {
  code: string;
  family: string;
  audience: 'women' | 'men' | null;
  shape: Shape;
  fr: string;
  en: string;
  /** Cents. */
  eur: number;
  gbp: number;
  before?: { eur: number; gbp: number };
  colours: readonly Colour[];
  sizes: readonly Size[];
  material: Material;
  /** Items of each size; 100 unless told. */
  stock?: Partial<Record<Size, number>>;
  /** Cents more than the price for a size. */
  more?: Partial<Record<Size, { eur: number; gbp: number }>>;
  isNew?: true;
  noPicture?: true;
  firstShopOnly?: true;
  /** Of the first colour, where they are not made from the code. */
  skus?: Partial<Record<Size, string>>;
};

const TOP: readonly Size[] = ['S', 'M', 'L'];
const WAIST: readonly Size[] = ['36', '38', '40'];
const ONE: readonly Size[] = ['ONE'];

const top = (
  code: string,
  audience: 'women' | 'men',
  fr: string,
  en: string,
  eur: number,
  gbp: number,
  colours: readonly Colour[],
  material: Material = 'cotton',
): Good => ({
  code,
  audience,
  family: `${audience}-tops`,
  shape: 'top',
  fr,
  en,
  eur,
  gbp,
  colours,
  sizes: TOP,
  material,
});
const dress = (
  code: string,
  fr: string,
  en: string,
  eur: number,
  gbp: number,
  colours: readonly Colour[],
  material: Material = 'linen',
): Good => ({
  code,
  audience: 'women',
  family: 'dresses',
  shape: 'dress',
  fr,
  en,
  eur,
  gbp,
  colours,
  sizes: WAIST,
  material,
});
const trousers = (
  code: string,
  audience: 'women' | 'men',
  fr: string,
  en: string,
  eur: number,
  gbp: number,
  colours: readonly Colour[],
  material: Material = 'cotton',
): Good => ({
  code,
  audience,
  family: `${audience}-trousers`,
  shape: 'trousers',
  fr,
  en,
  eur,
  gbp,
  colours,
  sizes: audience === 'women' ? WAIST : TOP,
  material,
});
const small = (
  code: string,
  family: 'hats' | 'scarves',
  shape: Shape,
  fr: string,
  en: string,
  eur: number,
  gbp: number,
  colours: readonly Colour[],
): Good => ({
  code,
  audience: null,
  family,
  shape,
  fr,
  en,
  eur,
  gbp,
  colours,
  sizes: ONE,
  material: 'wool',
});

export const GOODS: readonly Good[] = [
  {
    // The dress of the journeys, with the skus that it has in our demo.
    ...dress('MIDI', 'Robe midi', 'Midi dress', 2999, 2600, ['green', 'black'], 'cotton'),
    sizes: ['34', '36', '38', '40', '44'],
    stock: { '38': 900, '40': 2, '44': 0 },
    skus: { '34': '500201-34', '36': '500201-36', '38': 'S1', '40': 'S2', '44': 'S0' },
  },
  {
    ...top('TSHIRT', 'women', 'T-shirt à col rond', 'Crew-neck T-shirt', 1999, 1700, [
      'red',
      'navy',
      'white',
    ]),
    stock: { M: 900, S: 100, L: 100 },
  },
  {
    ...top('BRETON', 'women', 'Marinière', 'Breton top', 2999, 2600, ['navy', 'red']),
    isNew: true,
  },
  {
    ...top(
      'BLOUSE',
      'women',
      'Blouse fluide',
      'Flowing blouse',
      3999,
      3500,
      ['white', 'green'],
      'linen',
    ),
  },
  {
    ...top(
      'CARDIGAN',
      'women',
      'Gilet en laine',
      'Wool cardigan',
      5999,
      5200,
      ['sand', 'green'],
      'wool',
    ),
    stock: { S: 2, M: 0, L: 40 },
  },
  {
    ...top(
      'JUMPER',
      'women',
      'Pull torsadé',
      'Cable-knit jumper',
      4999,
      4300,
      ['sand', 'navy'],
      'wool',
    ),
    before: { eur: 6999, gbp: 6000 },
  },
  top('TANK', 'women', 'Débardeur', 'Tank top', 1299, 1100, ['black', 'white']),
  top('SHIRT-W', 'women', 'Chemise popeline', 'Poplin shirt', 3499, 3000, ['white', 'navy']),
  { ...dress('SUNDRESS', 'Robe d’été', 'Summer dress', 4999, 4400, ['red', 'green']), isNew: true },
  dress('SHIRTDRESS', 'Robe chemise', 'Shirt dress', 5999, 5200, ['sand', 'navy']),
  {
    ...dress('WRAP', 'Robe portefeuille', 'Wrap dress', 5499, 4700, ['black']),
    before: { eur: 7999, gbp: 7000 },
  },
  dress('KNIT', 'Robe en maille', 'Knitted dress', 6999, 6000, ['navy'], 'wool'),
  trousers('JEANS-W', 'women', 'Jean droit', 'Straight jeans', 4999, 4300, ['navy', 'black']),
  trousers('CHINO-W', 'women', 'Chino femme', 'Women’s chinos', 3999, 3400, ['sand', 'green']),
  trousers(
    'WIDE',
    'women',
    'Pantalon large',
    'Wide-leg trousers',
    4499,
    3900,
    ['black', 'sand'],
    'linen',
  ),
  top('TEE-M', 'men', 'T-shirt épais', 'Heavy T-shirt', 2499, 2100, ['black', 'white', 'green']),
  top('POLO', 'men', 'Polo piqué', 'Piqué polo', 2999, 2600, ['navy', 'red']),
  top('OXFORD', 'men', 'Chemise oxford', 'Oxford shirt', 3999, 3400, ['white']),
  {
    ...top('SWEAT', 'men', 'Sweat à capuche', 'Hooded sweatshirt', 4499, 3900, ['green', 'black']),
    isNew: true,
  },
  top('MERINO', 'men', 'Pull mérinos', 'Merino jumper', 5999, 5100, ['navy', 'sand'], 'wool'),
  trousers('JEANS-M', 'men', 'Jean coupe ajustée', 'Slim jeans', 5499, 4700, ['navy']),
  trousers('CHINO-M', 'men', 'Chino homme', 'Men’s chinos', 4499, 3900, ['sand', 'navy']),
  trousers('CARGO', 'men', 'Pantalon cargo', 'Cargo trousers', 4999, 4300, ['green', 'black']),
  {
    ...small('BEANIE', 'hats', 'hat', 'Bonnet côtelé', 'Ribbed beanie', 1499, 1300, ['red']),
    stock: { ONE: 6 },
  },
  small('BUCKET', 'hats', 'hat', 'Bob en toile', 'Canvas bucket hat', 1999, 1700, [
    'sand',
    'black',
  ]),
  { ...small('BERET', 'hats', 'hat', 'Béret', 'Beret', 2499, 2100, ['navy']), noPicture: true },
  { ...small('SCARF', 'scarves', 'scarf', 'Écharpe unie', 'Plain scarf', 2999, 2600, ['green']) },
  small('PLAID', 'scarves', 'scarf', 'Écharpe à carreaux', 'Checked scarf', 3499, 3000, [
    'red',
    'navy',
  ]),
  {
    ...small('SNOOD', 'scarves', 'scarf', 'Snood', 'Snood', 1999, 1700, ['black']),
    firstShopOnly: true,
  },
  {
    code: 'TOWEL',
    audience: null,
    family: 'towels',
    shape: 'towel',
    fr: 'Serviette éponge',
    en: 'Terry towel',
    eur: 1299,
    gbp: 1100,
    colours: ['white', 'sand'],
    sizes: ['50x100', '70x140'],
    material: 'cotton',
    more: { '70x140': { eur: 1000, gbp: 900 } },
  },
  {
    code: 'BATHMAT',
    audience: null,
    family: 'towels',
    shape: 'towel',
    fr: 'Tapis de bain',
    en: 'Bath mat',
    eur: 1799,
    gbp: 1500,
    colours: ['sand'],
    sizes: ['ONE'],
    material: 'cotton',
  },
];

export function skuOf({ code, colours, skus }: Good, colour: Colour, size: Size): string {
  const own = colour === colours[0] ? skus?.[size] : undefined;
  if (own !== undefined) return own;
  return colours.length === 1 ? `${code}-${size}` : `${code}-${colour.toUpperCase()}-${size}`;
}
