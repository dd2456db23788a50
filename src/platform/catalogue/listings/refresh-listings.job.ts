import type { Database } from '../../kernel/database/database.ts';
import { EVERY_MINUTE, type Job, recurring } from '../../kernel/jobs/job-types.ts';
import { refreshListingsIfDue, tellSearchWords } from './refresh-listings.ts';

/** All the lists of a large shop take minutes. */
const MAX_SECONDS = 900;

/**
 * Brings lists up to date with prices and products; the last good ones stay when it fails. A
 * reduction begins or ends on tiles up to a minute later; products and carts price themselves live.
 * Typing errors are mended by the words of changed products up to a minute later, too.
 */
export function refreshListings({ database, now }: { database: Database; now: () => Date }): Job {
  const refresh = async () => {
    await refreshListingsIfDue(database, now());
    await tellSearchWords(database);
  };
  return recurring('refresh-listings', EVERY_MINUTE, refresh, { maxSeconds: MAX_SECONDS });
}
