import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { buildIfStale } from '#src/launch/build.ts';
import { supervise } from '#src/launch/supervise.ts';
import { waitFor } from '#src/launch/wait-for.ts';
import { ensureSecrets } from '#src/platform/secrets.ts';
import { startBalancer } from './balancer.ts';
import { SEVERAL } from './test-ports.ts';
import { startValkeyServer, type ValkeyServer } from './valkey-server.ts';

const BUDGET_MS = 120_000;

/** Several storefronts on one platform, with one Valkey that comes and goes. */
export type SeveralPrograms = {
  /** Addresses of the storefronts themselves. */
  processes: readonly string[];
  killValkey(): Promise<void>;
  startValkey(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts them on a fresh database; each process has a data folder of its own, as on its machine. */
export async function startSeveral(): Promise<SeveralPrograms> {
  const { dataFolder, ports, platformUrl, storefrontUrl } = SEVERAL;
  rmSync(dataFolder, { recursive: true, force: true });
  ensureSecrets(dataFolder);
  await buildIfStale();
  let valkey: ValkeyServer = await startValkeyServer(SEVERAL.valkey);
  const failed = () => process.stderr.write('A program under test keeps ending.\n');
  const start = (name: string, file: string, variables: Record<string, string>) => {
    const env = {
      VITRINE_ENV: 'test',
      STOREFRONT_URL: storefrontUrl,
      PLATFORM_PORT: String(ports.platform),
      CARD_PORT: String(ports.card),
      ...variables,
    };
    return supervise({ name, args: [file], env }, `${dataFolder}/logs`, failed);
  };
  const platform = start('platform', 'src/demo/main.ts', {
    DATA_DIR: dataFolder,
    PLATFORM_INSPECT: '1',
  });
  if (!(await waitFor(`${platformUrl}/_health`, BUDGET_MS))) throw new Error('no platform');
  const storefronts = SEVERAL.storefronts.map((port) => {
    const folder = `${dataFolder}/storefront-${port}`;
    mkdirSync(folder);
    copyFileSync(`${dataFolder}/secrets.json`, `${folder}/secrets.json`);
    return start(`storefront-${port}`, 'src/launch/storefront.ts', {
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      DATA_DIR: folder,
      VALKEY_URL: valkey.url,
    });
  });
  const processes = SEVERAL.storefronts.map((port) => `http://localhost:${port}`);
  for (const address of processes) {
    if (!(await waitFor(`${address}/readyz`, BUDGET_MS))) throw new Error('no storefront');
  }
  const stopBalancer = await startBalancer(ports.storefront, SEVERAL.storefronts);
  return {
    processes,
    killValkey: () => valkey.kill(),
    startValkey: async () => {
      valkey = await startValkeyServer(SEVERAL.valkey);
    },
    stop: async () => {
      await stopBalancer();
      await Promise.all(storefronts.map((one) => one.stop()));
      await platform.stop();
      await valkey.kill();
    },
  };
}
