import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { PURGE_HEADER } from '#src/process/page-tags.ts';
import type { Queryable } from '../database/database.ts';
import { enqueue } from '../jobs/job-queue.ts';
import type { Job } from '../jobs/job-types.ts';

const PURGE_PAGES = 'purge-pages';
const ANSWER_MS = 3_000;
/** By then what is cached has gone by itself, and what does not answer is no part of the shop any more. */
const GIVE_UP_MS = 20 * 60_000;

/**
 * Lets caches drop what is made of these tags once the transaction commits. Each change is a job of its
 * own: one that runs may have told some caches already. `afterSeconds`: lists follow a little later.
 */
export async function notePurge(
  tx: Queryable,
  tags: readonly string[],
  options: { afterSeconds?: number } = {},
): Promise<void> {
  const { rowCount } = await tx.execute(sql`select from jobs.queue where name = ${PURGE_PAGES}`);
  // A shop that is filled before its platform first starts has no page yet.
  if (rowCount === 0) return;
  await enqueue(tx, PURGE_PAGES, [Date.now(), randomUUID(), ...tags].join(' '), options);
}

type Needs = {
  config: { purgeUrls: readonly string[]; purgeKey: string | null };
  log: Pick<Logger, 'warn'>;
};

async function tell(url: string, key: string, tags: string): Promise<void> {
  const response = await fetch(url, {
    method: 'PURGE',
    headers: { [PURGE_HEADER]: tags, authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${new URL(url).host} answers ${response.status}`);
}

/**
 * Tells storefronts and edges, in the order in which they are listed: an edge asks a storefront next. One
 * that does not answer keeps no other from being told, and all are told again.
 */
export function purgePages({ config: { purgeUrls, purgeKey }, log }: Needs): Job {
  return {
    name: PURGE_PAGES,
    run: async (key) => {
      if (purgeKey === null) return undefined;
      const [since = '', , ...tags] = key.split(' ');
      const isLate = Date.now() - Number(since) > GIVE_UP_MS;
      const failures: unknown[] = [];
      for (const url of purgeUrls) {
        try {
          await tell(url, purgeKey, tags.join(' '));
        } catch (err) {
          if (!isLate) failures.push(err);
          else log.warn({ err, host: new URL(url).host }, 'a cache was not told of a change');
        }
      }
      if (failures.length > 0) throw failures[0];
      return undefined;
    },
  };
}
