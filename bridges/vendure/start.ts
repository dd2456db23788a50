import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '../../src/platform/kernel/database/embedded-server.ts';

/** PostgreSQL, Vendure and the bridge, with a demo to sell: `npm start`. */

const {
  DATA_DIR = join(import.meta.dirname, '.data'),
  PORT = '4000',
  VENDURE_PORT = '3002',
  SUBSCRIPTION_KEY = 'bridge-subscription-key',
  IDENTITY_CLIENT_SECRET = 'bridge-client-secret-0001',
  STOREFRONT_URL = 'http://localhost:3000',
  VENDURE_ADMIN = 'superadmin',
  VENDURE_ADMIN_PASSWORD = 'superadmin',
} = process.env;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function openDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.VENDURE_DATABASE_URL;
  if (given !== undefined) return { url: given, stop: async () => undefined };
  const server = await startEmbeddedServer({ folder: DATA_DIR, log: say });
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  const found = await client.query("SELECT 1 FROM pg_database WHERE datname = 'vendure'");
  if (found.rowCount === 0) await client.query('CREATE DATABASE vendure');
  await client.end();
  return { url: server.urlOf('vendure'), stop: server.stop };
}

const database = await openDatabase();
const vendure = `http://localhost:${VENDURE_PORT}`;
const env = {
  ...process.env,
  ...{ DATA_DIR, PORT, VENDURE_PORT, SUBSCRIPTION_KEY, IDENTITY_CLIENT_SECRET, STOREFRONT_URL },
  ...{ VENDURE_ADMIN, VENDURE_ADMIN_PASSWORD },
  ...{ VENDURE_DATABASE_URL: database.url, VENDURE_FOLDER: DATA_DIR, VENDURE_URL: vendure },
};

// `prove/` asks what was started here.
mkdirSync(DATA_DIR, { recursive: true });
const told = { DATA_DIR, PORT, SUBSCRIPTION_KEY, IDENTITY_CLIENT_SECRET, STOREFRONT_URL };
const admin = { VENDURE_URL: vendure, VENDURE_ADMIN, VENDURE_ADMIN_PASSWORD };
writeFileSync(
  join(DATA_DIR, 'env'),
  Object.entries({ ...told, ...admin })
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
  { mode: 0o600 },
);

let isStopping = false;
const running = new Map<string, ChildProcess>();

/** Starts a program, and again when it dies. */
async function run(file: string): Promise<void> {
  const child = fork(join(import.meta.dirname, file), { env });
  running.set(file, child);
  // For who has to find one of them: `prove/kill.ts` does.
  writeFileSync(join(DATA_DIR, `${dirname(file)}.pid`), String(child.pid));
  child.once('exit', (code) => {
    if (isStopping) return;
    say(`${file} ended (${code}) and is started again`);
    setTimeout(() => void run(file), 500);
  });
  await once(child, 'message');
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(
    [...running.values()].map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
  await database.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

await run('server/main.ts');
const loading = fork(join(import.meta.dirname, 'demo/load.ts'), { env });
const [code] = await once(loading, 'exit');
if (code !== 0) {
  say('The demo could not be loaded.');
  await stop();
}
await run('bridge/main.ts');

say(`
Vendure      ${vendure}/admin-api (${VENDURE_ADMIN})
Bridge       http://localhost:${PORT}
Fixtures     http://localhost:${PORT}/fixtures.json

Start a storefront on it, in the folder above:

  PLATFORM_URL=http://localhost:${PORT} CARD_URL=http://localhost:${PORT} \\
  SUBSCRIPTION_KEY=${SUBSCRIPTION_KEY} IDENTITY_CLIENT_SECRET=${IDENTITY_CLIENT_SECRET} \\
  STOREFRONT_URL=${STOREFRONT_URL} npm start
`);
