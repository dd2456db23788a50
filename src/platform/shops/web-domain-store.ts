import { asc, eq } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Database, Queryable } from '../kernel/database/database.ts';
import { webDomains } from './tables.ts';

/** The parameter sets of all shops, by store id. */
export async function findWebDomains(db: Queryable): Promise<WebDomain[]> {
  return db.select().from(webDomains).orderBy(asc(webDomains.storeId));
}

/** The parameter sets of some shops, by store id. */
export async function findWebDomainsOf(
  db: Queryable,
  { shops }: { shops: ReadonlySet<OnlineLocale> },
): Promise<WebDomain[]> {
  return (await findWebDomains(db)).filter(({ domain }) => shops.has(domain));
}

/** The shop of a store id, or null when there is none. */
export async function findWebDomainByStoreId(
  db: Queryable,
  storeId: string,
): Promise<WebDomain | null> {
  const [found] = await db.select().from(webDomains).where(eq(webDomains.storeId, storeId));
  return found ?? null;
}

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

/** The shops of a caller by their store ids, which orders have. */
export async function findShops(
  db: Queryable,
  caller: { shops: ReadonlySet<OnlineLocale> },
): Promise<Map<string, OnlineLocale>> {
  const own = await findWebDomainsOf(db, caller);
  return new Map(own.map(({ storeId, domain }) => [storeId, domain]));
}
