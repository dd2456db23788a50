import { copyFileSync, mkdirSync } from 'node:fs';
import { supervise } from '#src/launch/supervise.ts';
import { waitForOwn } from '#src/launch/wait-for.ts';
import { DATA_FOLDER, OLDER_FLOW, PORTS } from './test-ports.ts';

const BUDGET_MS = 60_000;

/**
 * Starts a storefront of the older flow on the platform of the other journeys, with the same
 * secrets: cookies know no port, so whoever is signed in there is signed in here. Answers what
 * stops it.
 */
export async function startOlderFlow(): Promise<() => Promise<void>> {
  const { port, metrics, url, dataFolder } = OLDER_FLOW;
  mkdirSync(dataFolder, { recursive: true });
  copyFileSync(`${DATA_FOLDER}/secrets.json`, `${dataFolder}/secrets.json`);
  const env = {
    VITRINE_ENV: 'test',
    CHECKOUT_VERSION: 'v1',
    PORT: String(port),
    METRICS_PORT: String(metrics),
    PLATFORM_PORT: String(PORTS.platform),
    CARD_PORT: String(PORTS.card),
    DATA_DIR: dataFolder,
    PLATFORM_INSPECT: '1',
  };
  const failed = () => process.stderr.write('The older flow keeps ending.\n');
  const command = { name: 'older-flow', args: ['src/launch/storefront.ts'], env };
  const storefront = supervise(command, `${dataFolder}/logs`, failed);
  if (!(await waitForOwn(storefront, `${url}/readyz`, BUDGET_MS))) throw new Error('no older flow');
  return () => storefront.stop();
}
