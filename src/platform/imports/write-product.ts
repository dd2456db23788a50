import { and, eq, notInArray, sql } from 'drizzle-orm';
import { LANGUAGES } from '#src/domain/locales.ts';
import type { Currency } from '#src/domain/money.ts';
import {
  colours,
  productFamilies,
  productOptions,
  products,
  productTexts,
  skus,
  stocks,
} from '../catalogue/tables.ts';
import type { Transaction } from '../database/database.ts';
import { pictureTypesOf } from '../seed/build-catalogue.ts';
import { slugOf } from '../seed/compose-name.ts';
import { segmentationOf } from '../seed/segmentations.ts';
import { sizeChartOf } from '../seed/size-charts.ts';
import { SIZE_SCALES } from '../seed/sizes.ts';
import { COLOURS } from '../seed/words/word-lists.ts';
import type { ImportedProduct } from './gather-products.ts';
import { guessColour } from './guess-colour.ts';
import { type GuessedGarment, guessGarment } from './guess-garment.ts';
import type { ImportIds } from './import-ids.ts';
import type { ImportedVariant } from './read-variant.ts';
import { importedOptions, importedProducts } from './tables.ts';
import { pricesOf, writePrices } from './write-prices.ts';
import { writeSkus } from './write-skus.ts';

export type ImportContext = { tx: Transaction; ids: ImportIds; currency: Currency; now: Date };

/** Imported goods stand among the seed's in the order of relevance, not before or after all. */
const POPULARITY = 6_000;

/** A size chart is shown only where every size stands in it. */
function chartFor({ line }: GuessedGarment, variants: readonly ImportedVariant[]): string | null {
  const scale: readonly string[] = SIZE_SCALES[line.sizes];
  return variants.every(({ size }) => scale.includes(size)) ? sizeChartOf(line.sizes) : null;
}

/** The sheet of a product: what the export does not say stays unsaid. */
async function writeSheet(
  { tx, now }: ImportContext,
  productId: string,
  product: ImportedProduct,
  garment: GuessedGarment,
): Promise<void> {
  const { family } = garment.line;
  const sheet = {
    segmentationId: segmentationOf(family),
    listed: product.isListed,
    sizeChart: chartFor(garment, product.variants),
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
  const { title: name, description, vendor, kind } = product;
  const text = {
    name,
    description,
    slug: slugOf(product.handle) || slugOf(name) || 'product',
    keywords: `${kind} ${vendor}`,
  };
  await tx
    .insert(productTexts)
    .values(LANGUAGES.map((lang) => ({ productId, lang, ...text })))
    .onConflictDoUpdate({ target: [productTexts.productId, productTexts.lang], set: text });
  await tx.delete(productFamilies).where(eq(productFamilies.productId, productId));
  await tx.insert(productFamilies).values({ productId, familyId: family, main: true });
}

async function writeOption(
  context: ImportContext,
  product: ImportedProduct,
  productId: string,
  garment: GuessedGarment,
  { colour, position, colourways }: { colour: string; position: number; colourways: number },
): Promise<string> {
  const { tx, ids } = context;
  const { handle, title } = product;
  const { row, drawn } = guessColour(colour, title);
  await tx.insert(colours).values(row).onConflictDoNothing();
  const [known] = await tx
    .select()
    .from(importedOptions)
    .where(and(eq(importedOptions.handle, handle), eq(importedOptions.colour, colour)));
  const optionId = known?.optionId ?? ids.option();
  const { silhouette, fabric, pattern } = garment;
  const look = {
    productId,
    position,
    colourId: row.colourId,
    pictureTypes: pictureTypesOf(silhouette, colourways),
    silhouette,
    fabric,
    pattern,
    drawnColour: COLOURS[drawn],
    drawnAccent: drawn === 'ecru' || drawn === 'white' ? COLOURS.navy : COLOURS.ecru,
  };
  await tx
    .insert(productOptions)
    .values({ optionId, ...look })
    .onConflictDoUpdate({ target: productOptions.optionId, set: look });
  if (known === undefined) await tx.insert(importedOptions).values({ handle, colour, optionId });
  return optionId;
}

/** Colours that the export no longer has are sold out; they stay for those who bought them. */
async function emptyOthers(tx: Transaction, productId: string, kept: string[]): Promise<void> {
  await tx
    .update(stocks)
    .set({ quantity: 0, changedAt: sql`clock_timestamp()` })
    .where(
      sql`${stocks.sku} in (${tx
        .select({ sku: skus.sku })
        .from(skus)
        .innerJoin(productOptions, eq(productOptions.optionId, skus.optionId))
        .where(and(eq(productOptions.productId, productId), notInArray(skus.optionId, kept)))})`,
    );
}

/** Writes one product of an export, new or known by its handle; returns whether it was new. */
export async function writeProduct(
  context: ImportContext,
  product: ImportedProduct,
): Promise<boolean> {
  const { tx, ids, currency, now } = context;
  const { handle, variants } = product;
  const garment = guessGarment(product);
  const [known] = await tx
    .select()
    .from(importedProducts)
    .where(eq(importedProducts.handle, handle));
  const productId = known?.productId ?? ids.product();
  await writeSheet(context, productId, product, garment);
  if (known === undefined) await tx.insert(importedProducts).values({ handle, productId });
  const names = [...new Set(variants.map(({ colour }) => colour))];
  const kept: string[] = [];
  for (const [position, colour] of names.entries()) {
    const sold = variants.filter((variant) => variant.colour === colour);
    const place = { colour, position, colourways: names.length };
    const optionId = await writeOption(context, product, productId, garment, place);
    await writeSkus(tx, optionId, sold);
    await writePrices(tx, optionId, pricesOf(optionId, sold, currency, now), now);
    kept.push(optionId);
  }
  await emptyOthers(tx, productId, kept);
  return known === undefined;
}
