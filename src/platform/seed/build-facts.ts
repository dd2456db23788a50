import type { products } from '../catalogue/tables.ts';
import type { DayOf } from './build-prices.ts';
import { FABRIC_SHEETS } from './fabrics.ts';
import type { PreOrder } from './fixtures.ts';
import type { PlannedProduct } from './plan-products.ts';
import { isPrivateSale } from './private-sales.ts';
import { inTurn, randomFor } from './random.ts';
import { sizeChartOf } from './size-charts.ts';
import { COUNTRIES } from './words/word-lists.ts';

type ProductFacts = Pick<
  typeof products.$inferInsert,
  'labels' | 'ecoDesign' | 'environment' | 'sizeChart' | 'expectedOn' | 'privateSale'
>;

const RECYCLED = /^recycled-/;
const SYNTHETIC = new Set(['recycled-polyester', 'polyamide', 'elastane']);
const GENTLE = new Set(['linen', 'organic-cotton', 'lyocell', 'recycled-cotton', 'recycled-wool']);
/** Days until pre-ordered goods are sent. */
const MADE_IN = { ON_DEMAND: 28, RAL_ANTICIPATION: 17 } as const;

/** What a product's sheet says besides cloth and care; the same on every machine. */
export function factsOf(
  product: PlannedProduct,
  preOrder: PreOrder | undefined,
  day: DayOf,
): ProductFacts {
  const { productId, line, fabric } = product;
  const random = randomFor(`facts ${productId}`);
  const { materials } = FABRIC_SHEETS[fabric];
  const share = (counts: (id: string) => boolean) =>
    materials.reduce((sum, [id, percent]) => sum + (counts(id) ? percent : 0), 0);
  const recycledPercent = share((id) => RECYCLED.test(id));
  const ecoDesign = share((id) => GENTLE.has(id)) >= 70;
  const labels: string[] = [];
  if (ecoDesign) labels.push('responsible');
  const lot = random.next();
  if (lot < 0.08) labels.push('last-sizes');
  else if (lot < 0.16) labels.push('best-seller');
  const country = () => inTurn(COUNTRIES, random.between(0, COUNTRIES.length - 1));
  return {
    labels,
    ecoDesign,
    environment: {
      recycledPercent,
      recyclable: materials.length === 1,
      hazardousSubstances: false,
      microplastics: share((id) => SYNTHETIC.has(id)) > 50,
      weaving: country(),
      dyeing: country(),
    },
    sizeChart: sizeChartOf(line.sizes),
    expectedOn:
      preOrder === undefined ? null : day(MADE_IN[preOrder.label]).toISOString().slice(0, 10),
    privateSale: isPrivateSale(product),
  };
}
