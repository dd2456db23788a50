import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Currency } from '#src/domain/money/money.ts';
import { scaleOfSizes } from '#src/domain/size/size-label.ts';
import {
  clearPlaces,
  type GarmentKind,
  isRanged,
  noteListingChange,
  notePriceChanges,
  noteProductChange,
  type ProductSheet,
  putLast,
  type RefusedSkus,
  SIZE_RANGES,
  sizeChartOf,
  slugOf,
  type UnsaidField,
  type WantedGtin,
  writeGtins,
  writePrices,
  writeSheet,
  writeSkus,
} from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { type StockMove, setStock } from '../stock/face.ts';
import type { Column } from './export-columns.ts';
import type { ImportedProduct } from './gather-products.ts';
import { type GuessedGarment, guessGarment } from './guess-garment.ts';
import { nextProductId } from './import-ids.ts';
import type { ImportedVariant } from './read-variant.ts';
import { importedProducts } from './tables.ts';
import type { TakenPhotos } from './take-photos.ts';
import { writeColourway } from './write-colourway.ts';

export type ImportContext = {
  tx: Transaction;
  /** Columns of the file. */
  columns: ReadonlySet<Column>;
  currency: Currency;
  now: Date;
  /** Whether somebody draws what has no photograph. */
  isDrawn: boolean;
};

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
): Pick<ProductSheet, 'sizeScale' | 'sizeChart'> {
  const sizes = variants.map(({ size }) => size);
  const sizeScale = scaleOfSizes(guessed, kind !== null && TROUSERS.has(kind), sizes);
  if (sizeScale === null || !isRanged(sizeScale)) return { sizeScale, sizeChart: null };
  const range: readonly string[] = SIZE_RANGES[sizeScale];
  const isWhole = sizes.every((size) => range.includes(size));
  return { sizeScale, sizeChart: isWhole ? sizeChartOf(sizeScale) : null };
}

/** The sheet of a product: what the export does not say stays unsaid. */
function sheetOf(product: ImportedProduct, garment: GuessedGarment): ProductSheet {
  const { title: name, description, vendor, visibility, safety } = product;
  const { kind, pattern, family } = garment;
  return {
    ...{ kind, pattern, family, visibility, safety },
    brand: vendor.slice(0, LONGEST_BRAND) || null,
    ...sizesOf(garment, product.variants),
    text: {
      ...{ name, description },
      slug: slugOf(product.handle) || slugOf(name) || 'product',
      keywords: `${product.kind} ${vendor}`,
    },
  };
}

/** The columns that a field is read from: where a file has none of them, it leaves the field alone. */
const SAID_BY: Partial<Record<UnsaidField, readonly Column[]>> = {
  description: ['description'],
  brand: ['vendor'],
  visibility: ['published', 'status'],
  safety: [
    ...(['manufacturerName', 'manufacturerAddress', 'manufacturerContact'] as const),
    ...(['responsibleName', 'responsibleAddress', 'responsibleContact', 'warnings'] as const),
  ],
  keywords: ['type', 'category', 'tags'],
  ...{ kind: ['type', 'category', 'tags'], pattern: ['type', 'category', 'tags'] },
  family: ['type', 'category', 'tags', 'gender', 'ageGroup'],
};

const isField = (name: string): name is UnsaidField => name in SAID_BY;

function unsaidBy(columns: ReadonlySet<Column>): ReadonlySet<UnsaidField> {
  const fields = Object.entries(SAID_BY).filter(
    ([, said]) => !said.some((one) => columns.has(one)),
  );
  return new Set(fields.map(([name]) => name).filter(isField));
}

/** Tells a product's description from another: all of an export but its lines, prices and stock. */
function fingerprintOf({ line: _, variants, ...product }: ImportedProduct): string {
  const sizes = variants.map(
    ({ line: _line, centAmount: _price, compareAtCents: _before, quantity: _stock, ...size }) =>
      size,
  );
  return createHash('sha256')
    .update(JSON.stringify([product, sizes]))
    .digest('base64url');
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
  await writeSheet(tx, productId, sheetOf(product, garment), unsaidBy(context.columns), now);
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
    const optionId = await writeColourway(tx, {
      ...{ handle, title, productId, kind: garment.kind, photos, isDrawn: context.isDrawn },
      ...place,
    });
    const written = await writeSkus(tx, optionId, sold);
    stock.push(...written.stock);
    gtins.push(...written.gtins);
    takenSkus.push(...written.takenSkus);
    lateSkus.push(...written.lateSkus);
    const { current, changed } = await writePrices(tx, { optionId, variants: sold, currency }, now);
    await notePriceChanges(tx, { optionId, current }, changed, now);
  }
  // Colours that the export no longer has are sold out.
  const gone = await putLast(tx, productId, names.length);
  stock.push(...gone.map((sku) => ({ sku, quantity: 0 })));
  await setStock(tx, stock, now);
  const takenGtins = context.columns.has('barcode') ? await writeGtins(tx, productId, gtins) : [];
  await noteListingChange(tx, productId);
  if (known?.fingerprint !== fingerprint) {
    const { visibility } = product;
    await noteProductChange(tx, { productId, isNew: known === undefined, handle, visibility }, now);
  }
  return { isNew: known === undefined, takenGtins, takenSkus, lateSkus };
}
