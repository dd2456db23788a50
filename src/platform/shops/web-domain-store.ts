import { asc, eq, sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Database, Queryable, Transaction } from '../kernel/database/database.ts';
import { insertRows } from '../kernel/database/insert-rows.ts';
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

/** The parameters of a shop; null where it is not open. */
export async function findWebDomain(
  db: Queryable,
  domain: OnlineLocale,
): Promise<WebDomain | null> {
  const [found] = await db.select().from(webDomains).where(eq(webDomains.domain, domain));
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockWebDomain(
  tx: Transaction,
  domain: OnlineLocale,
): Promise<WebDomain | null> {
  const isIt = eq(webDomains.domain, domain);
  const [found] = await tx.select().from(webDomains).where(isIt).for('update');
  return found ?? null;
}

/** Whether any shop is open. */
export async function hasShops(db: Queryable): Promise<boolean> {
  const known = await db.select({ domain: webDomains.domain }).from(webDomains).limit(1);
  return known.length > 0;
}

/** Nobody else opens or changes shops until the transaction ends. */
export async function lockShops(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${webDomains} in share row exclusive mode`);
}

export async function addShops(tx: Transaction, shops: readonly WebDomain[]): Promise<void> {
  await insertRows(tx, webDomains, shops);
}

/** Changes one parameter of a shop; storefronts that nobody tells see it within five minutes. */
export async function setShopParameter(
  tx: Transaction,
  domain: OnlineLocale,
  { name, value }: { name: string; value: unknown },
): Promise<void> {
  const set = sql`jsonb_set(${webDomains.params}, array[${name}::text], ${JSON.stringify(value)}::jsonb)`;
  await tx.update(webDomains).set({ params: set }).where(eq(webDomains.domain, domain));
}
