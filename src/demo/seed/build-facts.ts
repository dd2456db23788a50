import type { products } from '#src/platform/catalogue/products/tables.ts';
import { COUNTRIES } from '#src/platform/catalogue/vocabularies/word-lists.ts';
import type { DayOf } from '#src/platform/opening/days-from.ts';
import { FABRIC_SHEETS } from './fabrics.ts';
import { P1, type PreOrder } from './fixtures.ts';
import type { PlannedProduct } from './plan-products.ts';
import { inTurn, randomFor } from './random.ts';

/** Whether a product has a lower price for signed-in customers. */
export function isPrivateSale({ productId }: { productId: string }): boolean {
  return productId !== '400101' && randomFor(`private ${productId}`).chance(0.06);
}

type ProductFacts = Pick<
  typeof products.$inferInsert,
  'labels' | 'ecoDesign' | 'environment' | 'sizeScale' | 'expectedOn' | 'privateSale'
>;

const RECYCLED = /^recycled-/;
const SYNTHETIC = new Set(['recycled-polyester', 'polyamide', 'elastane']);
const GENTLE = new Set(['linen', 'lyocell', 'recycled-cotton', 'recycled-wool']);
/** Days until pre-ordered goods are sent. */
const MADE_IN = { ON_DEMAND: 28, RAL_ANTICIPATION: 17 } as const;

/** So many of a department, in the order of popularity, are its best sellers. */
const BEST_SELLERS = 4;

/** A line that runs out: most of its sizes are nearly or quite gone, and its label says so. */
export function isRunningOut({ productId }: Pick<PlannedProduct, 'productId'>): boolean {
  return productId !== P1.productId && randomFor(`running out ${productId}`).chance(0.06);
}

function labelsOf(product: PlannedProduct, rank: number, recycledPercent: number): string[] {
  const labels: string[] = [];
  if (recycledPercent >= 50) labels.push('recycled');
  if (isRunningOut(product)) labels.push('last-sizes');
  else if (rank < BEST_SELLERS && product.productId !== P1.productId) labels.push('best-seller');
  return labels;
}

/**
 * What a product's sheet says besides cloth and care; the same on every machine. `rank` is its place
 * in its department by popularity, from 0.
 */
export function factsOf(
  product: PlannedProduct,
  rank: number,
  preOrder: PreOrder | undefined,
  day: DayOf,
): ProductFacts {
  const { productId, line, fabric } = product;
  const random = randomFor(`facts ${productId}`);
  const { materials } = FABRIC_SHEETS[fabric];
  const share = (counts: (id: string) => boolean) =>
    materials.reduce((sum, [id, percent]) => sum + (counts(id) ? percent : 0), 0);
  const recycledPercent = share((id) => RECYCLED.test(id));
  const country = () => inTurn(COUNTRIES, random.between(0, COUNTRIES.length - 1));
  return {
    labels: labelsOf(product, rank, recycledPercent),
    ecoDesign: share((id) => GENTLE.has(id)) >= 70,
    environment: {
      recycledPercent,
      recyclable: materials.length === 1,
      hazardousSubstances: false,
      microplastics: share((id) => SYNTHETIC.has(id)) > 50,
      weaving: country(),
      dyeing: country(),
    },
    sizeScale: line.sizes,
    expectedOn:
      preOrder === undefined ? null : day(MADE_IN[preOrder.label]).toISOString().slice(0, 10),
    privateSale: isPrivateSale(product),
  };
}
