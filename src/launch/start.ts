import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { ensureSecrets } from '#src/platform/secrets.ts';
import { ConfigurationError, MISCONFIGURED } from '#src/process/environment.ts';
import { generateSources, renewBackOffice, renewStorefront } from './build.ts';
import { demoAccountLines, demoStaffLines } from './demo-accounts.ts';
import { drawAhead } from './first-pictures.ts';
import { type Supervised, supervise } from './supervise.ts';
import { isPortFree, waitFor, waitForOwn } from './wait-for.ts';

/** `npm start`: both programs, supervised, with one block of URLs when they answer. */

/** A first start makes a database and fills it. */
const PLATFORM_BUDGET_MS = 120_000;
const STOREFRONT_BUDGET_MS = 60_000;

/** `npm run dev`: the same, each program renewed as its files change. */
const isDevelopment = process.argv.includes('--dev');

const { PORT = '3000', PLATFORM_PORT = '4000', PLATFORM_URL, DATA_DIR = '.data' } = process.env;
const { CARD_PORT = String(Number(PLATFORM_PORT) + 1), VITRINE_ENV = 'test' } = process.env;
const { BACK_OFFICE_PORT = String(Number(PLATFORM_PORT) + 2) } = process.env;
const { PAYMENT_STAND_INS = '0' } = process.env;
const storefront = `http://localhost:${PORT}`;
const platform = PLATFORM_URL ?? `http://localhost:${PLATFORM_PORT}`;
/** Of this start alone: the storefront drops what the platform says has changed. */
const { PURGE_KEY = randomBytes(32).toString('base64url'), PURGE_URLS = storefront } = process.env;
const DEVELOPMENT = [
  'node_modules/vite/bin/vite.js',
  ...['--config', 'app.config.ts', '--port', PORT, '--strictPort'],
];
const running: Supervised[] = [];

async function stop(code: number): Promise<never> {
  await Promise.all(running.map((program) => program.stop()));
  process.exit(code);
}

async function fail(sentence: string): Promise<never> {
  process.stderr.write(`${sentence}\n`);
  return stop(1);
}

async function requirePorts(ports: Record<string, string>) {
  for (const [variable, port] of Object.entries(ports)) {
    if (!/^\d{1,5}$/.test(port)) {
      throw new ConfigurationError([{ variable, problem: 'must be a port from 1 to 65535' }]);
    }
    const twin = Object.keys(ports).find((name) => name !== variable && ports[name] === port);
    if (twin !== undefined) {
      throw new ConfigurationError([{ variable, problem: `must not be the port of ${twin}` }]);
    }
    if (await isPortFree(Number(port))) continue;
    await fail(`Port ${port} is taken: stop what uses it, or set ${variable} to another one.`);
  }
}

function begin(name: string, args: readonly string[], env: Record<string, string>): Supervised {
  const program = supervise({ name, args, env }, `${DATA_DIR}/logs`, (why) => {
    // A misconfigured program has said itself what is wrong.
    void (why === 'misconfigured'
      ? stop(MISCONFIGURED)
      : fail(`${name} keeps ending: see ${DATA_DIR}/logs/${name}.log`));
  });
  running.push(program);
  return program;
}

/** In development other programs stand between, which pass no word on. */
const isUp = (program: Supervised, url: string, budgetMs: number) =>
  isDevelopment ? waitFor(url, budgetMs) : waitForOwn(program, url, budgetMs);

function addresses(): string {
  const own = [
    `  Back office  http://localhost:${BACK_OFFICE_PORT}`,
    `  Card page    http://localhost:${CARD_PORT}`,
    `  API          ${platform}/reference`,
    `  Outbox       ${platform}/outbox`,
    '',
    `  Sign in with password ${DEMO_PASSWORD} as`,
    ...demoAccountLines().map((line) => `    ${line}`),
    '',
    '  Work in the back office with the same password as',
    ...demoStaffLines().map((line) => `    ${line}`),
    '',
    ...(PAYMENT_STAND_INS === '1'
      ? [`  Payments     http://localhost:${CARD_PORT}/mollie and /adyen (stand-ins for providers)`]
      : [
          '  Pay with     4242 4242 4242 4242 (accepted), 4000 0000 0000 0002 (refused),',
          '               4000 0000 0000 3220 (3-D Secure), any later date and any code',
        ]),
  ];
  return [
    '',
    `  Storefront   ${storefront}`,
    `  Platform     ${platform}`,
    ...(PLATFORM_URL === undefined ? own : []),
    '',
    `  Logs         ${DATA_DIR}/logs`,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

async function startPlatform(): Promise<void> {
  if (PLATFORM_URL !== undefined) return;
  process.stdout.write('Starting the platform (the first start fills its database) …\n');
  const program = begin('platform', [...(isDevelopment ? ['--watch'] : []), 'src/demo/main.ts'], {
    STOREFRONT_URL: process.env.STOREFRONT_URL ?? storefront,
    ...{ PURGE_URLS, PURGE_KEY },
  });
  if (!(await isUp(program, `${platform}/_health`, PLATFORM_BUDGET_MS))) {
    await fail(`The platform did not answer in time: see ${DATA_DIR}/logs/platform.log`);
  }
}

// Output that cannot be written, as to a full disk, ends nothing.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
// The programs never outlive what looks after them.
process.on('uncaughtException', (error) => void fail(error.message));
/** The demo shop of this machine, as shoppers see it. */
const { PLATFORM_DEMO = VITRINE_ENV === 'test' ? '1' : '0' } = process.env;
const hasOwnBackOffice = PLATFORM_URL === undefined;
const hasDemo = PLATFORM_URL === undefined && PLATFORM_DEMO === '1' && !isDevelopment;

process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

try {
  const needed: Record<string, string> =
    PLATFORM_URL === undefined ? { PLATFORM_PORT, CARD_PORT, BACK_OFFICE_PORT } : {};
  await requirePorts({ PORT, ...needed });
  if (VITRINE_ENV === 'test') ensureSecrets(DATA_DIR);
  // The platform runs from its sources: it fills its database while the storefront is built.
  await Promise.all([startPlatform(), isDevelopment ? generateSources() : renewStorefront()]);
  const program = begin('storefront', isDevelopment ? DEVELOPMENT : ['src/launch/storefront.ts'], {
    PURGE_KEY,
  });
  // In development its first page compiles what it needs, longer than a page may take.
  const first = isDevelopment ? `${storefront}/` : `${storefront}/readyz`;
  if (!(await isUp(program, first, STOREFRONT_BUDGET_MS))) {
    await fail(`The storefront did not answer in time: see ${DATA_DIR}/logs/storefront.log`);
  }
  process.stdout.write(addresses());
  if (hasOwnBackOffice) await renewBackOffice();
  if (hasDemo) await drawAhead({ storefront, platform });
} catch (error) {
  await fail(error instanceof Error ? error.message : String(error));
}
