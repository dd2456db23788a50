import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Database } from '../database/database.ts';
import { findWebDomainByStoreId } from './web-domain-store.ts';

/** The shop of a store id. Ids never change hands, so a found one is remembered. */
export function createFindDomain(
  database: Database,
): (storeId: string) => Promise<OnlineLocale | null> {
  const known = new Map<string, OnlineLocale>();
  return async (storeId) => {
    const remembered = known.get(storeId);
    if (remembered !== undefined) return remembered;
    const found = await findWebDomainByStoreId(database, storeId);
    if (found !== null) known.set(storeId, found.domain);
    return found?.domain ?? null;
  };
}
