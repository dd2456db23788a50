import { eq } from 'drizzle-orm';
import {
  type FieldGroup,
  groupsChanged,
  withGroupsOf,
} from '#src/domain/catalogue/field-owners.ts';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import {
  type Author,
  changedParts,
  drawnViewsOf,
  nearestFamily,
  nextOptionId,
  nextProductId,
  notePriceChanges,
  noteProductChanges,
  notePublications,
  type PublicationMove,
  publishByFile,
  type RefusedSkus,
  readDocument,
  rememberMaker,
  slugOf,
  type ToldPrices,
  type ToldProduct,
  writePrices,
  writeProduct,
} from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { findOwnedFields } from '../staff/face.ts';
import { type StockMove, setStock } from '../stock/face.ts';
import { colourKeys, documentOf, isSaid } from './document-of.ts';
import type { Column } from './export-columns.ts';
import type { ImportedProduct } from './gather-products.ts';
import { type GuessedGarment, guessGarment } from './guess-garment.ts';
import { importedOptions, importedProducts } from './tables.ts';
import type { TakenPhotos } from './take-photos.ts';

export type ImportContext = {
  tx: Transaction;
  /** Columns of the file. */
  columns: ReadonlySet<Column>;
  /** Of its texts. */
  language: Language;
  currency: Currency;
  /** Where its prices count. */
  shops: readonly OnlineLocale[];
  now: Date;
  by: Author;
  /** Whether somebody draws what has no photograph. */
  isDrawn: boolean;
};

/** The stock of a new size where an export has none, so that what it sells can be bought. */
const UNCOUNTED = 10;

/** What other systems are told of imported products. */
type Told = {
  prices: ToldPrices[];
  publications: PublicationMove[];
  products: ToldProduct[];
};

/** Tells it, of all products that a transaction has imported. */
export async function tellImported(tx: Transaction, told: readonly Told[], now: Date) {
  await notePriceChanges(
    tx,
    told.flatMap(({ prices }) => prices),
    now,
  );
  await notePublications(
    tx,
    told.flatMap(({ publications }) => publications),
    now,
  );
  await noteProductChanges(
    tx,
    told.flatMap(({ products }) => products),
    now,
  );
}

export type Imported = RefusedSkus & {
  productId: string;
  isNew: boolean;
  /** Whether anything of it is other than it was. */
  isChanged: boolean;
  /** Barcodes of the export that another size has already. */
  takenGtins: string[];
  /** Keys that own fields of it: those stay as they are. */
  owners: string[];
  told: Told;
};

/** As what a product of a file counts. */
export const countedAs = ({ isNew, isChanged }: Pick<Imported, 'isNew' | 'isChanged'>) => {
  if (isNew) return 'added';
  return isChanged ? 'updated' : 'unchanged';
};

/** Views without a photograph. A box says nothing more from behind, worn or close. */
export function viewsWithoutPhoto(kind: GuessedGarment['kind'], colours: number): PictureType[] {
  const isBox = kind === null || kind === 'jewellery';
  return isBox ? ['AP'] : drawnViewsOf(kind, colours);
}

/** The ids of its colours, new or known by their names in the export. */
async function findOptionIds(
  tx: Transaction,
  { handle, variants }: ImportedProduct,
): Promise<Map<string, string>> {
  const known = await tx.select().from(importedOptions).where(eq(importedOptions.handle, handle));
  const ids = new Map(known.map(({ colour, optionId }) => [colour, optionId]));
  for (const colour of colourKeys(variants)) {
    if (!ids.has(colour)) ids.set(colour, await nextOptionId(tx));
  }
  return ids;
}

/** Remembers which colour of the export is which, once they are there. */
async function keepOptionIds(
  tx: Transaction,
  { handle, variants }: ImportedProduct,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const colour of colourKeys(variants)) {
    const optionId = ids.get(colour) ?? '';
    await tx.insert(importedOptions).values({ handle, colour, optionId }).onConflictDoNothing();
  }
}

/**
 * Imports one product of an export, new or known by its handle. Where that changes it, the
 * caller notes in the same transaction that its tiles are stale, and tells others of it.
 */
