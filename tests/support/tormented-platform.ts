import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { waitFor } from '#src/launch/wait-for.ts';
import { type Database, openDatabase } from '#src/platform/kernel/database/database.ts';
import { startEmbeddedServer } from '#src/platform/kernel/database/embedded-server.ts';
import { migrateDatabase } from '#src/platform/kernel/database/migrate.ts';
import { removeServer } from '#src/platform/kernel/database/test-server.ts';
import { embeddedDatabase } from './embedded-database.ts';
import type { Caller } from './platform-client.ts';
import { platformSecrets, signedInCaller } from './platform-program.ts';
import { findFreePort, type RunningProgram, runProgram } from './run-program.ts';
import { fillSmallShop } from './small-shop.ts';

const START_BUDGET_MS = 180_000;

/** A platform on a database server of its own, both of which can be killed. */
export type TormentedPlatform = {
  /** Where it is reached. */
  url: string;
  /** The same of its back office. */
  backOffice: string;
  /** A customer who signed in with the demo password. */
  signIn(email: string): Promise<Caller>;
  /** Looks into the database as it is now; a connection for each look. */
  look<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** `kill -9` for platform and database server at once, then starts both again. */
  crash(): Promise<void>;
  /** Lets jobs that the dead had begun be taken again, as happens by itself after a while. */
  freeJobs(): Promise<void>;
  stop(): Promise<void>;
};

/** Processes that a process has started, where the system tells (Linux). */
function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** `more` are variables of the platform, beside those that it needs. */
export async function startTormentedPlatform(
  more: Record<string, string> = {},
): Promise<TormentedPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'torment-'));
  const filling = await startEmbeddedServer({ folder, log: () => undefined });
  await migrateDatabase(filling.urlOf('postgres'));
  const { database: empty, close } = openDatabase(filling.urlOf('postgres'), 'jobs');
  await fillSmallShop(empty);
  await close();
  await filling.stop();

  const [port, card, metrics] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const backOffice = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = {
    VITRINE_ENV: 'torment',
    PLATFORM_DEMO: '1',
    DATA_DIR: folder,
    PLATFORM_PORT: String(port),
    CARD_PORT: String(card),
    BACK_OFFICE_PORT: String(backOffice),
    PLATFORM_METRICS_PORT: String(metrics),
    ...platformSecrets(),
    LOG_LEVEL: 'silent',
    ...more,
  };
  const open = async (): Promise<RunningProgram> => {
    const program = runProgram('src/demo/main.ts', env);
    expect(await waitFor(`${url}/_health`, START_BUDGET_MS), program.said()).toBe(true);
    return program;
  };
  const { server, look } = embeddedDatabase(folder);
  let program = await open();
  let crashedAt = new Date();
  return {
    url,
    backOffice: `http://localhost:${backOffice}`,
    signIn: (email) => signedInCaller(url, email),
    look,
    crash: async () => {
      const { pid } = server();
      const children = childrenOf(pid);
      // The platform first: nobody hears from it that its database is gone.
      const killed = program.kill();
      process.kill(pid, 'SIGKILL');
      await killed;
      crashedAt = new Date();
      // They see that the server is gone, and go; until then none can begin on its folder.
      await vi.waitFor(() => expect(children.filter(isAlive)).toEqual([]), START_BUDGET_MS);
      program = await open();
    },
    freeJobs: () =>
      look(async (db) => {
        await db.execute(sql`
          update jobs.job set state = 'retry', start_after = now()
          where state = 'active' and started_on < ${crashedAt.toISOString()}::timestamptz`);
      }),
    stop: async () => {
      await program.stop();
      await removeServer(folder);
    },
  };
}
