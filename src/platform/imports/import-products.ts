import type { Currency } from '#src/domain/money.ts';
import { refreshListings, settleListings } from '../catalogue/refresh-listings.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Refusal } from './csv-rows.ts';
import { gatherProducts } from './gather-products.ts';
import { openIds } from './import-ids.ts';
import { writeProduct } from './write-product.ts';

type ImportOptions = {
  /** Of the amounts in the file. */
  currency: Currency;
  now: Date;
  onProgress?: (done: number, wanted: number) => void;
};

export type ImportReport = {
  added: number;
  updated: number;
  variants: number;
  refusals: Refusal[];
  unknownColumns: string[];
};

/** Products that are written together: an import that is stopped leaves whole ones. */
const BATCH = 100;

/**
 * Imports a Shopify product export: what can be sold is, the rest is named by line and reason. A
 * product is known again by its handle, so that a second import updates (platform.md "Data").
 */
export async function importProducts(
  database: Database,
  source: AsyncIterable<string>,
  { currency, now, onProgress }: ImportOptions,
): Promise<ImportReport> {
  const { products, refusals, unknownColumns } = await gatherProducts(source);
  const report = { added: 0, updated: 0, variants: 0, refusals, unknownColumns };
  for (let from = 0; from < products.length; from += BATCH) {
    const batch = products.slice(from, from + BATCH);
    const added = await inTransaction(database, async (tx) => {
      const context = { tx, ids: await openIds(tx), currency, now };
      let fresh = 0;
      for (const product of batch) if (await writeProduct(context, product)) fresh += 1;
      return fresh;
    });
    report.added += added;
    report.updated += batch.length - added;
    report.variants += batch.reduce((sum, { variants }) => sum + variants.length, 0);
    onProgress?.(from + batch.length, products.length);
  }
  await inTransaction(database, (tx) => refreshListings(tx, now));
  await settleListings(database);
  return report;
}
