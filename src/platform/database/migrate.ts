import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { databaseCode } from './database-errors.ts';

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

/** Throws a sentence for a database that began with another first migration than ours. */
async function refuseOlder(client: pg.Client): Promise<void> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: tables } = await client.query('SELECT to_regclass($1) AS name', [table]);
  if (tables[0]?.name === null) return;
  const { rows } = await client.query(`SELECT hash FROM ${table} ORDER BY created_at LIMIT 1`);
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  if (rows[0] === undefined || rows[0].hash === first?.hash) return;
  throw new Error(
    'The database was made by an older version of this shop and cannot be migrated. `npm run platform:reset` makes the demo shop again; a shop of your own needs an empty database.',
  );
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

/** Removes everything that a platform made in a database. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('DROP SCHEMA IF EXISTS drizzle, jobs CASCADE');
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
  } finally {
    await client.end();
  }
}

/**
 * Brings a database to the newest migration. Holds a row lock, so that two instances may start
 * together: the second waits and finds nothing left to do.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const holder = new pg.Client({ connectionString: url });
  const worker = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await worker.connect();
    await createLockRow(holder);
    await holder.query('BEGIN');
    await holder.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    await refuseOlder(worker);
    await migrate(drizzle(worker), { migrationsFolder: MIGRATIONS_FOLDER });
    await migrateQueue(worker);
    await holder.query('COMMIT');
  } finally {
    await worker.end();
    await holder.end();
  }
}
