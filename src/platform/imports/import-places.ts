import { z } from 'zod';
import { POINT_MODES } from '#src/domain/shipping/shipping.values.ts';
import { SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import type { OpeningHours } from '#src/domain/store/store.schema.ts';
import { findAllSkus } from '../catalogue/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { replaceStoreStocks } from '../stock/face.ts';
import { findStoreIds, savePoints, saveStores } from '../stores/face.ts';
import * as cells from './cells.ts';
import { onlyOnce, readTable, type Table } from './read-table.ts';

/** Stores, pickup points and lockers, and what stores hold, from files of an administrator. */

const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const PLACE = {
  ...{ id: cells.id, name: cells.text, street: cells.text, postcode: cells.text },
  ...{ city: cells.text, latitude: cells.latitude, longitude: cells.longitude },
  ...{ monday: cells.hours, tuesday: cells.hours, wednesday: cells.hours, thursday: cells.hours },
  ...{ friday: cells.hours, saturday: cells.hours, sunday: cells.hours },
};

const WITH_STORES = SHOP_DOMAINS.filter(({ hasStores }) => hasStores).map(({ iso2 }) => iso2);

export const STORE_COLUMNS = {
  ...PLACE,
  country: cells.country.refine(
    (code) => WITH_STORES.includes(code),
    `has no shop that shows stores: ${WITH_STORES.join(', ')} have`,
  ),
  phone: cells.maybeText,
};

export const POINT_COLUMNS = {
  ...PLACE,
  kind: z.enum(POINT_MODES, `must be ${POINT_MODES.join(' or ')}`),
  country: cells.country,
};

export const STOCK_COLUMNS = { store: cells.id, sku: cells.text, quantity: cells.count };

type PlaceRow = z.infer<z.ZodObject<typeof PLACE>> & { country: string };

function openingHours(row: PlaceRow): OpeningHours[] {
  return DAYS.flatMap((name, at) => row[name].map((span) => ({ day: at + 1, ...span })));
}

const toPlace = (row: PlaceRow) => ({
  ...{ storeId: row.id, name: row.name, line1: row.street, zipCode: row.postcode },
  ...{ city: row.city, country: row.country },
  ...{ latitude: row.latitude, longitude: row.longitude, openingHours: openingHours(row) },
});

/** What an import did, in a sentence. */
type Done = { sentence: string };

const summary = (what: string, all: number, known: number): Done => ({
  sentence: `${all - known} ${what} added, ${known} updated`,
});

type StoreTable = Table<z.infer<z.ZodObject<typeof STORE_COLUMNS>>>;
type PointTable = Table<z.infer<z.ZodObject<typeof POINT_COLUMNS>>>;
type StockTable = Table<z.infer<z.ZodObject<typeof STOCK_COLUMNS>>>;

export const readStores = async (source: AsyncIterable<string>): Promise<StoreTable> =>
  onlyOnce(await readTable(source, STORE_COLUMNS), ({ id }) => id);

export const readPoints = async (source: AsyncIterable<string>): Promise<PointTable> =>
  onlyOnce(await readTable(source, POINT_COLUMNS), ({ id }) => id);

export const readStocks = async (source: AsyncIterable<string>): Promise<StockTable> =>
  onlyOnce(await readTable(source, STOCK_COLUMNS), ({ store, sku }) => `${store} ${sku}`);

/** Adds stores, and updates those whose id is known. Others stay as they are. */
export async function writeStores(tx: Transaction, { rows }: StoreTable): Promise<Done> {
  const places = rows.map(({ value }) => ({ ...toPlace(value), phoneNumber: value.phone }));
  return summary('stores', rows.length, await saveStores(tx, places));
}

/** The same for pickup points and lockers. */
export async function writePoints(tx: Transaction, { rows }: PointTable): Promise<Done> {
  const places = rows.map(({ value }) => ({ ...toPlace(value), mode: value.kind }));
  return summary('pickup points and lockers', rows.length, await savePoints(tx, places));
}

/**
 * Replaces what the stores of a file hold: a sku that it does not name is not in the store. Rows of
 * unknown stores and skus are refused. What changed by it is a movement of each sku.
 */
export async function writeStocks(tx: Transaction, table: StockTable, now: Date): Promise<Done> {
  const knownStores = await findStoreIds(tx);
  const knownSkus = await findAllSkus(tx);
  const rows = table.rows.filter(({ line, value: { store, sku } }) => {
    if (knownStores.has(store) && knownSkus.has(sku)) return true;
    const reason = knownStores.has(store)
      ? `there is no sku "${sku}"`
      : `there is no store "${store}"`;
    table.refusals.push({ line, reason });
    return false;
  });
  const named = [...new Set(rows.map(({ value }) => value.store))];
  await replaceStoreStocks(
    tx,
    named,
    rows.map(({ value: { store: storeId, sku, quantity } }) => ({ storeId, sku, quantity })),
    now,
  );
  return { sentence: `${rows.length} sizes in ${named.length} stores` };
}