export async function importProduct(
  { tx, columns, language, currency, shops, now, by, isDrawn }: ImportContext,
  product: ImportedProduct,
  { byColour }: TakenPhotos,
): Promise<Imported> {
  const { handle, title, variants, visibility, safety, vendor } = product;
  const garment = guessGarment(product);
  const family = await nearestFamily(tx, garment.family);
  const families = family === null ? [] : [family];
  const [known] = await tx
    .select()
    .from(importedProducts)
    .where(eq(importedProducts.handle, handle));
  const productId = known?.productId ?? (await nextProductId(tx));
  const before = await readDocument(tx, productId);
  const optionIds = await findOptionIds(tx, product);
  const said = documentOf(
    { product, garment, families, language, columns, byColour, optionIds },
    before,
  );
  const owned = await findOwnedFields(tx, by.writerId ?? null, now);
  // What the system behind a key writes, a file of others leaves as it is.
  const document = before === null ? said : withGroupsOf(before, said, new Set(owned.keys()));
  const isFree = (group: FieldGroup) => before === null || !owned.has(group);
  const leftOut = before === null ? [] : groupsChanged(before, said).filter((one) => !isFree(one));
  if (isFree('sheet') && vendor !== '' && safety?.manufacturer && document.brand !== null) {
    await rememberMaker(tx, document.brand, safety);
  }
  const views = isDrawn
    ? viewsWithoutPhoto(garment.kind, document.colours.length)
    : ['AP' as const];
  const written = await writeProduct(
    tx,
    {
      ...{ productId, document, before, by, slug: slugOf(handle) || slugOf(title) || 'product' },
      ...((before === null || (isSaid('kind', columns) && isFree('sheet'))) && {
        garment: { kind: garment.kind, pattern: garment.pattern, views },
      }),
    },
    now,
  );
  // What a file brings is no longer what only our own export had named.
  await tx
    .insert(importedProducts)
    .values({ handle, productId })
    .onConflictDoUpdate({
      target: importedProducts.handle,
      set: { isGiven: false },
      setWhere: eq(importedProducts.isGiven, true),
    });
  await keepOptionIds(tx, product, optionIds);
  const { before: was, after } = changedParts(before, written.document);
  let isChanged = before === null || Object.keys(after).length > 0;
  const isOther = isChanged;
  const goneSkus = isFree('stock') ? written.goneSkus : [];
  const told: Told = { prices: [], publications: [], products: [] };
  const stock: StockMove[] = goneSkus.map((sku) => ({ sku, quantity: 0 }));
  for (const [at, colour] of colourKeys(variants).entries()) {
    const { optionId = '', sizes = [] } = written.colours[at] ?? {};
    const sold = variants.filter((variant) => variant.colour === colour);
    for (const { sku, size, isNew } of sizes) {
      const counted = sold.find((variant) => variant.size === size)?.quantity ?? null;
      if (!isNew && counted !== null && !isFree('stock')) leftOut.push('stock');
      else if (counted !== null || isNew) stock.push({ sku, quantity: counted ?? UNCOUNTED });
    }
    if (!isFree('prices')) continue;
    const priced = { optionId, variants: sold, currency, shops };
    const { current, changed, isChanged: isRepriced } = await writePrices(tx, priced, now);
    if (isRepriced) isChanged = true;
    told.prices.push({ optionId, current, shops: changed });
  }
  if ((await setStock(tx, stock, now)) > 0) isChanged = true;
  // A file that says nothing of it shows what it brings, and leaves what is there alone.
  if (before?.texts[language] === undefined || isSaid('visibility', columns)) {
    const shownAs = visibility === 'hidden' ? null : visibility;
    told.publications = await publishByFile(tx, { productId, shops, shownAs }, now);
    if (told.publications.length > 0) isChanged = true;
  }
  if (isOther) {
    const isNew = known === undefined;
    told.products.push({ productId, isNew, handle, visibility, before: was, after });
  }
  const { takenSkus, lateSkus, takenGtins } = written;
  return {
    ...{ productId, isNew: known === undefined, isChanged, takenSkus, lateSkus },
    takenGtins: columns.has('barcode') ? takenGtins : [],
    told,
    owners: [
      ...new Set(
        [...leftOut, ...(isFree('prices') ? [] : ['prices' as const])].flatMap(
          (one) => owned.get(one) ?? [],
        ),
      ),
    ],
  };
}
