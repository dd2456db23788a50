import type { Currency } from '#src/domain/money/money.ts';
import { type Language, type OnlineLocale, shopsSpeaking } from '#src/domain/shop/locales.ts';
import {
  type Author,
  lockListings,
  noteListingChanges,
  refreshListingsIfDue,
} from '../catalogue/face.ts';
import { type Database, inTransaction } from '../kernel/database/database.ts';
import {
  databaseCode,
  isDatabaseUnavailable,
  sayDatabaseError,
  violatedUnique,
} from '../kernel/database/database-errors.ts';
import type { Separator } from './csv-rows.ts';
import { gatherProducts, type ImportedProduct } from './gather-products.ts';
import { countedAs, importProduct, tellImported } from './import-product.ts';
import { importWarning } from './import-warnings.ts';
import { type Refusal, refuse } from './reason-words/word-reasons.ts';
import { type PhotoIntake, type TakenPhotos, takePhotos } from './take-photos.ts';

type ImportOptions = {
  /** Whether somebody draws what has no photograph, as in the demo; without, it is one quiet picture. */
  isDrawn?: boolean;
  /** Of its texts: other languages of a product stay as they are. */
  language: Language;
  /** Where its prices count; where left out, in the shops that speak its language. */
  shops?: readonly OnlineLocale[];
  /** Of the amounts in the file. */
  currency: Currency;
  now: Date;
  /** How pictures are taken; without it none are. */
  photos?: PhotoIntake;
  onProgress?: (done: number, wanted: number) => void;
};

export type ImportReport = {
  added: number;
  updated: number;
  /** What was as the file says already. */
  unchanged: number;
  variants: number;
  /** Sizes for which the file names no barcode. */
  withoutBarcode: number;
  /** What was left out, by the line of the file. */
  refusals: Refusal[];
  /** Rows of the file that were left out: a row may be refused for several reasons. */
  refusedRows: number;
  /** What was guessed or is missing, a line a product. */
  warnings: Refusal[];
  unknownColumns: string[];
  separator: Separator;
};

/** Files that a command imports are sent by nobody of the staff. */
const BY_COMMAND: Author = { madeAs: 'file', madeBy: null };

export const NO_PHOTOS: TakenPhotos = { byColour: new Map(), failures: [] };

/** Why a product could not be stored; an unreachable database ends the import. */
export function notStored(
  error: unknown,
  { line, handle }: Pick<ImportedProduct, 'line' | 'handle'>,
): Refusal {
  if (isDatabaseUnavailable(error)) throw error;
  if (sayDatabaseError(error) !== null) {
    const detail = violatedUnique(error) ?? `SQLSTATE ${databaseCode(error)}`;
    return refuse(line, 'database-refuses', { handle, detail });
  }
  const why = error instanceof Error ? error.message : String(error);
  return refuse(line, 'not-stored', { handle, why });
}

async function rebuildLists(database: Database, now: Date): Promise<void> {
  try {
    await refreshListingsIfDue(database, now);
  } catch (error) {
    const said = sayDatabaseError(error) ?? String(error);
    throw new Error(
      `The products are stored, but the lists could not be rebuilt: ${said}. A running platform tries again every minute.`,
    );
  }
}

/**
 * Imports a Shopify product export: what can be sold is, the rest is named by line and reason. A
 * product is known again by its handle, so that a second import updates.
 * Each product is one transaction, which notes that its tiles are stale; lists are
 * brought up to date at the end, or by the platform when the import was stopped before.
 */
export async function importProducts(
  database: Database,
  source: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { language, shops = shopsSpeaking(language), currency, now } = options;
  const { photos: intake, isDrawn = true, onProgress } = options;
  const { products, columns, refusals, unknownColumns, separator } = await gatherProducts(source);
  const report = {
    ...{ added: 0, updated: 0, unchanged: 0, variants: 0, withoutBarcode: 0 },
    ...{ warnings: [] as Refusal[], unknownColumns, separator },
  };
  const refused = new Set(refusals.map(({ line }) => line));
  for (const [at, product] of products.entries()) {
    const photos = intake === undefined ? NO_PHOTOS : await takePhotos(database, intake, product);
    try {
      const written = await inTransaction(database, async (tx) => {
        await lockListings(tx, now);
        const imported = await importProduct(
          { tx, columns, language, currency, shops, now, by: BY_COMMAND, isDrawn },
          product,
          photos,
        );
        await tellImported(tx, [imported.told], now);
        if (imported.isChanged) await noteListingChanges(tx, [imported.productId], now);
        return imported;
      });
      report[countedAs(written)] += 1;
      report.variants += product.variants.length;
      report.withoutBarcode += product.variants.filter(({ barcode }) => barcode === '').length;
      const warning = importWarning(product, photos, written);
      if (warning !== null) report.warnings.push(warning);
    } catch (error) {
      refusals.push(notStored(error, product));
      for (const { line } of product.variants) refused.add(line);
    }
    onProgress?.(at + 1, products.length);
  }
  await rebuildLists(database, now);
  refusals.sort((one, other) => one.line - other.line);
  return { ...report, refusals, refusedRows: refused.size };
}
