import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from '../database/database.ts';

/** The schema of the library; `jobs.job` is the table that an operator reads. */
const SCHEMA = 'jobs';

/** Its own timers and checks: a worker asks for what it needs, migrations make the schema. */
const OFF = {
  migrate: false,
  supervise: false,
  schedule: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
};
/** How soon a job of a dead process is free again, once its time is up. */
const MONITOR_SECONDS = 10;

/**
 * The library over connections or a transaction of ours, which it neither opens nor closes. It is
 * never started: it runs no timers of its own and listens to nothing.
 */
export function openQueue(db: Queryable): PgBoss {
  return new PgBoss({
    ...OFF,
    db: fromDrizzle(db, sql),
    schema: SCHEMA,
    monitorIntervalSeconds: MONITOR_SECONDS,
  });
}

/** Each looks a queue up once. */
const opened = new WeakMap<Queryable, PgBoss>();

/** The queue of some connections, or of a transaction. */
export function queueOver(db: Queryable): PgBoss {
  const queue = opened.get(db) ?? openQueue(db);
  opened.set(db, queue);
  return queue;
}

/**
 * Lines a job up; with a transaction, it is there when that commits, and gone when it does not. One
 * that waits, is tried again or runs under the same key stands for both.
 */
export async function enqueue(
  db: Queryable,
  name: string,
  key: string,
  { afterSeconds = 0 } = {},
): Promise<void> {
  await queueOver(db).send(name, null, { singletonKey: key, startAfter: afterSeconds });
}
