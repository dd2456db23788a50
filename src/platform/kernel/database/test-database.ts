import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from './database.ts';
import { databaseCode } from './database-errors.ts';
import { setLimits } from './limits.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from './migrate.ts';
import { startTestServer, TEST_SERVER_VARIABLE } from './test-server.ts';
import { withClient } from './with-client.ts';

let ownServer: Promise<string> | undefined;

/** The run's server, or one for this process when no `globalSetup` started it. */
function findServer(): Promise<string> {
  const shared = process.env[TEST_SERVER_VARIABLE];
  if (shared !== undefined) return Promise.resolve(shared);
  // It ends with this process; its folder is swept by the next run.
  ownServer ??= startTestServer().then((server) => server.urlOf('postgres'));
  return ownServer;
}

/** A name that changes with the migrations, so that a running server never serves old tables. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  return `template_${hash.digest('hex').slice(0, 12)}`;
}

const at = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

const run = (server: string, sql: string) => withClient(server, (client) => client.query(sql));

/** `fill` runs once per template: what every test of a file needs, such as the seed. */
async function makeTemplate(
  server: string,
  name: string,
  fill?: (database: Database) => Promise<void>,
): Promise<void> {
  const draft = `${name}_${randomBytes(4).toString('hex')}`;
  await run(server, `CREATE DATABASE ${draft}`);
  await migrateDatabase(at(server, draft));
  if (fill !== undefined) {
    const { database, close } = openDatabase(at(server, draft), 'jobs');
    await fill(database).finally(close);
  }
  // Renamed when whole: a run that was killed on the way leaves no half template.
  await run(server, `ALTER DATABASE ${draft} RENAME TO ${name}`);
}

/** Makes a copy of a template; false when there is no such template yet. */
async function copyTemplate(server: string, template: string, name: string): Promise<boolean> {
  try {
    await run(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
    return true;
  } catch (error) {
    if (databaseCode(error) !== '3D000') throw error;
    return false;
  }
}

export type TestDatabase = { database: Database; url: string; drop(): Promise<void> };

/**
 * A fresh, migrated database, copied from a template in milliseconds. With `seed`, the template
 * is filled once under that name, and each call gets its own copy of it.
 */
export async function createTestDatabase(seed?: {
  name: string;
  fill: (database: Database) => Promise<void>;
}): Promise<TestDatabase> {
  const server = await findServer();
  const template = seed === undefined ? templateName() : `${templateName()}_${seed.name}`;
  const name = `test_${randomBytes(6).toString('hex')}`;
  if (!(await copyTemplate(server, template, name))) {
    // Workers that come at once wait for the first one's template.
    await withClient(server, async (client) => {
      await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
      if (await copyTemplate(server, template, name)) return;
      await makeTemplate(server, template, seed?.fill);
      await copyTemplate(server, template, name);
    });
  }
  const url = at(server, name);
  // They are the role's in one database, and do not come along with a template.
  await setLimits(url);
  const { database, close } = openDatabase(url);
  return {
    database,
    url,
    drop: async () => {
      await close();
      await run(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
