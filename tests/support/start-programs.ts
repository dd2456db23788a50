import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { buildIfStale } from '#src/launch/build.ts';
import { type Supervised, supervise } from '#src/launch/supervise.ts';
import { waitForOwn } from '#src/launch/wait-for.ts';
import { ensureSecrets } from '#src/platform/secrets.ts';
import { settingsOfOther } from './other-provider.ts';
import { requirePorts } from './require-ports.ts';
import {
  ALL_PORTS,
  INSPECTED,
  OLDER_FLOW,
  OTHER_PROVIDER,
  PARTNER_SCRIPTS,
  TAG_ID,
  type TestPlace,
} from './test-ports.ts';

const BUDGET_MS = 240_000;
/** A data folder whose database is filled: what the programs of a run begin with. */
const SEEDED = `${INSPECTED.dataFolder}-seeded`;

/** Starts programs one after the other, which log into a folder. */
export function programsIn(dataFolder: string, env: Record<string, string>) {
  const failed = () => process.stderr.write('A program under test keeps ending.\n');
  const started: Supervised[] = [];
  const stop = async () => {
    for (const program of started.toReversed()) await program.stop();
  };
  const open = async (
    name: string,
    file: string,
    url: string,
    own: Record<string, string> = {},
  ) => {
    const program = { name, args: [file], env: { ...env, ...own } };
    const running = supervise(program, `${dataFolder}/logs`, failed);
    started.push(running);
    if (await waitForOwn(running, url, BUDGET_MS)) return;
    await stop();
    throw new Error(`No ${name}: see ${dataFolder}/logs/${name}.log`);
  };
  return { open, stop };
}

/** Fills a database once, for all programs of the run. */
async function seed({ ports, storefrontUrl, platformUrl }: TestPlace) {
  rmSync(SEEDED, { recursive: true, force: true });
  ensureSecrets(SEEDED);
  const { open, stop } = programsIn(SEEDED, {
    VITRINE_ENV: 'test',
    PLATFORM_PORT: String(ports.platform),
    CARD_PORT: String(ports.card),
    BACK_OFFICE_PORT: String(ports.backOffice),
    PLATFORM_METRICS_PORT: String(ports.platformMetrics),
    STOREFRONT_URL: storefrontUrl,
    DATA_DIR: SEEDED,
  });
  await open('platform', 'src/demo/main.ts', `${platformUrl}/_health`);
  await stop();
  rmSync(`${SEEDED}/logs`, { recursive: true });
}

/**
 * Starts both programs on a fresh database; answers what stops them. Under inspection the platform
 * logs calls and takes faults, and the storefront keeps nothing of it and is
 * more patient: journeys are not about how busy the machine is.
 */
export async function startBoth({
  hasDiagnostics,
  place = INSPECTED,
  settings = {},
}: {
  hasDiagnostics: boolean;
  place?: TestPlace;
  settings?: Record<string, string>;
}): Promise<() => Promise<void>> {
  const { ports, storefrontUrl, platformUrl, dataFolder } = place;
  // First: the folder of a run that still goes on is its own.
  await requirePorts(Object.values(ports));
  rmSync(dataFolder, { recursive: true, force: true });
  // With its owner: the database belongs to an account of its own.
  if (existsSync(SEEDED)) execFileSync('cp', ['-a', SEEDED, dataFolder]);
  ensureSecrets(dataFolder);
  await buildIfStale();
  const { open, stop } = programsIn(dataFolder, {
    VITRINE_ENV: 'test',
    PORT: String(ports.storefront),
    PLATFORM_PORT: String(ports.platform),
    CARD_PORT: String(ports.card),
    BACK_OFFICE_PORT: String(ports.backOffice),
    METRICS_PORT: String(ports.metrics),
    PLATFORM_METRICS_PORT: String(ports.platformMetrics),
    STOREFRONT_URL: `${storefrontUrl},${OLDER_FLOW.url}`,
    DATA_DIR: dataFolder,
    TAG_ID,
    OLAPIC_URL: PARTNER_SCRIPTS.olapic,
    RICH_RELEVANCE_URL: PARTNER_SCRIPTS.richRelevance,
    PLATFORM_INSPECT: hasDiagnostics ? '1' : '0',
    PLATFORM_PATIENCE: hasDiagnostics ? '2' : '1',
    ...settings,
  });
  await open('platform', 'src/demo/main.ts', `${platformUrl}/_health`);
  await open('storefront', 'src/launch/storefront.ts', `${storefrontUrl}/readyz`);
  return stop;
}

/** Before the journeys. */
export default async function startPrograms(): Promise<() => Promise<void>> {
  await requirePorts(ALL_PORTS);
  await seed(INSPECTED);
  const { port, shop } = OTHER_PROVIDER;
  const acme = { ...settingsOfOther(port, 'acme', 'Acme'), shops: [shop] };
  return startBoth({
    hasDiagnostics: true,
    settings: { SIGN_IN_PROVIDERS: JSON.stringify([acme]) },
  });
}
