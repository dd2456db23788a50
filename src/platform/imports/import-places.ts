import { z } from 'zod';
import { POINT_MODES } from '#src/domain/shipping/shipping.values.ts';
import type { OpeningHours } from '#src/domain/store/store.schema.ts';
import { STORE_SERVICES } from '#src/domain/store/store.values.ts';
import { STORE_COUNTRIES } from '#src/domain/store/store-rules.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { savePoints, saveStores } from '../stores/face.ts';
import * as cells from './cells.ts';
import type { Renamed } from './csv-rows.ts';
import { onlyOnce, readTable, type Table } from './read-table.ts';

/** Stores, pickup points and lockers, from files of an administrator. */

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

export const STORE_COLUMNS = {
  ...PLACE,
  country: cells.country.refine(
    (code) => STORE_COUNTRIES.includes(code),
    cells.rule('no-stores-in-country', { values: STORE_COUNTRIES.join(', ') }),
  ),
  phone: cells.maybeText,
  services: cells.someOf(STORE_SERVICES),
};

export const POINT_COLUMNS = {
  ...PLACE,
  kind: z.enum(POINT_MODES, cells.oneOf(POINT_MODES)),
  country: cells.country,
};

type PlaceRow = z.infer<z.ZodObject<typeof PLACE>> & { country: string };

function openingHours(row: PlaceRow): OpeningHours[] {
  return DAYS.flatMap((name, at) => row[name].map((span) => ({ day: at + 1, ...span })));
}

const toPlace = (row: PlaceRow) => ({
  ...{ storeId: row.id, name: row.name, line1: row.street, zipCode: row.postcode },
  ...{ city: row.city, country: row.country },
  ...{ latitude: row.latitude, longitude: row.longitude, openingHours: openingHours(row) },
});

/** What an import did; also in a sentence. */
type Done = { added: number; updated: number; sentence: string };

const summary = (what: string, all: number, known: number): Done => ({
  ...{ added: all - known, updated: known },
  sentence: `${all - known} ${what} added, ${known} updated`,
});

type StoreTable = Table<z.infer<z.ZodObject<typeof STORE_COLUMNS>>>;
type PointTable = Table<z.infer<z.ZodObject<typeof POINT_COLUMNS>>>;

export const readStores = async (
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<StoreTable> => onlyOnce(await readTable(source, STORE_COLUMNS, renamed), ({ id }) => id);

export const readPoints = async (
  source: AsyncIterable<string>,
  renamed?: Renamed,
): Promise<PointTable> => onlyOnce(await readTable(source, POINT_COLUMNS, renamed), ({ id }) => id);

/**
 * Adds stores, and updates those whose id is known. Others stay as they are, and so do services where
 * the file has no column for them.
 */
export async function writeStores(
  tx: Transaction,
  { rows, columns }: Pick<StoreTable, 'rows' | 'columns'>,
): Promise<Done> {
  const places = rows.map(({ value }) => ({
    ...{ ...toPlace(value), phoneNumber: value.phone },
    ...(columns.has('services') && { services: value.services }),
  }));
  return summary('stores', rows.length, await saveStores(tx, places));
}

/** The same for pickup points and lockers. */
export async function writePoints(
  tx: Transaction,
  { rows }: Pick<PointTable, 'rows'>,
): Promise<Done> {
  const places = rows.map(({ value }) => ({ ...toPlace(value), mode: value.kind }));
  return summary('pickup points and lockers', rows.length, await savePoints(tx, places));
}
