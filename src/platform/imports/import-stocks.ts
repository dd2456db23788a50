import type { z } from 'zod';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import { findSkusNamed } from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { clearStock, clearStoreStocks, setStock, setStoreStocks } from '../stock/face.ts';
import { findStoreIds } from '../stores/face.ts';
import * as cells from './cells.ts';
import type { Renamed } from './csv-rows.ts';
import { type ImportWork, type WorkDone, workOfRows } from './import-work.ts';
import { onlyOnce, readTable, type Table } from './read-table.ts';
import { type Refusal, refuse } from './reason-words/word-reasons.ts';

/** What the warehouse and stores have, from a file. */

export const STOCK_COLUMNS = {
  /** Empty: the warehouse. */
  store: cells.maybe(cells.id),
  /** Or the barcode of one. */
  sku: cells.text,
  quantity: cells.quantity,
};

type StockTable = Table<z.infer<z.ZodObject<typeof STOCK_COLUMNS>>>;
type Rows = StockTable['rows'];
type Held = { storeId: string; sku: string; quantity: number };

export const readStocks = async (
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<StockTable> => {
  const table = await readTable(source, STOCK_COLUMNS, renamed);
  return onlyOnce(table, ({ store, sku }) => `${store ?? WAREHOUSE} ${sku}`);
};

const placeOf = (store: string | null) => (store === null ? WAREHOUSE : store);

/** What rows say of places and skus that there are, and why others say nothing. */
async function findHeld(
  tx: Transaction,
  rows: Rows,
): Promise<{ held: Held[]; refusals: Refusal[] }> {
  const stores = await findStoreIds(tx);
  const skus = await findSkusNamed(tx, [...new Set(rows.map(({ value }) => value.sku))]);
  const held: Held[] = [];
  const refusals: Refusal[] = [];
  for (const { line, value } of rows) {
    const storeId = placeOf(value.store);
    const sku = skus.get(value.sku);
    if (storeId !== WAREHOUSE && !stores.has(storeId)) {
      refusals.push(refuse(line, 'store-unknown', { store: storeId }));
    } else if (sku === undefined) {
      refusals.push(refuse(line, 'sku-unknown', { sku: value.sku }));
    } else held.push({ storeId, sku, quantity: value.quantity });
  }
  return { held, refusals };
}

/**
 * Sets what places have of the skus of some rows; rows of unknown stores and skus are refused. What
 * changed by it is a movement of each sku.
 */
export async function writeStocks(
  tx: Transaction,
  rows: Rows,
  now: Date,
): Promise<Pick<WorkDone, 'updated' | 'refusals'>> {
  const { held, refusals } = await findHeld(tx, rows);
  const isHere = ({ storeId }: Held) => storeId === WAREHOUSE;
  const here = await setStock(tx, held.filter(isHere), now);
  const inStores = await setStoreStocks(
    tx,
    held.filter((one) => !isHere(one)),
    now,
  );
  return { updated: here + inStores, refusals };
}

/** Takes away what a full file does not name at the places that it names; `places` says at which. */
export async function clearUnnamed(
  tx: Transaction,
  rows: Rows,
  places: 'stores' | 'all',
  now: Date,
): Promise<void> {
  const { held } = await findHeld(tx, rows);
  const named = [...new Set(held.map(({ storeId }) => storeId))];
  await clearStoreStocks(
    tx,
    named.filter((storeId) => storeId !== WAREHOUSE),
    held,
    now,
  );
  if (places === 'all' && named.includes(WAREHOUSE)) {
    const here = held.filter(({ storeId }) => storeId === WAREHOUSE);
    await clearStock(tx, new Set(here.map(({ sku }) => sku)), now);
  }
}

/** A file of stocks; one of all that there is ends with what it does not name. */
export function stocksWork(table: StockTable, isFull: boolean): ImportWork {
  const work = workOfRows(table, writeStocks);
  if (!isFull) return work;
  const last = table.rows.length;
  return {
    ...work,
    sizes: [...work.sizes, 0],
    write: async (tx, from, to, now) => {
      const done = await work.write(tx, from, Math.min(to, last), now);
      if (to > last) await clearUnnamed(tx, table.rows, 'all', now);
      return done;
    },
  };
}
