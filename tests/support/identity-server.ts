import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { seedAccounts } from '#src/demo/seed/seed-accounts.ts';
import { type PlatformConfig, readConfig } from '#src/platform/config.ts';
import { endLinks } from '#src/platform/end-links.ts';
import type { AttemptLimits } from '#src/platform/identity/attempt-limits.ts';
import { createIdentity, type Identity } from '#src/platform/identity/create-identity.ts';
import {
  type Database,
  inTransaction,
  openDatabase,
} from '#src/platform/kernel/database/database.ts';
import { createTestDatabase } from '#src/platform/kernel/database/test-database.ts';
import { createSealing } from '#src/platform/kernel/sealing/sealing.ts';
import { moveSubscription } from '#src/platform/newsletters/move-subscription.ts';

/** One for all tests: what a template of a database holds is sealed with it. */
export const DATA_SECRETS = 'a secret for what tests keep sealed';
export const SEALING = createSealing([DATA_SECRETS]);
export const CLIENT_SECRET = 'a-client-secret-for-tests';
export const SUBSCRIPTION_KEY = 'a-subscription-key-for-tests';

/** A private signing key for one test file. */
export function createTestKey(kid = 'test') {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
}

/** Where the environment saves the secrets that it makes; none of them is used. */
const TEST_SECRETS = '.data/test/identity';

/** The environment whose provider signs in over plain HTTP; every other refuses to. */
export const OVER_HTTP = { VITRINE_ENV: 'test', DATA_DIR: TEST_SECRETS } as const;

/** Configuration of a platform at `origin`, with all secrets given. */
export function testConfig(
  origin: string,
  keys = [createTestKey()],
  signInProviders: readonly object[] = [],
  variables: Readonly<Record<string, string>> = {},
): PlatformConfig {
  return readConfig({
    ...OVER_HTTP,
    PLATFORM_ORIGIN: origin,
    STOREFRONT_URL: 'http://localhost:3000,http://localhost:3100',
    SUBSCRIPTION_KEY,
    WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    IDENTITY_CLIENT_SECRET: CLIENT_SECRET,
    DATA_SECRETS,
    IDENTITY_KEYS: JSON.stringify(keys),
    SIGN_IN_PROVIDERS: JSON.stringify(signInProviders),
    ...variables,
  });
}

export type IdentityServer = {
  /** Issuer: `http://127.0.0.1:{port}/identity`. */
  issuer: string;
  /** Where it listens: the origin of its issuer, unless it is behind a proxy. */
  address: string;
  identity: Identity;
  config: PlatformConfig;
  database: Database;
  /** What the provider logged as its own failure: empty in a healthy test. */
  failures: unknown[];
  /** What it logged of other providers. */
  warnings: unknown[];
  /** The same address answered by a new process: same database and keys, nothing else kept. */
  restart(): void;
  stop(): Promise<void>;
};

/** The identity provider on a free loopback port, over a fresh database with U1 to U5. */
export async function startIdentityServer(
  options: {
    now?: () => Date;
    limits?: AttemptLimits;
    /** Other providers, which answer to the address that this one is given. */
    connect?: (origin: string) => Promise<readonly object[]>;
    /** The URL that the provider is given, by that of its database: through something in between. */
    through?: (url: string) => string;
    /** Of the configuration, beside those that tests share. */
    variables?: Readonly<Record<string, string>>;
  } = {},
): Promise<IdentityServer> {
  const testDatabase = await createTestDatabase({
    name: 'accounts',
    fill: (database) => inTransaction(database, seedAccounts),
  });
  const { database } = testDatabase;
  const failures: unknown[] = [];
  const warnings: unknown[] = [];
  let current: Identity | undefined;
  const server = createServer((request, response) => current?.handle(request, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  const origin = `http://127.0.0.1:${address.port}`;
  const config = testConfig(origin, undefined, await options.connect?.(origin), options.variables);
  const opened = options.through && openDatabase(options.through(testDatabase.url));
  const create = () =>
    createIdentity({
      database: opened?.database ?? database,
      config,
      endLinks,
      followEmail: moveSubscription,
      now: options.now ?? (() => new Date()),
      log: {
        error: (entry: unknown) => failures.push(entry),
        warn: (entry: unknown) => warnings.push(entry),
      },
      ...(options.limits && { limits: options.limits }),
    });
  const first = create();
  current = first;
  return {
    issuer: `${origin}/identity`,
    address: origin,
    identity: first,
    config,
    database,
    failures,
    warnings,
    restart: () => {
      current = create();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await opened?.close();
      await testDatabase.drop();
    },
  };
}
