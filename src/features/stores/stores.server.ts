import type { DeliveryMode } from '#src/domain/shipping/shipping.values.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import * as calls from '#src/domain/store/store.calls.ts';
import type { Place, PointSearch, Store, StoreSearch } from '#src/domain/store/store.schema.ts';
import { type StoreTown, storeTowns } from '#src/domain/store/store.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { log } from '#src/session/log.server.ts';

/** A 404 is an empty list (specification §7, STO-05); null when a search fails: a list that is shown stays. */
async function quietly<T>(searching: Promise<{ stores: T[] }>): Promise<T[] | null> {
  try {
    return (await searching).stores;
  } catch (error) {
    if (isCommerceError(error, 'STORE_NOT_FOUND', 'NOT_FOUND')) return [];
    log.warn({ cause: error instanceof Error ? error.message : String(error) }, 'stores');
    return null;
  }
}

/** What is given of a search: an empty field asks for nothing (§3). */
function given<T extends object>(query: T): T {
  const filled = { ...query };
  for (const [name, value] of Object.entries(filled)) {
    if (value === '') Reflect.deleteProperty(filled, name);
  }
  return filled;
}

export function searchQuietly(commerce: Commerce, search: StoreSearch): Promise<Store[] | null> {
  return quietly(commerce.ask(calls.findStores, { query: given(search) }));
}

/** Places where a parcel may wait. */
export function searchPlacesQuietly(
  commerce: Commerce,
  mode: DeliveryMode,
  search: PointSearch,
): Promise<Place[] | null> {
  if (mode === 'store') return searchQuietly(commerce, { ...search, context: 'delivery' });
  const call = mode === 'pickup' ? calls.findPickups : calls.findLockers;
  return quietly(commerce.ask(call, { query: given(search) }));
}

/** Null for an id that does not exist (any more). */
async function askStore(commerce: Commerce, storeId: string): Promise<Store | null> {
  try {
    const query = { context: 'account' as const };
    return await commerce.ask(calls.getStore, { params: { storeId }, query });
  } catch (error) {
    if (isCommerceError(error, 'STORE_NOT_FOUND')) return null;
    throw error;
  }
}

const readAnyStore = cachedRead('store', CONTENT_RULE, async (commerce, storeId: string) => ({
  store: await askStore(commerce, storeId),
}));

const readAllStores = cachedRead(
  'all-stores',
  CONTENT_RULE,
  async (commerce, countryCode: string) =>
    (await commerce.ask(calls.getAllStores, { query: { countryCode } })).stores,
  (_, country) => country,
);

/** All stores of a country by town, in the order of a language; none where it has none. */
export async function readTowns(
  commerce: Commerce,
  { iso2, lang }: { iso2: string; lang: Language },
): Promise<StoreTown[]> {
  return storeTowns(await readAllStores(commerce, iso2), lang);
}

/** A store of the shop's country; null where there is none of that id. */
export async function readStore(
  commerce: Commerce,
  storeId: string,
  country: string,
): Promise<Store | null> {
  const { store } = await readAnyStore(commerce, storeId);
  return store?.country === country ? store : null;
}
