import { rmSync } from 'node:fs';
import { buildIfStale } from '#src/launch/build.ts';
import { supervise } from '#src/launch/supervise.ts';
import { waitFor } from '#src/launch/wait-for.ts';
import { ensureSecrets } from '#src/platform/secrets.ts';
import { INSPECTED, OLDER_FLOW, TAG_ID, type TestPlace } from './test-ports.ts';

const BUDGET_MS = 120_000;

/**
 * Starts both programs on a fresh database; answers what stops them. Under inspection the platform
 * logs calls and takes faults, and the storefront keeps nothing of it.
 */
export async function startBoth({
  isInspected,
  place = INSPECTED,
}: {
  isInspected: boolean;
  place?: TestPlace;
}): Promise<() => Promise<void>> {
  const { ports, storefrontUrl, platformUrl, dataFolder } = place;
  rmSync(dataFolder, { recursive: true, force: true });
  ensureSecrets(dataFolder);
  await buildIfStale();
  const env = {
    VITRINE_ENV: 'test',
    PORT: String(ports.storefront),
    PLATFORM_PORT: String(ports.platform),
    CARD_PORT: String(ports.card),
    METRICS_PORT: String(ports.metrics),
    STOREFRONT_URL: `${storefrontUrl},${OLDER_FLOW.url}`,
    DATA_DIR: dataFolder,
    TAG_ID,
    PLATFORM_INSPECT: isInspected ? '1' : '0',
  };
  const failed = () => process.stderr.write('A program under test keeps ending.\n');
  const start = (name: string, file: string) =>
    supervise({ name, args: [file], env }, `${dataFolder}/logs`, failed);
  const platform = start('platform', 'src/demo/main.ts');
  if (!(await waitFor(`${platformUrl}/_health`, BUDGET_MS))) throw new Error('no platform');
  const storefront = start('storefront', 'src/launch/storefront.ts');
  if (!(await waitFor(`${storefrontUrl}/readyz`, BUDGET_MS))) throw new Error('no storefront');
  return async () => {
    await storefront.stop();
    await platform.stop();
  };
}

/** Before the journeys. */
export default function startPrograms(): Promise<() => Promise<void>> {
  return startBoth({ isInspected: true });
}
