import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { inSpan } from '#src/process/spans.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { sayDatabaseError } from '../database/database-errors.ts';
import { enqueue, openQueue, queueOver, type TraceOfJob, wakeFor } from './job-queue.ts';
import type { Job } from './job-types.ts';

/** What does jobs; `stop` waits for those that run. */
export type Worker = { stop(): Promise<void> };

export type Jobs = {
  /** Makes the queues and schedules of all kinds; may be done again, by any process. */
  prepare(): Promise<void>;
  /** Does all that is due, and the named kinds that recur, until nothing is; for tests. */
  runNow(...recurring: readonly string[]): Promise<void>;
  /** Does jobs as they fall due; other processes may do the same. */
  start(): Promise<Worker>;
};

type Needs = { database: Database; log: Pick<Logger, 'error' | 'warn'> };

const DAY_SECONDS = 86_400;
/** A job that fails is tried after 3 to 6 s, then after twice as long, and never given up. */
const RETRIES = {
  retryLimit: 100_000,
  retryDelay: 3,
  retryBackoff: true,
  retryDelayMax: 600,
  retentionSeconds: 3_650 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};

/**
 * A process that does a job of minutes says this often, in seconds, that it lives; one that was killed
 * need not be waited for until its time is up.
 */
const SIGN_OF_LIFE_SECONDS = 30;
/** Jobs that may take longer give signs of life. */
const LONG_SECONDS = 60;

/** How often a platform looks whether jobs of any kind are due. */
const LOOK_MS = 1_000;
/** Kinds look for themselves as well, s: seldom, since fifty kinds would ask fifty times a second. */
const OWN_LOOK_SECONDS = 60;
/** Jobs that run may take this long when the platform stops; others do them again. */
const DRAIN_MS = 20_000;
/** While the database is away every look fails: one line tells it. */
const COMPLAIN_EVERY_MS = 5_000;

/** Why a job failed, as administrators read it: never SQL or its values. */
function sayFailure(error: unknown): string {
  return sayDatabaseError(error) ?? (error instanceof Error ? error.message : 'an unknown failure');
}

/**
 * Logs what the library complains of; without a listener that would end the process. Answers how others
 * complain.
 */
function logComplaints(queue: PgBoss, log: Needs['log']): (err: unknown) => void {
  let silentUntil = 0;
  const complain = (err: unknown) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + COMPLAIN_EVERY_MS;
    log.error({ err }, 'the queue of jobs failed');
  };
  queue.on('error', complain);
  queue.on('warning', (about) => log.warn({ about }, 'the queue of jobs warns'));
  return complain;
}

/** Kinds of which a job may be done now. */
async function findDue(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select name from jobs.queue where exists (
      select from jobs.job where job.name = queue.name
        and state < 'active' and start_after <= jobs.job_now())`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** The jobs of a platform over its database. */
export function createJobs({ database, log }: Needs, kinds: readonly Job[]): Jobs {
  /** Does a job that is taken; throws a sentence for administrators. */
  const perform = (job: Job, taken: JobWithMetadata<TraceOfJob>): Promise<void> =>
    inSpan(`job ${job.name}`, { kind: 'job', from: taken.data ?? {} }, () => attempt(job, taken));

  async function attempt(job: Job, taken: JobWithMetadata<TraceOfJob>): Promise<void> {
    const { name, singletonKey, retryCount } = taken;
    const key = singletonKey ?? '';
    try {
      const again = await job.run(key);
      if (again === undefined) return;
      // In one transaction, or a process that dies in between would lose the job.
      await inTransaction(database, async (tx) => {
        await queueOver(tx).complete(name, taken);
        await enqueue(tx, name, key, { afterSeconds: again.againInSeconds });
      });
    } catch (err) {
      log.error({ err, job: name, reference: key, failures: retryCount + 1 }, 'a job failed');
      throw new Error(sayFailure(err));
    }
  }

  return {
    prepare: async () => {
      const queue = queueOver(database);
      const known = new Set((await queue.getQueues()).map(({ name }) => name));
      for (const { name, cron, maxSeconds = 30 } of kinds) {
        const isLong = maxSeconds > LONG_SECONDS;
        const options = {
          ...RETRIES,
          expireInSeconds: maxSeconds,
          ...(isLong && { heartbeatSeconds: SIGN_OF_LIFE_SECONDS }),
        };
        // One job at a time for each key.
        if (known.has(name)) await queue.updateQueue(name, options);
        else await queue.createQueue(name, { ...options, policy: 'exclusive' });
        if (cron === undefined) continue;
        await queue.schedule(name, cron);
        // The first run does not wait for its time.
        await enqueue(database, name, '');
      }
    },

    runNow: async (...recurring) => {
      const queue = queueOver(database);
      const runNext = async (job: Job) => {
        const [taken] = await queue.fetch<TraceOfJob>(job.name, { includeMetadata: true });
        if (taken === undefined) return false;
        await perform(job, taken).then(
          () => queue.complete(job.name, taken),
          (err) => queue.fail(job.name, taken, err),
        );
        return true;
      };
      for (const name of recurring) await enqueue(database, name, '');
      for (let isDone = false; !isDone; ) {
        isDone = true;
        const due = await findDue(database);
        for (const job of kinds) {
          if (due.has(job.name)) while (await runNext(job)) isDone = false;
        }
      }
    },

    start: async () => {
      const queue = openQueue(database, { isRunning: true });
      const complain = logComplaints(queue, log);
      await queue.start();
      const workers = new Map<string, () => void>();
      const options = {
        includeMetadata: true,
        pollingIntervalSeconds: OWN_LOOK_SECONDS,
      } as const;
      for (const job of kinds) {
        const worker = await queue.work(
          job.name,
          options,
          async ([taken]: JobWithMetadata<TraceOfJob>[]) => {
            try {
              if (taken !== undefined) await perform(job, taken);
            } finally {
              // Looks for the next one immediately.
              queue.notifyWorker(worker);
            }
          },
        );
        const wake = () => queue.notifyWorker(worker);
        workers.set(job.name, wake);
        wakeFor(job.name, wake);
      }
      const lookForAll = async () => {
        for (const name of await findDue(database)) workers.get(name)?.();
      };
      const ended = new AbortController();
      const { signal } = ended;
      const lookAgainAndAgain = async () => {
        while (!signal.aborted) {
          await lookForAll().catch(complain);
          await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
        }
      };
      const looking = lookAgainAndAgain();
      return {
        stop: async () => {
          ended.abort();
          await looking;
          await queue.stop({ close: false, timeout: DRAIN_MS });
        },
      };
    },
  };
}
