import type { Garment } from '#src/domain/catalogue/garments.ts';
import { randomFrom } from './random.ts';
import type { DrawnSilhouette } from './silhouettes.ts';

type Companion = Omit<Garment, 'seed' | 'silhouette'> & { silhouette: DrawnSilhouette };

const garment = (
  silhouette: DrawnSilhouette,
  fabric: Garment['fabric'],
  colour: string,
  accent = '#22304a',
): Companion => ({ silhouette, fabric, pattern: 'plain', colour, accent });

const BOTTOMS = [
  garment('jeans-straight', 'denim', '#3c5478'),
  garment('jeans-wide', 'denim', '#8fa9c9'),
  garment('chinos', 'poplin', '#b59a6c'),
] as const;
const TOPS = [
  garment('t-shirt', 'jersey', '#f4f1ec'),
  garment('shirt', 'poplin', '#cfdcec'),
  garment('sweater', 'knit', '#e6dac5'),
] as const;
const SHOES = [
  garment('sneakers', 'leather', '#f2eee6', '#7c8a6e'),
  garment('ankle-boots', 'leather', '#5b3a24'),
  garment('sandals', 'leather', '#8a5a32'),
] as const;
const BAGS = [
  garment('handbag', 'leather', '#9a5a34'),
  garment('handbag', 'leather', '#1b1815'),
  garment('scarf', 'knit', '#e6dac5'),
] as const;
const AT_HOME = [
  garment('towel', 'fleece', '#f4f1ec', '#7c8a6e'),
  garment('cushion', 'linen', '#e9dfcf'),
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

/** What a look picture (SU) shows around a garment: two garments, the larger first. */
export type Look = { small: boolean; companions: readonly [Companion, Companion] };

/** The garments that go with another; `small` when they are larger than it. */
export function companionsOf(silhouette: DrawnSilhouette, seed: number): Look {
  const { pick } = randomFrom(seed, 5);
  const together = (first: Companion, second: Companion, small = false): Look => ({
    small,
    companions: [first, second],
  });
  if (silhouette === 'cushion' || silhouette === 'towel') return together(AT_HOME[0], AT_HOME[1]);
  if (silhouette === 'bodysuit')
    return together(garment('joggers', 'fleece', '#d9d3c8'), garment('beanie', 'knit', '#c8412b'));
  if (DRESSED.has(silhouette)) return together(pick(BAGS), pick(SHOES));
  if (LOWER.has(silhouette)) return together(pick(TOPS), pick(SHOES));
  if (SMALL.has(silhouette)) return together(pick(TOPS), pick(BOTTOMS), true);
  return together(pick(BOTTOMS), pick(SHOES));
}
