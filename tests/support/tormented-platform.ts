import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { waitFor } from '#src/launch/wait-for.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { startEmbeddedServer } from '#src/platform/database/embedded-server.ts';
import { migrateDatabase } from '#src/platform/database/migrate.ts';
import { prepareHome } from '#src/platform/database/server-home.ts';
import { removeServer } from '#src/platform/database/test-server.ts';
import { createTestKey } from './identity-server.ts';
import { type Caller, createCaller } from './platform-client.ts';
import { findFreePort, type RunningProgram, runProgram } from './run-program.ts';
import { signIn } from './sign-in.ts';
import { fillSmallShop } from './small-shop.ts';

const START_BUDGET_MS = 60_000;
const SUBSCRIPTION_KEY = 'a-subscription-key-for-tests';
const CLIENT_SECRET = 'a-client-secret-for-tests';

/** A platform on a database server of its own, both of which can be killed. */
export type TormentedPlatform = {
  /** A customer who signed in with the demo password. */
  signIn(email: string): Promise<Caller>;
  /** Looks into the database as it is now; a connection for each look. */
  look<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** `kill -9` for platform and database server at once, then starts both again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

export async function startTormentedPlatform(): Promise<TormentedPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'torment-'));
  const { data } = prepareHome(folder);
  const filling = await startEmbeddedServer({ folder, log: () => undefined });
  await migrateDatabase(filling.urlOf('postgres'));
  const { database: empty, close } = openDatabase(filling.urlOf('postgres'), 'jobs');
  await fillSmallShop(empty);
  await close();
  await filling.stop();

  const [port, card, metrics] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const env = {
    VITRINE_ENV: 'torment',
    PLATFORM_DEMO: '1',
    DATA_DIR: folder,
    PLATFORM_PORT: String(port),
    CARD_PORT: String(card),
    PLATFORM_METRICS_PORT: String(metrics),
    SUBSCRIPTION_KEY,
    WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    IDENTITY_CLIENT_SECRET: CLIENT_SECRET,
    IDENTITY_KEYS: JSON.stringify([createTestKey()]),
    LOG_LEVEL: 'silent',
  };
  const open = async (): Promise<RunningProgram> => {
    const program = runProgram('src/demo/main.ts', env);
    expect(await waitFor(`${url}/_health`, START_BUDGET_MS), program.said()).toBe(true);
    return program;
  };
  /** Process and port of the server, as it wrote them down. */
  const server = () => {
    const [pid, , , serverPort] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(pid), port: Number(serverPort) };
  };
  let program = await open();
  return {
    signIn: async (email) => {
      const { accessToken } = await signIn(`${url}/identity`, email, DEMO_PASSWORD, {
        clientSecret: CLIENT_SECRET,
      });
      return createCaller({
        send: (path, init) => fetch(new URL(path, url), init),
        subscriptionKey: SUBSCRIPTION_KEY,
        sessionId: randomUUID(),
        bearer: accessToken,
      });
    },
    look: async (work) => {
      const password = readFileSync(join(data, 'vitrine-password'), 'utf8');
      const address = `postgres://postgres:${password}@127.0.0.1:${server().port}/postgres`;
      const looking = openDatabase(address, 'jobs');
      return work(looking.database).finally(looking.close);
    },
    crash: async () => {
      const { pid } = server();
      process.kill(pid, 'SIGKILL');
      await program.kill();
      // Its children see that it is gone, and go.
      await pause(100);
      program = await open();
    },
    stop: async () => {
      await program.stop();
      await removeServer(folder);
    },
  };
}
