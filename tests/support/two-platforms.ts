import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#src/platform/database/test-database.ts';
import { startBalancer } from './balancer.ts';
import type { Caller } from './platform-client.ts';
import { platformSecrets, signedInCaller } from './platform-program.ts';
import { findFreePort, type RunningProgram, runProgram } from './run-program.ts';
import { fillSmallShop } from './small-shop.ts';

const START_BUDGET_MS = 60_000;

/** Two processes of the platform on one database, behind a balancer without stickiness. */
export type TwoPlatforms = {
  database: TestDatabase['database'];
  /** Addresses of the processes themselves. */
  processes: readonly string[];
  /** Where callers go. */
  url: string;
  /** A customer who signed in with the demo password, and calls through the balancer. */
  signIn(email: string): Promise<Caller>;
  /** Ends a process without a word (`kill -9`), and starts it again once it is gone. */
  crash(which: 0 | 1): Promise<void>;
  stop(): Promise<void>;
};

type Process = { program: RunningProgram; port: number; cardPort: number };

export async function startTwoPlatforms(): Promise<TwoPlatforms> {
  const db = await createTestDatabase({ name: 'small_shop', fill: fillSmallShop });
  const folder = mkdtempSync(join(tmpdir(), 'two-platforms-'));
  const [balancedPort, balancedCardPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${balancedPort}`;
  const common = {
    VITRINE_ENV: 'several',
    PLATFORM_DEMO: '1',
    DATABASE_URL: db.url,
    DATA_DIR: folder,
    PLATFORM_ORIGIN: url,
    CARD_URL: `http://localhost:${balancedCardPort}`,
    ...platformSecrets(),
    LOG_LEVEL: 'error',
  };
  const start = (port: number, cardPort: number, metricsPort: number) =>
    runProgram('src/demo/main.ts', {
      ...common,
      PLATFORM_PORT: String(port),
      CARD_PORT: String(cardPort),
      PLATFORM_METRICS_PORT: String(metricsPort),
    });
  const isUp = ({ port, program }: Process) =>
    vi.waitFor(
      async () => {
        const answer = await fetch(`http://localhost:${port}/_health`).catch(() => null);
        expect(answer?.status, program.said()).toBe(200);
      },
      { timeout: START_BUDGET_MS, interval: 100 },
    );
  const open = async (): Promise<Process & { metricsPort: number }> => {
    const [port, cardPort, metricsPort] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ];
    const opened = { port, cardPort, metricsPort, program: start(port, cardPort, metricsPort) };
    await isUp(opened);
    return opened;
  };
  const running = [await open(), await open()] as const;
  const balancers = await Promise.all([
    startBalancer(balancedPort, [running[0].port, running[1].port]),
    startBalancer(balancedCardPort, [running[0].cardPort, running[1].cardPort]),
  ]);
  return {
    database: db.database,
    processes: running.map(({ port }) => `http://localhost:${port}`),
    url,
    signIn: (email) => signedInCaller(url, email),
    crash: async (which) => {
      const one = running[which];
      await one.program.kill();
      one.program = start(one.port, one.cardPort, one.metricsPort);
      await isUp(one);
    },
    stop: async () => {
      await Promise.all(balancers.map((stop) => stop()));
      await Promise.all(running.map(({ program }) => program.stop()));
      await db.drop();
      rmSync(folder, { recursive: true });
    },
  };
}
