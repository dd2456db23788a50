import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { endLeftoverServer } from './leftover-server.ts';
import { prepareHome } from './server-home.ts';
import { isLocked } from './start-lock.ts';

const PARENT = resolve('.data');
/** How the URL of a run's server reaches the test files. */
export const TEST_SERVER_VARIABLE = 'TEST_DATABASE_SERVER';

/** Nothing on this server outlives the run, so it need not survive a crash. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'deadlock_timeout=100ms',
];

/** Ends the server of a folder and deletes its data. */
export async function removeServer(folder: string): Promise<void> {
  const { data } = prepareHome(folder);
  await endLeftoverServer(data);
  rmSync(data, { recursive: true, force: true });
  rmSync(`${data}.log`, { force: true });
  // Its own folder, or that under /var/tmp where it had to go.
  rmSync(dirname(data), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** Servers of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(PARENT)) {
    const folder = join(PARENT, name);
    if (name.startsWith('test-postgres-') && !isLocked(folder)) await removeServer(folder);
  }
}

/** Starts a database server for one test run, in its own folder under `.data`. */
export async function startTestServer(): Promise<EmbeddedServer> {
  mkdirSync(PARENT, { recursive: true });
  await removeLeftovers();
  const folder = join(PARENT, `test-postgres-${process.pid}`);
  const server = await startEmbeddedServer({ folder, log: () => undefined, settings: SETTINGS });
  return {
    urlOf: server.urlOf,
    stop: async () => {
      await server.stop();
      await removeServer(folder);
    },
  };
}

/** For vitest's `globalSetup`: one server a run; the returned function ends it. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env[TEST_SERVER_VARIABLE] = server.urlOf('postgres');
  return server.stop;
}
