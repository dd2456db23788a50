import type { DeliveryMode } from '#src/domain/shipping/shipping.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import {
  type Place,
  type PointSearch,
  type Store,
  type StoreSearch,
  type StoreTown,
  storeTowns,
} from '#src/domain/store/store.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { findPoints, findStore, findStores, getAllStores } from '#src/gateway/stores.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { log } from '#src/session/log.server.ts';

/** What a search found; null when it could not be read: whoever shows a list keeps it. */
async function quietly<T>(searching: Promise<T[]>): Promise<T[] | null> {
  try {
    return await searching;
  } catch (error) {
    log.warn({ cause: error instanceof Error ? error.message : String(error) }, 'stores');
    return null;
  }
}

/** Stores for a search. */
export function searchQuietly(call: CallContext, search: StoreSearch): Promise<Store[] | null> {
  return quietly(findStores(call, search));
}

/** Places where a parcel may wait. */
export function searchPlacesQuietly(
  call: CallContext,
  mode: DeliveryMode,
  search: PointSearch,
): Promise<Place[] | null> {
  return mode === 'store'
    ? quietly<Place>(findStores(call, { ...search, context: 'delivery' }))
    : quietly(findPoints(call, mode, search));
}

const readAnyStore = cachedRead(
  'store',
  CONTENT_RULE,
  async (call: CallContext, storeId: string) => ({
    store: await findStore(call, storeId),
  }),
);

const readAllStores = cachedRead('all-stores', CONTENT_RULE, getAllStores, (_, country) => country);

/** All stores of a country by town, in the order of a language; none where it has none. */
export async function readTowns(
  call: CallContext,
  { iso2, lang }: { iso2: string; lang: Language },
): Promise<StoreTown[]> {
  return storeTowns(await readAllStores(call, iso2), lang);
}

/** A store of the shop's country; null where there is none of that id. */
export async function readStore(
  call: CallContext,
  storeId: string,
  country: string,
): Promise<Store | null> {
  const { store } = await readAnyStore(call, storeId);
  return store?.country === country ? store : null;
}
