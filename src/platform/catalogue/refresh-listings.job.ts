import type { Database } from '../database/database.ts';
import { type Job, recurring } from '../jobs/job-types.ts';
import { refreshListingsIfDue } from './refresh-listings.ts';

/** How late a reduction may begin or end on tiles; products and carts price themselves live. */
const EVERY_SECONDS = 60;
/** All the lists of a large shop take minutes. */
const MAX_SECONDS = 900;

/** Brings lists up to date with prices and products; the last good ones stay when it fails. */
export function refreshListings({ database, now }: { database: Database; now: () => Date }): Job {
  return recurring('refresh-listings', EVERY_SECONDS, () => refreshListingsIfDue(database, now()), {
    maxSeconds: MAX_SECONDS,
  });
}
