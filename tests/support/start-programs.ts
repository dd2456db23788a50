import { rmSync } from 'node:fs';
import { buildIfStale } from '#src/launch/build.ts';
import { supervise } from '#src/launch/supervise.ts';
import { waitFor } from '#src/launch/wait-for.ts';
import { ensureSecrets } from '#src/platform/secrets.ts';
import { DATA_FOLDER, PLATFORM_URL, PORTS, STOREFRONT_URL } from './test-ports.ts';

const BUDGET_MS = 120_000;

/**
 * Starts both programs on a fresh database; answers what stops them. Under inspection the platform
 * logs calls and takes faults, and the storefront keeps nothing of it.
 */
export async function startBoth({
  isInspected,
}: {
  isInspected: boolean;
}): Promise<() => Promise<void>> {
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  ensureSecrets(DATA_FOLDER);
  await buildIfStale();
  const env = {
    VITRINE_ENV: 'test',
    PORT: String(PORTS.storefront),
    PLATFORM_PORT: String(PORTS.platform),
    CARD_PORT: String(PORTS.card),
    METRICS_PORT: String(PORTS.metrics),
    STOREFRONT_URL,
    DATA_DIR: DATA_FOLDER,
    PLATFORM_INSPECT: isInspected ? '1' : '0',
  };
  const failed = () => process.stderr.write('A program under test keeps ending.\n');
  const start = (name: string, file: string) =>
    supervise({ name, args: [file], env }, `${DATA_FOLDER}/logs`, failed);
  const platform = start('platform', 'src/platform/main.ts');
  if (!(await waitFor(`${PLATFORM_URL}/_health`, BUDGET_MS))) throw new Error('no platform');
  const storefront = start('storefront', 'src/launch/storefront.ts');
  if (!(await waitFor(`${STOREFRONT_URL}/readyz`, BUDGET_MS))) throw new Error('no storefront');
  return async () => {
    await storefront.stop();
    await platform.stop();
  };
}

/** Before the journeys. */
export default function startPrograms(): Promise<() => Promise<void>> {
  return startBoth({ isInspected: true });
}
