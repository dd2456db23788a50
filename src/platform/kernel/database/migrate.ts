import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { databaseCode } from './database-errors.ts';
import { setLimits } from './limits.ts';
import { connect, withClient } from './with-client.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');

const CREATE_LOCK = `
  CREATE TABLE IF NOT EXISTS migration_lock (id integer PRIMARY KEY);
  INSERT INTO migration_lock VALUES (1) ON CONFLICT DO NOTHING;
`;

async function createLockRow(client: pg.Client): Promise<void> {
  try {
    await client.query(CREATE_LOCK);
  } catch (error) {
    // Two first starts at once: "if not exists" still collides in the catalogue tables.
    if (databaseCode(error) !== '23505' && databaseCode(error) !== '42P07') throw error;
    await client.query(CREATE_LOCK);
  }
}

/** Where drizzle's own tools note what has been applied. */
const APPLIED = 'drizzle.__drizzle_migrations';

/** Throws a sentence for a database that began with another first migration than ours. */
async function refuseOlder(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS name', [APPLIED]);
  if (tables[0]?.name === null) return;
  const { rows } = await client.query(`SELECT hash FROM ${APPLIED} ORDER BY created_at LIMIT 1`);
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  if (rows[0] === undefined || rows[0].hash === first?.hash) return;
  throw new Error(
    'The database was made by an older version of this shop and cannot be migrated. `npm run platform:reset` makes the demo shop again; a shop of your own needs an empty database.',
  );
}

/**
 * Applies what is new, in the transaction of the client. The library's own loop opens one in which the
 * limits of the role would hold.
 */
async function migrateTables(client: pg.Client): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${APPLIED} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const { rows } = await client.query(`SELECT max(created_at) AS last FROM ${APPLIED}`);
  const last = Number(rows[0]?.last ?? -1);
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    const { sql, hash, folderMillis } = migration;
    if (folderMillis <= last) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(`INSERT INTO ${APPLIED} (hash, created_at) VALUES ($1, $2)`, [
      hash,
      folderMillis,
    ]);
  }
}

/** Brings the schema `jobs` to the version of the library that keeps it (decision 033). */
async function migrateQueue(client: pg.Client): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const options = { db, schema: 'jobs', migrate: true, supervise: false, schedule: false };
  const library = new PgBoss(options);
  const failed = new Promise<never>((_, reject) => library.once('error', reject));
  await Promise.race([library.start(), failed]);
  await library.stop({ close: false, graceful: false });
}

/** A migration, and the wait for one, may take longer than a call. */
const UNLIMITED =
  'SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';

/** Removes everything that a platform made in a database. */
export async function emptyDatabase(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`BEGIN; ${UNLIMITED};
      DROP SCHEMA IF EXISTS drizzle, jobs CASCADE;
      DROP SCHEMA public CASCADE;
      CREATE SCHEMA public;
      COMMIT`),
  );
}

/**
 * Brings a database to the newest migration, and its role to the limits of a call. Holds a row lock, so
 * that two instances may start together: the second waits and finds nothing left to do. What the lock
 * needs stays in one transaction, since a pooler may give each to another connection.
 */
export async function migrateDatabase(url: string): Promise<void> {
  await setLimits(url);
  const holder = await connect(url);
  const worker = await connect(url);
  try {
    await createLockRow(holder);
    await holder.query(`BEGIN; ${UNLIMITED}`);
    await holder.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    await refuseOlder(holder);
    await migrateTables(holder);
    await migrateQueue(worker);
    await holder.query('COMMIT');
  } finally {
    await worker.end();
    await holder.end();
  }
}
