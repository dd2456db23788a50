import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { databaseCode } from './database-errors.ts';
import { migrateQueue } from './migrate-queue.ts';

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

/**
 * Brings a database to the newest migration. Holds a row lock meanwhile, so that two instances
 * may start together: the second waits and finds nothing left to do.
 */
export async function migrateDatabase(url: string): Promise<void> {
  if (!existsSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'))) return;
  const holder = new pg.Client({ connectionString: url });
  const worker = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await worker.connect();
    await createLockRow(holder);
    await holder.query('BEGIN');
    await holder.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    await migrate(drizzle(worker), { migrationsFolder: MIGRATIONS_FOLDER });
    await migrateQueue(worker);
    await holder.query('COMMIT');
  } finally {
    await worker.end();
    await holder.end();
  }
}
