import { inArray } from 'drizzle-orm';
import { STORES_TAG } from '#src/process/page-tags.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { notePurge } from '../kernel/purges/purge-pages.job.ts';
import { deliveryPoints, stores } from './tables.ts';

/** How many of some ids are known already. */
async function countKnown(
  tx: Transaction,
  table: typeof stores | typeof deliveryPoints,
  rows: readonly { storeId: string }[],
): Promise<number> {
  const ids = rows.map(({ storeId }) => storeId);
  return ids.length === 0 ? 0 : tx.$count(table, inArray(table.storeId, ids));
}

/** Adds stores, and updates those whose id is known; answers how many are. */
export async function saveStores(
  tx: Transaction,
  rows: readonly (typeof stores.$inferInsert)[],
): Promise<number> {
  const known = await countKnown(tx, stores, rows);
  for (const row of rows) {
    const { storeId: _, ...set } = row;
    await tx.insert(stores).values(row).onConflictDoUpdate({ target: stores.storeId, set });
  }
  await notePurge(tx, [STORES_TAG]);
  return known;
}

/** The same for pickup points and lockers. */
export async function savePoints(
  tx: Transaction,
  rows: readonly (typeof deliveryPoints.$inferInsert)[],
): Promise<number> {
  const known = await countKnown(tx, deliveryPoints, rows);
  for (const row of rows) {
    const { storeId: _, ...set } = row;
    await tx
      .insert(deliveryPoints)
      .values(row)
      .onConflictDoUpdate({ target: deliveryPoints.storeId, set });
  }
  await notePurge(tx, [STORES_TAG]);
  return known;
}

/** The ids of all stores. */
export async function findStoreIds(db: Queryable): Promise<Set<string>> {
  const rows = await db.select({ id: stores.storeId }).from(stores);
  return new Set(rows.map(({ id }) => id));
}
