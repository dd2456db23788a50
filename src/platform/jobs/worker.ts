import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Job } from './job-types.ts';
import { repeat } from './repeat.ts';

const LOOK_EVERY_MS = 1_000;
/** How often jobs of dead processes are set free; processes agree on who looks, and when. */
const SUPERVISE_EVERY_MS = 15_000;

/** What does jobs; `stop` waits for those under way. */
export type Worker = { stop(): Promise<void> };

type Needs = {
  database: Database;
  log: Pick<Logger, 'error'>;
  queue: PgBoss;
  kinds: readonly Job[];
  /** Does the first job of a kind that is due; false when there is none. */
  runNext: (job: Job) => Promise<boolean>;
};

/**
 * Looks for jobs that are due and does them, one after the other of each kind and all kinds side by
 * side, so that a slow kind keeps no other waiting. Processes are equals: each takes rows that no
 * other one holds (SKIP LOCKED).
 */
export function startWorker({ database, log, queue, kinds, runNext }: Needs): Worker {
  const underWay = new Map<string, Promise<void>>();
  let isStopping = false;

  async function work(job: Job): Promise<void> {
    while (!isStopping && (await runNext(job)));
  }
  async function look(): Promise<void> {
    const { rows } = await database.execute<{ name: string }>(sql`
      select distinct name from jobs.job
      where state < 'active' and not blocked and start_after <= jobs.job_now()`);
    const due = new Set(rows.map(({ name }) => name));
    for (const job of kinds) {
      if (!due.has(job.name) || underWay.has(job.name)) continue;
      const working = work(job)
        .catch((err) => log.error({ err, job: job.name }, 'a job could not be taken'))
        .finally(() => underWay.delete(job.name));
      underWay.set(job.name, working);
    }
  }
  const timers = [
    repeat(look, LOOK_EVERY_MS, (err) => log.error({ err }, 'jobs could not be looked for')),
    repeat(
      () => queue.supervise(),
      SUPERVISE_EVERY_MS,
      (err) => log.error({ err }, 'jobs could not be looked after'),
    ),
  ];
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(timers.map((timer) => timer.stop()));
      await Promise.all(underWay.values());
    },
  };
}
