import type { Garment } from '#src/domain/catalogue/garments.ts';
import { randomFrom } from './random.ts';
import type { DrawnSilhouette } from './silhouettes.ts';

type Companion = Omit<Garment, 'seed' | 'silhouette'> & { silhouette: DrawnSilhouette };

const piece = (
  silhouette: DrawnSilhouette,
  fabric: Garment['fabric'],
  colour: string,
  accent = '#22304a',
): Companion => ({ silhouette, fabric, pattern: 'plain', colour, accent });

const BOTTOMS = [
  piece('jeans-straight', 'denim', '#3c5478'),
  piece('jeans-wide', 'denim', '#8fa9c9'),
  piece('chinos', 'poplin', '#b59a6c'),
] as const;
const TOPS = [
  piece('t-shirt', 'jersey', '#f4f1ec'),
  piece('shirt', 'poplin', '#cfdcec'),
  piece('sweater', 'knit', '#e6dac5'),
] as const;
const SHOES = [
  piece('sneakers', 'leather', '#f2eee6', '#7c8a6e'),
  piece('ankle-boots', 'leather', '#5b3a24'),
  piece('sandals', 'leather', '#8a5a32'),
] as const;
const BAGS = [
  piece('handbag', 'leather', '#9a5a34'),
  piece('handbag', 'leather', '#1b1815'),
  piece('scarf', 'knit', '#e6dac5'),
] as const;
const AT_HOME = [
  piece('towel', 'fleece', '#f4f1ec', '#7c8a6e'),
  piece('cushion', 'linen', '#e9dfcf'),
] as const;

const DRESSED: ReadonlySet<DrawnSilhouette> = new Set([
  'midi-dress',
  'maxi-dress',
  'shirt-dress',
  'jumpsuit',
  'pyjama',
  'swimsuit',
  'lingerie-set',
]);
const LOWER: ReadonlySet<DrawnSilhouette> = new Set([
  'pleated-skirt',
  'mini-skirt',
  'jeans-straight',
  'jeans-wide',
  'chinos',
  'joggers',
  'shorts',
  'leggings',
]);
const SMALL: ReadonlySet<DrawnSilhouette> = new Set([
  'sneakers',
  'ankle-boots',
  'sandals',
  'handbag',
  'backpack',
  'scarf',
  'beanie',
  'belt',
  'box',
]);

/** What a look picture (SU) shows around a garment: two pieces, the larger first. */
export type Look = { small: boolean; companions: readonly [Companion, Companion] };

/** The pieces that go with a garment; `small` tells that they are larger than it. */
export function companionsOf(silhouette: DrawnSilhouette, seed: number): Look {
  const { pick } = randomFrom(seed, 5);
  const together = (first: Companion, second: Companion, small = false): Look => ({
    small,
    companions: [first, second],
  });
  if (silhouette === 'cushion' || silhouette === 'towel') return together(AT_HOME[0], AT_HOME[1]);
  if (silhouette === 'bodysuit')
    return together(piece('joggers', 'fleece', '#d9d3c8'), piece('beanie', 'knit', '#c8412b'));
  if (DRESSED.has(silhouette)) return together(pick(BAGS), pick(SHOES));
  if (LOWER.has(silhouette)) return together(pick(TOPS), pick(SHOES));
  if (SMALL.has(silhouette)) return together(pick(TOPS), pick(BOTTOMS), true);
  return together(pick(BOTTOMS), pick(SHOES));
}
