import type { z } from 'zod';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import {
  findOptionsOfSkus,
  findSkusNamed,
  lockListings,
  noteListingChanges,
  notePriceChanges,
  type ToldPrices,
  writeShopPrices,
} from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import * as cells from './cells.ts';
import type { Renamed } from './csv-rows.ts';
import { type ImportWork, type WorkDone, workOfRows } from './import-work.ts';
import { onlyOnce, readTable, type Table } from './read-table.ts';
import { type Refusal, refuse } from './reason-words/word-reasons.ts';

/** Prices of sizes in shops, from a file. */

const price = cells.amount.refine((cents) => cents > 0, cells.rule('not-above-zero', {}));

export const PRICE_COLUMNS = {
  shop: cells.shop,
  /** Or the barcode of one. */
  sku: cells.text,
  /** In the currency of the shop; before reductions where the file has no `price_before`. */
  price,
  /** Before a reduction; empty without one. Without the column reductions stay as they are. */
  price_before: cells.maybe(price),
};

type PriceTable = Table<z.infer<z.ZodObject<typeof PRICE_COLUMNS>>>;
type Row = PriceTable['rows'][number];

export async function readPrices(
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<PriceTable> {
  const table = await readTable(source, PRICE_COLUMNS, renamed);
  const refusals = [...table.refusals];
  const rows = table.rows.filter(({ line, value: { price: now, price_before: before } }) => {
    if (before === null || before > now) return true;
    refusals.push(refuse(line, 'before-not-above-price', {}));
    return false;
  });
  return onlyOnce({ ...table, rows, refusals }, ({ shop, sku }) => `${shop} ${sku}`);
}

type Given = { line: number } & Parameters<typeof writeShopPrices>[2][number];
type PlacePrices = {
  optionId: string;
  productId: string;
  domain: OnlineLocale;
  given: Given[];
};

/** Rows by the colour and shop whose prices they are, and those whose sku is unknown. */
async function byPlace(
  tx: Transaction,
  rows: readonly Row[],
  isReducing: boolean,
): Promise<{ places: PlacePrices[]; refusals: Refusal[] }> {
  const skus = await findSkusNamed(tx, [...new Set(rows.map(({ value }) => value.sku))]);
  const options = await findOptionsOfSkus(tx, [...skus.values()]);
  const places = new Map<string, PlacePrices>();
  const refusals: Refusal[] = [];
  for (const { line, value } of rows) {
    const sku = skus.get(value.sku) ?? '';
    const option = options.get(sku);
    if (option === undefined) {
      refusals.push(refuse(line, 'sku-unknown', { sku: value.sku }));
      continue;
    }
    const key = `${option.optionId} ${value.shop}`;
    const place = places.get(key) ?? { ...option, domain: value.shop, given: [] };
    const { price: centAmount, price_before: compareAtCents } = value;
    place.given.push({
      ...{ line, sku },
      ...(isReducing ? { centAmount, compareAtCents } : { initialCents: centAmount }),
    });
    places.set(key, place);
  }
  return { places: [...places.values()], refusals };
}

/** Gives sizes the prices of some rows from now on; what begins later stays as it was planned. */
async function writePriceRows(
  tx: Transaction,
  rows: readonly Row[],
  now: Date,
  isReducing: boolean,
): Promise<Pick<WorkDone, 'updated' | 'refusals' | 'notes'>> {
  await lockListings(tx, now);
  const { places, refusals } = await byPlace(tx, rows, isReducing);
  const notes: Refusal[] = [];
  const changed = new Set<string>();
  const told: ToldPrices[] = [];
  let updated = 0;
  for (const { optionId, productId, domain, given } of places) {
    const place = { optionId, domain };
    const { current, isChanged, ...said } = await writeShopPrices(tx, place, given, now);
    const about = (
      skus: readonly string[],
      code: 'price-not-above-reduced' | 'reduction-ends',
    ): Refusal[] =>
      given.flatMap(({ sku, line }) => (skus.includes(sku) ? refuse(line, code, {}) : []));
    refusals.push(...about(said.refused, 'price-not-above-reduced'));
    notes.push(...about(said.ended, 'reduction-ends'));
    if (!isChanged) continue;
    updated += given.length - said.refused.length;
    changed.add(productId);
    told.push({ optionId, current, shops: new Set([domain]) });
  }
  await notePriceChanges(tx, told, now);
  await noteListingChanges(tx, [...changed], now);
  return { updated, refusals, notes };
}

export const pricesWork = (table: PriceTable): ImportWork =>
  workOfRows(table, (tx, rows, now) =>
    writePriceRows(tx, rows, now, table.columns.has('price_before')),
  );
