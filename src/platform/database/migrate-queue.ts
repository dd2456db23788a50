import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Brings the schema `jobs` to the version of the library that keeps it (decision 033). */
export async function migrateQueue(client: pg.Client): Promise<void> {
  const off = { supervise: false, schedule: false, registerInstance: false };
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const library = new PgBoss({ db, schema: 'jobs', migrate: true, ...off });
  const failed = new Promise<never>((_, reject) => library.once('error', reject));
  await Promise.race([library.start(), failed]);
  await library.stop({ close: false, graceful: false });
}
