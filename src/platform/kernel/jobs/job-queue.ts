import { sql } from 'drizzle-orm';
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss';
import { headersOfTrace } from '#src/process/spans.ts';
import { afterCommit, type Queryable } from '../database/database.ts';

/** All that the queue holds of a job besides its name and key: the trace of who asked for it. */
export type TraceOfJob = Record<string, string>;

/** Migrations make the schema; the library's own checks of indexes and vacuum are an administrator's. */
const OPTIONS: ConstructorOptions = {
  // `jobs.job` is the table that an administrator reads.
  schema: 'jobs',
  migrate: false,
  reindex: false,
  monitorVacuum: false,
  // How soon a job of a dead process is free again, once its time is up.
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 10,
};

/**
 * The library over connections or a transaction of ours, which it neither opens nor closes. One that
 * only sends is not started: it has no timers.
 */
export function openQueue(db: Queryable, { isRunning = false } = {}): PgBoss {
  const timers = { supervise: isRunning, schedule: isRunning };
  return new PgBoss({ ...OPTIONS, ...timers, db: fromDrizzle(db, sql) });
}

/** Each looks a queue up once. */
const opened = new WeakMap<Queryable, PgBoss>();

/** The queue of some connections, or of a transaction. */
export function queueOver(db: Queryable): PgBoss {
  const queue = opened.get(db) ?? openQueue(db);
  opened.set(db, queue);
  return queue;
}

/** What does jobs of a kind in this process. */
const workers = new Map<string, () => void>();

/** `look` has it look for a job before it is its time to. */
export function wakeFor(name: string, look: () => void): void {
  workers.set(name, look);
}

/**
 * Adds a job; in a transaction, it exists when that commits and not when it rolls back. Does nothing
 * while a job with the same key waits, is to be tried again or runs. A job that is due is done by this process
 * as soon as it commits; should it die before, by another one a second later.
 */
export async function enqueue(
  db: Queryable,
  name: string,
  key: string,
  { afterSeconds = 0 } = {},
): Promise<void> {
  const trace: TraceOfJob = headersOfTrace();
  await queueOver(db).send(name, trace, { singletonKey: key, startAfter: afterSeconds });
  if (afterSeconds === 0) afterCommit(db, () => workers.get(name)?.());
}
