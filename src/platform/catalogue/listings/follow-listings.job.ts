import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { noteListingChanges, refreshListingsIfDue } from './refresh-listings.ts';

const FOLLOW_LISTINGS = 'follow-listings';

/** Has lists follow changes of the staff within seconds of their commit. */
export async function followListings(
  tx: Transaction,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  await noteListingChanges(tx, productIds, now);
  // One job for each change: a job that runs already may have looked before.
  await enqueue(tx, FOLLOW_LISTINGS, randomUUID());
}

/** The same of many products, by the rows of a query that answers their `product_id`. */
export async function followListingsOf(tx: Transaction, products: SQL): Promise<void> {
  await tx.execute(
    sql`insert into listing_changes (product_id) ${products} on conflict do nothing`,
  );
  await enqueue(tx, FOLLOW_LISTINGS, randomUUID());
}

/** Has all lists built again within seconds of the commit. The caller has locked them. */
export async function rebuildListings(tx: Transaction): Promise<void> {
  await tx.execute(sql`update listing_state set refreshed_at = '-infinity'`);
  await enqueue(tx, FOLLOW_LISTINGS, randomUUID());
}

/** Brings lists up to date; the last good ones stay when it fails. */
export function listingsThatFollow({
  database,
  now,
}: {
  database: Database;
  now: () => Date;
}): Job {
  return {
    name: FOLLOW_LISTINGS,
    maxSeconds: 900,
    run: async () => {
      await refreshListingsIfDue(database, now());
      return undefined;
    },
  };
}
