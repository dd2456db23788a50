import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DeliveryMode, PointMode } from '#src/domain/shipping/shipping.values.ts';
import type { Place, PointSearch } from '#src/domain/store/store.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { rankStores } from './rank-stores.ts';
import { countriesOf, DEFAULT_LIMIT } from './store-search.ts';
import { deliveryPoints, stores } from './tables.ts';

type PointRow = typeof deliveryPoints.$inferSelect;

const toPlace = (
  { mode: _, isClosed: __, ...place }: PointRow,
  distance: number | null,
): Place => ({
  ...place,
  distance,
});

/** Pickup points or lockers for a search, ranked as stores are (API-49, API-50). */
export async function findPoints(
  db: Queryable,
  mode: PointMode,
  search: PointSearch,
): Promise<Place[]> {
  const countries = countriesOf(search);
  const rows = await db
    .select()
    .from(deliveryPoints)
    .where(
      and(
        eq(deliveryPoints.mode, mode),
        eq(deliveryPoints.isClosed, false),
        countries.length === 0 ? undefined : inArray(deliveryPoints.country, countries),
      ),
    )
    .orderBy(asc(deliveryPoints.storeId));
  return rankStores(rows, search)
    .slice(0, search.limit ?? DEFAULT_LIMIT)
    .map(({ distance, ...row }) => toPlace(row, distance));
}

/** The place of an id where parcels of a mode may wait; null when there is none, or it is closed. */
export async function findPlace(
  db: Queryable,
  mode: DeliveryMode,
  storeId: string | null,
): Promise<Omit<Place, 'distance'> | null> {
  if (storeId === null) return null;
  const [found] =
    mode === 'store'
      ? await db
          .select()
          .from(stores)
          .where(and(eq(stores.storeId, storeId), eq(stores.isClosed, false)))
      : await db
          .select()
          .from(deliveryPoints)
          .where(
            and(
              eq(deliveryPoints.storeId, storeId),
              eq(deliveryPoints.mode, mode),
              eq(deliveryPoints.isClosed, false),
            ),
          );
  return found ?? null;
}

/** The store, or the point, of an id; null when there is neither. */
export async function findPickupPlace(
  db: Queryable,
  pointId: string,
): Promise<Pick<Place, 'storeId' | 'name' | 'line1' | 'zipCode' | 'city' | 'country'> | null> {
  for (const table of [stores, deliveryPoints]) {
    const { storeId, name, line1, zipCode, city, country } = table;
    const [found] = await db
      .select({ storeId, name, line1, zipCode, city, country })
      .from(table)
      .where(eq(storeId, pointId));
    if (found !== undefined) return found;
  }
  return null;
}
