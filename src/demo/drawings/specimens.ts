import type { Fabric, Garment, Pattern } from '../garments/garments.ts';
import type { DrawnSilhouette } from './silhouettes.ts';

type Specimen = Omit<Garment, 'silhouette' | 'seed'>;

const of = (
  fabric: Fabric,
  colour: string,
  pattern: Pattern = 'plain',
  accent = '#22304a',
): Specimen => ({ fabric, pattern, colour, accent });

/** Two garments of each silhouette that a shop would really sell, for the contact sheet. */
export const SPECIMENS: Record<DrawnSilhouette, readonly Specimen[]> = {
  't-shirt': [of('jersey', '#f4f1ec'), of('jersey', '#f1ece2', 'breton')],
  'long-sleeve': [of('jersey', '#1b1815'), of('jersey', '#f4f1ec', 'breton', '#c8412b')],
  polo: [of('jersey', '#22304a'), of('knit', '#7c8a6e')],
  shirt: [of('poplin', '#cfdcec'), of('linen', '#f4f1ec', 'gingham', '#7a9cc6')],
  blouse: [
    of('satin', '#e9c7b0', 'animal', '#3a2718'),
    of('poplin', '#22304a', 'floral-liberty', '#e9a08a'),
  ],
  camisole: [of('satin', '#1b1815'), of('satin', '#d9c2a3')],
  sweater: [of('knit', '#e6dac5'), of('knit', '#e6dac5', 'chevron', '#5a2a4a')],
  cardigan: [of('knit', '#7c8a6e'), of('knit', '#5a2a4a')],
  hoodie: [of('fleece', '#8b8f94'), of('fleece', '#d8b4a0')],
  sweatshirt: [of('fleece', '#22304a'), of('fleece', '#d9d3c8')],
  blazer: [of('poplin', '#22304a'), of('linen', '#e9dfcf', 'houndstooth', '#3a332b')],
  'denim-jacket': [of('denim', '#5b7aa6'), of('denim', '#2b3a55')],
  puffer: [of('poplin', '#22304a'), of('satin', '#c8412b')],
  trench: [of('poplin', '#c4a77d'), of('poplin', '#5a6350')],
  coat: [of('fleece', '#b08d57'), of('fleece', '#3a3b40', 'tartan', '#8a2b22')],
  raincoat: [of('poplin', '#d9b23c'), of('poplin', '#3f5a4e', 'plain', '#d9b23c')],
  'midi-dress': [of('poplin', '#c8412b'), of('satin', '#f4e9dc', 'floral-bold', '#c8412b')],
  'maxi-dress': [of('linen', '#f4f1ec', 'floral-sparse', '#7a9cc6'), of('poplin', '#7c8a6e')],
  'shirt-dress': [of('poplin', '#cfdcec', 'pinstripe', '#22304a'), of('linen', '#b59a6c')],
  'pleated-skirt': [of('satin', '#7c8a6e'), of('poplin', '#7a1f1f', 'tartan', '#e3c58a')],
  'mini-skirt': [of('denim', '#5b7aa6'), of('corduroy', '#8a5a32')],
  'jeans-straight': [of('denim', '#3c5478'), of('denim', '#26282d')],
  'jeans-wide': [of('denim', '#8fa9c9'), of('denim', '#e9e2d3')],
  chinos: [of('poplin', '#b59a6c'), of('poplin', '#3d4a3c')],
  'wide-trousers': [of('linen', '#d5c1a2'), of('poplin', '#22304a')],
  joggers: [of('fleece', '#8a8a8a'), of('fleece', '#22304a')],
  shorts: [of('linen', '#e9dfcf'), of('poplin', '#7c8a6e')],
  jumpsuit: [of('linen', '#7c8a6e'), of('poplin', '#22304a')],
  pyjama: [
    of('satin', '#22304a', 'plain', '#f4f1ec'),
    of('poplin', '#f4f1ec', 'pinstripe', '#5b7aa6'),
  ],
  bodysuit: [of('jersey', '#f4f1ec', 'dots', '#c8412b'), of('jersey', '#d8e0d0')],
  swimsuit: [of('jersey', '#1f5a5a'), of('jersey', '#c8412b', 'dots', '#f4f1ec')],
  'lingerie-set': [
    of('satin', '#1b1815', 'plain', '#2d2622'),
    of('satin', '#e3b8ae', 'plain', '#d39f95'),
  ],
  sneakers: [
    of('leather', '#f2eee6', 'plain', '#7c8a6e'),
    of('leather', '#22304a', 'plain', '#c8412b'),
  ],
  'ankle-boots': [of('leather', '#1b1815'), of('leather', '#8a5a32')],
  sandals: [of('leather', '#8a5a32'), of('leather', '#1b1815')],
  handbag: [of('leather', '#9a5a34'), of('leather', '#1b1815')],
  backpack: [of('poplin', '#3d4a3c'), of('poplin', '#22304a')],
  scarf: [of('fleece', '#b08d57', 'tartan', '#7a1f1f'), of('knit', '#e6dac5')],
  beanie: [of('knit', '#c8412b'), of('knit', '#4a4d52')],
  belt: [of('leather', '#8a5a32'), of('leather', '#1b1815')],
  cushion: [of('linen', '#e9dfcf', 'breton', '#7c8a6e'), of('corduroy', '#b5653a')],
  towel: [of('fleece', '#f4f1ec', 'plain', '#7a9cc6'), of('fleece', '#7c8a6e', 'plain', '#e9dfcf')],
  box: [of('poplin', '#d5c1a2', 'plain', '#ece2cf'), of('poplin', '#b8975a', 'plain', '#ece2cf')],
  leggings: [of('jersey', '#1b1815'), of('jersey', '#5a2a4a')],
};
