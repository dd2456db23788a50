import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { HEADER } from '#src/domain/wire/headers.ts';
import { buildIfStale } from '#src/launch/build.ts';
import { waitFor } from '#src/launch/wait-for.ts';
import type { Database } from '#src/platform/kernel/database/database.ts';
import { createTestDatabase } from '#src/platform/kernel/database/test-database.ts';
import { ensureSecrets } from '#src/platform/secrets.ts';
import { startBalancer } from './balancer.ts';
import { findFreePort, runProgram } from './run-program.ts';
import { SEVERAL } from './test-ports.ts';
import { startValkeyServer, type ValkeyServer } from './valkey-server.ts';

const BUDGET_MS = 120_000;

/** A process that can end without a word (`kill -9`), and is up again when `crash` answers. */
type Process = { url: string; crash(): Promise<void>; stop(): Promise<void> };

/** Several storefronts and platforms on one database, with one Valkey that comes and goes. */
export type SeveralPrograms = {
  database: Database;
  storefronts: readonly Process[];
  /** One, until another joins. */
  platforms: readonly Process[];
  /** What a call of the French shop carries. */
  callHeaders: Record<string, string>;
  /** Starts one more platform; from then on calls go round. */
  addPlatform(): Promise<void>;
  /** Reads an export into the shop beside whatever runs, as an administrator does. */
  importProducts(file: string): Promise<void>;
  killValkey(): Promise<void>;
  startValkey(): Promise<void>;
  stop(): Promise<void>;
};

async function startProcess(
  file: string,
  { url, probe, env }: { url: string; probe: string; env: Record<string, string> },
): Promise<Process> {
  const start = async () => {
    const program = runProgram(file, env);
    if (await waitFor(`${url}${probe}`, BUDGET_MS)) return program;
    await program.kill();
    throw new Error(`${file} does not start: ${program.said()}`);
  };
  let running = start();
  await running;
  return {
    url,
    crash: async () => {
      running = running.then((program) => program.kill()).then(start);
      await running;
    },
    // Waits for one that starts again: left to itself it would hold the port of the next test.
    stop: async () => (await running).stop(),
  };
}

/** Starts them on a fresh database; each storefront has a data folder of its own, as on its machine. */
export async function startSeveral(): Promise<SeveralPrograms> {
  const { dataFolder, ports, platformUrl, storefrontUrl } = SEVERAL;
  rmSync(dataFolder, { recursive: true, force: true });
  const { subscriptionKey } = z
    .object({ subscriptionKey: z.string() })
    .parse(JSON.parse(ensureSecrets(dataFolder)));
  await buildIfStale();
  const db = await createTestDatabase();
  let valkey: ValkeyServer = await startValkeyServer(SEVERAL.valkey);
  const common = {
    VITRINE_ENV: 'test',
    QUICK_PASSWORDS: '1',
    STOREFRONT_URL: storefrontUrl,
    PLATFORM_PORT: String(ports.platform),
    PLATFORM_ORIGIN: platformUrl,
    CARD_URL: `http://localhost:${ports.card}`,
    DATABASE_URL: db.url,
  };
  const [callPorts, cardPorts]: [number[], number[]] = [[], []];
  const platforms: Process[] = [];
  const addPlatform = async () => {
    const [port, card, metrics, backOffice] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ];
    const env = {
      ...common,
      DATA_DIR: dataFolder,
      PLATFORM_PORT: String(port),
      CARD_PORT: String(card),
      BACK_OFFICE_PORT: String(backOffice),
      PLATFORM_METRICS_PORT: String(metrics),
      PLATFORM_INSPECT: '1',
    };
    const url = `http://localhost:${port}`;
    platforms.push(await startProcess('src/demo/main.ts', { url, probe: '/_health', env }));
    callPorts.push(port);
    cardPorts.push(card);
  };
  await addPlatform();
  const startStorefront = (port: number) => {
    const folder = `${dataFolder}/storefront-${port}`;
    mkdirSync(folder);
    copyFileSync(`${dataFolder}/secrets.json`, `${folder}/secrets.json`);
    const env = {
      ...common,
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      DATA_DIR: folder,
      VALKEY_URL: valkey.url,
    };
    const url = `http://localhost:${port}`;
    return startProcess('src/launch/storefront.ts', { url, probe: '/readyz', env });
  };
  const balancers = [
    await startBalancer(ports.platform, callPorts),
    await startBalancer(ports.card, cardPorts),
    await startBalancer(ports.storefront, SEVERAL.storefronts),
  ];
  const storefronts = await Promise.all(SEVERAL.storefronts.map(startStorefront));
  return {
    database: db.database,
    storefronts,
    platforms,
    callHeaders: {
      [HEADER.subscriptionKey]: subscriptionKey,
      [HEADER.storeId]: '1001',
      [HEADER.sessionId]: 'shared',
      [HEADER.deviceChannel]: 'SD',
      [HEADER.locale]: 'fr-fr',
    },
    addPlatform,
    importProducts: async (file) => {
      const program = runProgram(
        'src/platform/imports/import.ts',
        { ...common, DATA_DIR: dataFolder },
        [file, '--language', 'fr'],
      );
      if ((await program.ended) !== 0) throw new Error(program.said());
    },
    killValkey: () => valkey.kill(),
    startValkey: async () => {
      valkey = await startValkeyServer(SEVERAL.valkey);
    },
    stop: async () => {
      await Promise.all(balancers.map((stop) => stop()));
      await Promise.all([...storefronts, ...platforms].map((one) => one.stop()));
      await valkey.kill();
      await db.drop();
    },
  };
}
