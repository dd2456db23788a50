import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isConnectionLost, isRetryable } from './database-errors.ts';
import { traceQueries } from './trace-queries.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

/**
 * Limits of everything that a call does with the database, in ms, enforced by the server itself: so they
 * hold for statements under way while this process hangs, too (T45, F29). The role carries them
 * (`limits.ts`): a pooler hands a connection on to the next transaction.
 */
export const CALL_LIMITS = {
  /**
   * A write waits two seconds at most for a row that another one holds: the server counts the wait
   * for its turn and the wait for the holder apart. Longer than `deadlock_timeout` (1 s), so that
   * a deadlock is found out and retried.
   */
  lock_timeout: 1_050,
  statement_timeout: 15_000,
  /** A transaction of a process that hangs lets go of its rows. */
  idle_in_transaction_session_timeout: 10_000,
};

/** Filling, importing and rebuilding take their time in a transaction; nobody waits for them. */
export const UNHURRIED = sql.raw('set local lock_timeout = 60000; set local statement_timeout = 0');

/**
 * Connections are separated by what they do: transactions wait for rows and for each other, single
 * statements hardly ever do. However many transactions wait, reads find a connection.
 */
const POOLS = {
  calls: {
    transactions: { max: 12, connectionTimeoutMillis: 1_000 },
    statements: { max: 8, connectionTimeoutMillis: 5_000 },
  },
  jobs: {
    transactions: { max: 2, connectionTimeoutMillis: 60_000 },
    statements: { max: 2, connectionTimeoutMillis: 60_000 },
  },
} as const;

export type PoolSizes = Record<
  'transactions' | 'statements',
  Record<'open' | 'idle' | 'waiting', number>
>;

type OpenDatabase = {
  database: Database;
  /** Connections now, for metrics. */
  poolSizes(): PoolSizes;
  /** Waits for running queries. */
  close(): Promise<void>;
};

/**
 * Opens two pools on a PostgreSQL URL: one for `database.transaction`, one for all else.
 * `purpose` is what it is opened for: the calls of the API, or jobs, whose transactions have no limit
 * of time.
 */
export function openDatabase(url: string, purpose: 'calls' | 'jobs' = 'calls'): OpenDatabase {
  const open = (size: { max: number; connectionTimeoutMillis: number }) => {
    const pool = new pg.Pool({
      connectionString: url,
      idleTimeoutMillis: 30_000,
      // A host that is cut off says nothing: the system finds out.
      keepAlive: true,
      application_name: `vitrine-platform-${purpose}`,
      ...size,
    });
    // A connection that dies while idle, in the pool or in a transaction, is replaced; without
    // listeners it would end the process. The next query reports a lasting failure.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      traceQueries(client);
    });
    return pool;
  };
  const transactions = open(POOLS[purpose].transactions);
  const statements = open(POOLS[purpose].statements);
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await transactions.connect();
    let isLost = false;
    try {
      return await drizzle({ client }).transaction(async (tx) => {
        if (purpose === 'jobs') await tx.execute(UNHURRIED);
        return work(tx);
      }, config);
    } catch (error) {
      isLost = isConnectionLost(error);
      throw error;
    } finally {
      // One to a server that only reads by now works, but never again for us.
      client.release(isLost);
    }
  };
  const database: Database = Object.assign(drizzle({ client: statements }), { transaction });
  const sizeOf = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
    open: totalCount,
    idle: idleCount,
    waiting: waitingCount,
  });
  return {
    database,
    poolSizes: () => ({ transactions: sizeOf(transactions), statements: sizeOf(statements) }),
    close: async () => {
      await Promise.all([transactions.end(), statements.end()]);
    },
  };
}

const afterCommits = new WeakMap<Queryable, (() => void)[]>();

/**
 * Does something in this process once the transaction of an `inTransaction` commits: of another one, or
 * where this process dies before, it is left out.
 */
export function afterCommit(tx: Queryable, work: () => void): void {
  afterCommits.get(tx)?.push(work);
}

const MAX_RETRIES = 3;
/**
 * How long after its beginning a work that a failover broke is begun again, ms. With a second to connect
 * it stays below what the storefront waits: 2 s for a read, 4 s for a write.
 */
const FAILOVER_MS = { read: 700, write: 2_500 };
const LOOK_AGAIN_MS = 100;

/**
 * Does a work again that a lost connection broke, for as long as its call has; `mayRepeat` is asked
 * before. The work must have had no effect by then.
 */
export async function outlastFailover<T>(
  work: () => Promise<T>,
  call: keyof typeof FAILOVER_MS,
  mayRepeat = () => true,
): Promise<T> {
  const since = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isOver = performance.now() - since > FAILOVER_MS[call];
      if (isOver || !isConnectionLost(error) || !mayRepeat()) throw error;
      await pause(LOOK_AGAIN_MS + Math.random() * LOOK_AGAIN_MS);
    }
  }
}

/**
 * Runs `work` in one transaction. Serialization failures and deadlocks (40001, 40P01) are
 * retried up to three times with jitter, and for a few seconds a connection that is lost before the
 * commit is sent, so `work` must have no effect outside the database. What became of a commit whose
 * answer is lost nobody knows: its error is the caller's (F39).
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    let isCommitting = false;
    const once = async () => {
      const later: (() => void)[] = [];
      const result = await database.transaction(async (tx) => {
        afterCommits.set(tx, later);
        const done = await work(tx);
        isCommitting = true;
        return done;
      });
      for (const one of later) one();
      return result;
    };
    try {
      return await outlastFailover(once, 'write', () => !isCommitting);
    } catch (error) {
      if (!isRetryable(error) || retries === MAX_RETRIES) throw error;
      await pause(2 ** retries * 10 + Math.random() * 20);
    }
  }
}
