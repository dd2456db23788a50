import { asc, eq } from 'drizzle-orm';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../database/database.ts';
import { webDomains } from './tables.ts';

/** The parameter sets of all shops, by store id. */
export async function findWebDomains(db: Queryable): Promise<WebDomain[]> {
  return db.select().from(webDomains).orderBy(asc(webDomains.storeId));
}

/** The shop of a store id, or null when there is none. */
export async function findWebDomainByStoreId(
  db: Queryable,
  storeId: string,
): Promise<WebDomain | null> {
  const [found] = await db.select().from(webDomains).where(eq(webDomains.storeId, storeId));
  return found ?? null;
}
