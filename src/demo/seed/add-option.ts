import type { productFamilies } from '#src/platform/catalogue/families/tables.ts';
import type { prices } from '#src/platform/catalogue/prices/tables.ts';
import { drawnViewsOf } from '#src/platform/catalogue/products/drawn-views.ts';
import { checkDigit } from '#src/platform/catalogue/products/gtin.ts';
import type {
  productOptions,
  productRelations,
  products,
  productTexts,
  skus,
} from '#src/platform/catalogue/products/tables.ts';
import type { productPublications } from '#src/platform/catalogue/publications/tables.ts';
import type { DayOf } from '#src/platform/opening/days-from.ts';
import type { stocks } from '#src/platform/stock/tables.ts';
import { kindOf } from '../garments/garments.ts';
import type { drawnGarments } from '../garments/tables.ts';
import { isRunningOut } from './build-facts.ts';
import type { FixtureSku } from './fixtures.ts';
import type { PlannedProduct } from './plan-products.ts';
import { randomFor } from './random.ts';

/** Everything of the catalogue that hangs on products, as rows. */
export type CatalogueRows = {
  products: (typeof products.$inferInsert)[];
  productPublications: (typeof productPublications.$inferInsert)[];
  productTexts: (typeof productTexts.$inferInsert)[];
  productFamilies: (typeof productFamilies.$inferInsert)[];
  productOptions: (typeof productOptions.$inferInsert)[];
  drawnGarments: (typeof drawnGarments.$inferInsert)[];
  skus: (typeof skus.$inferInsert)[];
  stocks: (typeof stocks.$inferInsert)[];
  prices: (typeof prices.$inferInsert)[];
  productRelations: (typeof productRelations.$inferInsert)[];
};

/** The rows so far, and the next barcode's article. */
export type Builder = { rows: CatalogueRows; day: DayOf; nextArticle: number };

/** Company prefix of the demo's barcodes. */
const PREFIX = '360';

/** The EAN-13 of the nth article: prefix, nine digits, and the check digit. */
function gtinOf(article: number): string {
  const digits = `${PREFIX}${String(article).padStart(9, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** The sku of a size whose key is not fixed. */
export const skuOf = (optionId: string, size: string) => `${optionId}-${size}`;

/** Below which share of a lot a size is sold out, and below which it is nearly gone. */
const USUAL_STOCK = { gone: 0.08, few: 0.2 };
const LAST_STOCK = { gone: 0.4, few: 0.9 };

/** Now and then a whole option is sold out. */
export const isSoldOut = (optionId: string) => randomFor(`gone ${optionId}`).chance(0.03);

/** Most sizes are there, some nearly gone, some sold out; now and then a whole option is. */
function stockOf(sku: string, optionId: string, shares: typeof USUAL_STOCK): number {
  if (isSoldOut(optionId)) return 0;
  const random = randomFor(`stock ${sku}`);
  const share = random.next();
  if (share < shares.gone) return 0;
  return share < shares.few ? random.between(1, 3) : random.between(4, 60);
}

/** Adds the colour of a product at a place, with its sizes and their stock. */
export function addOption(
  builder: Builder,
  product: Pick<PlannedProduct, 'productId' | 'options'>,
  position: number,
  sizes: readonly string[],
  fixed: readonly FixtureSku[],
): void {
  const option = product.options[position];
  if (option === undefined) return;
  const { optionId, colour, garment } = option;
  builder.rows.productOptions.push({
    optionId,
    productId: product.productId,
    position,
    colourId: colour,
    pictureTypes: drawnViewsOf(kindOf(garment.silhouette), product.options.length),
  });
  builder.rows.drawnGarments.push({ optionId, ...garment });
  const shares = isRunningOut(product) ? LAST_STOCK : USUAL_STOCK;
  for (const [place, size] of sizes.entries()) {
    const fixture = position === 0 ? fixed.find((one) => one.size === size) : undefined;
    const sku = fixture?.sku ?? skuOf(optionId, size);
    const article = fixture?.article ?? builder.nextArticle++;
    builder.rows.skus.push({ sku, optionId, gtin: gtinOf(article), size, position: place });
    const quantity = fixture?.quantity ?? stockOf(sku, optionId, shares);
    builder.rows.stocks.push({ sku, quantity });
  }
}
