import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Currency } from '#src/domain/money/money.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { scaleOfSizes } from '#src/domain/size/size-label.ts';
import {
  brands,
  type GarmentKind,
  isRanged,
  noteListingChange,
  productFamilies,
  productOptions,
  products,
  productTexts,
  SIZE_RANGES,
  segmentationOf,
  sizeChartOf,
  skus,
  slugOf,
} from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { type StockMove, setStock } from '../stock/face.ts';
import type { ImportedProduct } from './gather-products.ts';
import { type GuessedGarment, guessGarment } from './guess-garment.ts';
import { nextProductId } from './import-ids.ts';
import type { ImportedVariant } from './read-variant.ts';
import { importedProducts } from './tables.ts';
import type { TakenPhotos } from './take-photos.ts';
import { fingerprintOf, tellProduct } from './tell-changes.ts';
import { type WantedGtin, writeGtins } from './write-gtins.ts';
import { writeOption } from './write-option.ts';
import { writePrices } from './write-prices.ts';
import { type RefusedSkus, writeSkus } from './write-skus.ts';

export type ImportContext = {
  tx: Transaction;
  currency: Currency;
  now: Date;
  /** Whether somebody draws what has no photograph. */
  isDrawn: boolean;
};

/** Imported goods stand among the seed's in the order of relevance, not before or after all. */
const POPULARITY = 6_000;

/** What may be sold by inches of waist and length. */
const TROUSERS: ReadonlySet<GarmentKind> = new Set<GarmentKind>([
  'jeans-straight',
  'jeans-wide',
  'chinos',
]);

/** What Google Merchant Center takes. */
const LONGEST_BRAND = 70;

/** The scale of its sizes, and their chart, which is shown only where it has every size. */
function sizesOf(
  { kind, sizes: guessed }: GuessedGarment,
  variants: readonly ImportedVariant[],
): Pick<typeof products.$inferInsert, 'sizeScale' | 'sizeChart'> {
  const sizes = variants.map(({ size }) => size);
  const sizeScale = scaleOfSizes(guessed, kind !== null && TROUSERS.has(kind), sizes);
  if (sizeScale === null || !isRanged(sizeScale)) return { sizeScale, sizeChart: null };
  const range: readonly string[] = SIZE_RANGES[sizeScale];
  const isWhole = sizes.every((size) => range.includes(size));
  return { sizeScale, sizeChart: isWhole ? sizeChartOf(sizeScale) : null };
}

/** The sheet of a product: what the export does not say stays unsaid. */
async function writeSheet(
  { tx, now }: ImportContext,
  productId: string,
  product: ImportedProduct,
  garment: GuessedGarment,
): Promise<void> {
  const { kind, pattern, family } = garment;
  const brand = product.vendor.slice(0, LONGEST_BRAND) || null;
  // Other products of the brand have the same maker, where nothing else is written of them.
  if (brand !== null && product.safety?.manufacturer) {
    const safety = { ...product.safety, warnings: '' };
    await tx
      .insert(brands)
      .values({ brand, safety })
      .onConflictDoUpdate({ target: brands.brand, set: { safety } });
  }
  const sheet = {
    ...{ kind, pattern },
    segmentationId: segmentationOf(family),
    visibility: product.visibility,
    brand,
    safety: product.safety,
    ...sizesOf(garment, product.variants),
  };
  await tx
    .insert(products)
    .values({
      ...sheet,
      productId,
      categoryLabel: 'STANDARD',
      tags: ['New'],
      materials: [],
      care: [],
      originCountry: null,
      publishedAt: now,
      popularity: POPULARITY,
    })
    .onConflictDoUpdate({ target: products.productId, set: sheet });
  const { title: name, description, vendor } = product;
  const text = {
    name,
    description,
    slug: slugOf(product.handle) || slugOf(name) || 'product',
    keywords: `${product.kind} ${vendor}`,
  };
  await tx
    .insert(productTexts)
    .values(LANGUAGES.map((lang) => ({ productId, lang, ...text })))
    .onConflictDoUpdate({ target: [productTexts.productId, productTexts.lang], set: text });
  await tx.delete(productFamilies).where(eq(productFamilies.productId, productId));
  await tx.insert(productFamilies).values({ productId, familyId: family, main: true });
}

