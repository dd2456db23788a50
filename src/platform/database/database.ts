import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isRetryable } from './database-errors.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

/** Opens a pool on a PostgreSQL address; `close` waits for running queries. */
export function openDatabase(url: string): { database: Database; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'vitrine-platform',
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would
  // end the process. The next query reports a lasting failure.
  pool.on('error', () => undefined);
  return { database: drizzle(pool), close: () => pool.end() };
}

const MOST_RETRIES = 3;

/**
 * Runs `work` in one transaction. Serialization failures and deadlocks (40001, 40P01) are
 * retried up to three times with jitter, so `work` must have no effect outside the database.
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (!isRetryable(error) || retries === MOST_RETRIES) throw error;
      await pause(2 ** retries * 10 + Math.random() * 20);
    }
  }
}
