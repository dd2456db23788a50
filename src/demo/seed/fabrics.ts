import type { Footwear } from '#src/domain/catalogue/footwear.schema.ts';
import type { CareId, MaterialId } from '#src/platform/catalogue/vocabularies/word-lists.ts';
import type { Fabric } from '../garments/garments.ts';
import type { FabricId } from './words/word-lists.ts';

export type FabricSheet = {
  /** How the pictures weave it. */
  drawn: Fabric;
  materials: readonly (readonly [MaterialId, number])[];
  care: readonly CareId[];
  /** What it adds to the price of a line. */
  factor: number;
};

const EASY: readonly CareId[] = ['wash-30', 'no-bleach', 'no-tumble', 'iron-medium'];
const COTTON: readonly CareId[] = ['wash-40', 'inside-out', 'no-bleach', 'iron-medium'];
const DELICATE: readonly CareId[] = ['wash-30-gentle', 'no-bleach', 'no-tumble', 'iron-low'];
const KNIT: readonly CareId[] = ['hand-wash', 'no-bleach', 'no-tumble', 'dry-flat'];
const DENIM: readonly CareId[] = ['wash-30', 'inside-out', 'no-bleach', 'no-tumble'];
const TAILORED: readonly CareId[] = ['dry-clean', 'no-bleach', 'no-tumble', 'iron-low'];
const LEATHER: readonly CareId[] = ['wipe-clean', 'leather-balm'];

/** What each fabric of the shop is made of, how it is cared for, and how it is drawn. */
export const FABRIC_SHEETS: Record<FabricId, FabricSheet> = {
  linen: { drawn: 'linen', materials: [['linen', 100]], care: EASY, factor: 1.2 },
  'linen-blend': {
    drawn: 'linen',
    materials: [
      ['linen', 55],
      ['viscose', 45],
    ],
    care: EASY,
    factor: 1.1,
  },
  poplin: { drawn: 'poplin', materials: [['cotton', 100]], care: COTTON, factor: 1 },
  viscose: { drawn: 'poplin', materials: [['viscose', 100]], care: DELICATE, factor: 1 },
  lyocell: { drawn: 'poplin', materials: [['lyocell', 100]], care: DELICATE, factor: 1.1 },
  satin: { drawn: 'satin', materials: [['recycled-polyester', 100]], care: DELICATE, factor: 1.05 },
  silk: {
    drawn: 'satin',
    materials: [['silk', 100]],
    care: ['hand-wash', 'no-bleach', 'iron-low'],
    factor: 1.9,
  },
  'cotton-jersey': {
    drawn: 'jersey',
    materials: [['cotton', 100]],
    care: COTTON,
    factor: 1,
  },
  'heavy-cotton': {
    drawn: 'jersey',
    materials: [['cotton', 100]],
    care: COTTON,
    factor: 1.25,
  },
  merino: { drawn: 'knit', materials: [['merino', 100]], care: KNIT, factor: 1.3 },
  'cashmere-blend': {
    drawn: 'knit',
    materials: [
      ['wool', 70],
      ['cashmere', 30],
    ],
    care: KNIT,
    factor: 1.9,
  },
  'cotton-knit': { drawn: 'knit', materials: [['cotton', 100]], care: EASY, factor: 1 },
  'alpaca-blend': {
    drawn: 'knit',
    materials: [
      ['alpaca', 40],
      ['polyamide', 35],
      ['wool', 25],
    ],
    care: KNIT,
    factor: 1.5,
  },
  'recycled-wool': {
    drawn: 'knit',
    materials: [
      ['recycled-wool', 70],
      ['recycled-polyester', 30],
    ],
    care: KNIT,
    factor: 1.15,
  },
  'brushed-cotton': {
    drawn: 'jersey',
    materials: [
      ['cotton', 85],
      ['recycled-polyester', 15],
    ],
    care: COTTON,
    factor: 1,
  },
  denim: {
    drawn: 'denim',
    materials: [
      ['cotton', 99],
      ['elastane', 1],
    ],
    care: DENIM,
    factor: 1,
  },
  'recycled-denim': {
    drawn: 'denim',
    materials: [
      ['cotton', 80],
      ['recycled-cotton', 20],
    ],
    care: DENIM,
    factor: 1.1,
  },
  corduroy: {
    drawn: 'corduroy',
    materials: [
      ['cotton', 98],
      ['elastane', 2],
    ],
    care: DENIM,
    factor: 1.1,
  },
  gabardine: { drawn: 'poplin', materials: [['cotton', 100]], care: EASY, factor: 1.1 },
  twill: {
    drawn: 'poplin',
    materials: [
      ['cotton', 97],
      ['elastane', 3],
    ],
    care: EASY,
    factor: 1,
  },
  'wool-cloth': {
    drawn: 'fleece',
    materials: [
      ['wool', 80],
      ['polyamide', 20],
    ],
    care: TAILORED,
    factor: 1.25,
  },
  'cool-wool': { drawn: 'poplin', materials: [['wool', 100]], care: TAILORED, factor: 1.3 },
  leather: { drawn: 'leather', materials: [['leather', 100]], care: LEATHER, factor: 1.3 },
  'grained-leather': {
    drawn: 'leather',
    materials: [['leather', 100]],
    care: LEATHER,
    factor: 1.4,
  },
  canvas: {
    drawn: 'linen',
    materials: [['cotton', 100]],
    care: ['wipe-clean', 'no-bleach'],
    factor: 0.8,
  },
  'recycled-jersey': {
    drawn: 'jersey',
    materials: [
      ['recycled-polyester', 85],
      ['elastane', 15],
    ],
    care: DELICATE,
    factor: 1,
  },
  flannel: { drawn: 'fleece', materials: [['cotton', 100]], care: COTTON, factor: 1.1 },
};

/** Shoes of a fabric: lined with leather where they are of leather, with textile else; a rubber sole. */
export function footwearOf(fabric: FabricId): Footwear {
  const upper = FABRIC_SHEETS[fabric].care === LEATHER ? 'leather' : 'textile';
  return { upper, lining: upper, sole: 'other' };
}