/** Takes the places of a product's colours away, so that they can be given again. */
async function clearPlaces(tx: Transaction, productId: string): Promise<void> {
  await tx
    .update(productOptions)
    .set({ position: sql`-1 - ${productOptions.position}` })
    .where(eq(productOptions.productId, productId));
}

/**
 * Colours that the export no longer has stand last and are sold out; they stay for those who
 * bought them, and come back as they were when the export has them again.
 */
async function putLast(tx: Transaction, productId: string, places: number): Promise<StockMove[]> {
  const gone = await tx
    .select({ optionId: productOptions.optionId })
    .from(productOptions)
    .where(and(eq(productOptions.productId, productId), lt(productOptions.position, 0)))
    .orderBy(desc(productOptions.position));
  for (const [at, { optionId }] of gone.entries()) {
    await tx
      .update(productOptions)
      .set({ position: places + at })
      .where(eq(productOptions.optionId, optionId));
  }
  if (gone.length === 0) return [];
  const ids = gone.map(({ optionId }) => optionId);
  const sizes = await tx.select({ sku: skus.sku }).from(skus).where(inArray(skus.optionId, ids));
  return sizes.map(({ sku }) => ({ sku, quantity: 0 }));
}

export type Written = RefusedSkus & {
  isNew: boolean;
  /** Barcodes of the export that another size has already. */
  takenGtins: string[];
};

/**
 * Writes one product of an export, new or known by its handle. Its tiles are noted as stale in the
 * same transaction.
 */
export async function writeProduct(
  context: ImportContext,
  product: ImportedProduct,
  { byColour }: TakenPhotos,
): Promise<Written> {
  const { tx, currency, now } = context;
  const { handle, title, variants } = product;
  const garment = guessGarment(product);
  const [known] = await tx
    .select()
    .from(importedProducts)
    .where(eq(importedProducts.handle, handle));
  const productId = known?.productId ?? (await nextProductId(tx));
  await writeSheet(context, productId, product, garment);
  const fingerprint = fingerprintOf(product);
  await tx
    .insert(importedProducts)
    .values({ handle, productId, fingerprint })
    .onConflictDoUpdate({ target: importedProducts.handle, set: { fingerprint } });
  await clearPlaces(tx, productId);
  const names = [...new Set(variants.map(({ colour }) => colour))];
  const stock: StockMove[] = [];
  const gtins: WantedGtin[] = [];
  const takenSkus: string[] = [];
  const lateSkus: string[] = [];
  for (const [position, colour] of names.entries()) {
    const sold = variants.filter((variant) => variant.colour === colour);
    const photos = byColour.get(colour) ?? [];
    const place = { colour, position, colourways: names.length };
    const optionId = await writeOption(tx, {
      ...{ handle, title, productId, kind: garment.kind, photos, isDrawn: context.isDrawn },
      ...place,
    });
    const written = await writeSkus(tx, optionId, sold);
    stock.push(...written.stock);
    gtins.push(...written.gtins);
    takenSkus.push(...written.takenSkus);
    lateSkus.push(...written.lateSkus);
    await writePrices(tx, { optionId, variants: sold, currency }, now);
  }
  stock.push(...(await putLast(tx, productId, names.length)));
  await setStock(tx, stock, now);
  const takenGtins = await writeGtins(tx, productId, gtins);
  await noteListingChange(tx, productId);
  if (known?.fingerprint !== fingerprint) {
    const { visibility } = product;
    await tellProduct(tx, { productId, isNew: known === undefined, handle, visibility }, now);
  }
  return { isNew: known === undefined, takenGtins, takenSkus, lateSkus };
}
