import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import type { Place, PointSearch, Store, StoreSearch } from '#src/domain/store/store.schema.ts';
import type { StoreQuestion } from '#src/domain/store/store.ts';
import type { StoreService } from '#src/domain/store/store.values.ts';
import type { ShopView } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { rankStores } from './rank-stores.ts';
import { findStoreStock } from './store-stock.ts';
import { stores } from './tables.ts';

/** Places that are answered when nobody says how many. */
export const DEFAULT_LIMIT = 20;

type StoreRow = typeof stores.$inferSelect;

const isOpen = eq(stores.isClosed, false);

const isInStock = ({ stock }: Store) =>
  stock?.some(({ availableQuantity }) => availableQuantity > 0) ?? false;

async function withStock(
  db: Queryable,
  found: readonly (StoreRow & { distance: number | null })[],
  question: StoreQuestion,
  shop: ShopView,
  now: Date,
): Promise<Store[]> {
  const ids = found.map(({ storeId }) => storeId);
  const stock = await findStoreStock(db, ids, question, shop, now);
  const isAsked = question.productId !== undefined;
  return found.map(({ isClosed: _, ...store }) => ({
    ...store,
    stock: isAsked ? (stock.get(store.storeId) ?? []) : null,
  }));
}

/** Countries that a search is about; none means all. */
export function countriesOf({ countryCode, deliveryCountries }: PointSearch): string[] {
  if (countryCode !== undefined) return [countryCode];
  return deliveryCountries?.split(',').filter((code) => code !== '') ?? [];
}

/**
 * Stores for a search (specification §3). A shopper who reserves (`eresa`), or names no
 * place, is shown stores that have the item; with a place those come first, then the others.
 */
export async function searchStores(
  db: Queryable,
  search: StoreSearch,
  shop: ShopView,
  now: Date,
): Promise<Store[]> {
  const countries = countriesOf(search);
  const rows = await db
    .select()
    .from(stores)
    .where(and(isOpen, countries.length === 0 ? undefined : inArray(stores.country, countries)))
    .orderBy(stores.city, stores.storeId);
  const found = await withStock(db, rankStores(rows, search), search, shop, now);
  const { productId, context, limit = DEFAULT_LIMIT } = search;
  if (productId === undefined) return found.slice(0, limit);
  const having = found.filter(isInStock);
  const isNear = search.latitude !== undefined;
  const isPlaced = isNear || (search.search ?? '').trim() !== '';
  if (context === 'eresa' || !isPlaced) return having.slice(0, limit);
  const others = found.filter((store) => !isInStock(store));
  return (isNear ? found : [...having, ...others]).slice(0, limit);
}

/** One store; null when there is none of that id, or it is closed. */
export async function findStore(
  db: Queryable,
  storeId: string,
  question: StoreQuestion,
  shop: ShopView,
  now: Date,
): Promise<Store | null> {
  const rows = await db
    .select()
    .from(stores)
    .where(and(isOpen, eq(stores.storeId, storeId)));
  const [store] = await withStock(
    db,
    rows.map((row) => ({ ...row, distance: null })),
    question,
    shop,
    now,
  );
  return store ?? null;
}

/** All stores of a country (ISO 3166-1 alpha-2), by id. */
export async function findAllStores(db: Queryable, country: string): Promise<Place[]> {
  const rows = await db
    .select()
    .from(stores)
    .where(and(isOpen, eq(stores.country, country)))
    .orderBy(stores.storeId);
  return rows.map(({ phoneNumber: _, services: __, isClosed: ___, ...place }) => ({
    ...{ ...place, distance: null },
  }));
}

/** Whether a store of a country (ISO 3166-1 alpha-2) that is open has a service. */
export async function hasStoresWith(
  db: Queryable,
  country: string,
  service: StoreService,
): Promise<boolean> {
  const found = await db
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(and(isOpen, eq(stores.country, country), arrayContains(stores.services, [service])))
    .limit(1);
  return found.length > 0;
}

/** Countries (ISO 3166-1 alpha-2) with a store that is open. */
export async function findStoreCountries(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ country: stores.country }).from(stores).where(isOpen);
  return new Set(rows.map(({ country }) => country));
}

/** Whether there is a store of this id. */
export async function isStore(db: Queryable, storeId: string): Promise<boolean> {
  return (await db.$count(stores, eq(stores.storeId, storeId))) > 0;
}

/** Stores of some countries, by name. */
export async function findStoreNames(
  db: Queryable,
  countries: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (countries.length === 0) return [];
  return db
    .select({ id: stores.storeId, name: stores.name })
    .from(stores)
    .where(inArray(stores.country, [...countries]))
    .orderBy(stores.name, stores.storeId);
}

/** Where stores are and when they are open, by their ids. */
export async function findStoresOf(
  db: Queryable,
  storeIds: readonly string[],
): Promise<Map<string, Omit<Place, 'distance' | 'latitude' | 'longitude' | 'specialDays'>>> {
  if (storeIds.length === 0) return new Map();
  const { storeId, name, line1, zipCode, city, country, openingHours } = stores;
  const rows = await db
    .select({ storeId, name, line1, zipCode, city, country, openingHours })
    .from(stores)
    .where(inArray(storeId, [...storeIds]));
  return new Map(rows.map((row) => [row.storeId, row]));
}
