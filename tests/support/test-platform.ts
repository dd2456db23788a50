import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createDemo } from '#src/demo/create-demo.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { type PlatformConfig, readConfig } from '#src/platform/config.ts';
import { createPlatform, type Platform } from '#src/platform/create-platform.ts';
import { endLinks } from '#src/platform/end-links.ts';
import { type Database, openDatabase } from '#src/platform/kernel/database/database.ts';
import { createTestDatabase } from '#src/platform/kernel/database/test-database.ts';
import type { PlatformDeps } from '#src/platform/kernel/http/platform-env.ts';
import type { Jobs } from '#src/platform/kernel/jobs/create-jobs.ts';
import { DATA_SECRETS } from './identity-server.ts';
import { type Caller, createCaller, type Send } from './platform-client.ts';
import { signIn } from './sign-in.ts';
import { fillSmallShop } from './small-shop.ts';

const REMOTE = process.env.PLATFORM_URL;
/** Tests that look behind the calls are left out against a remote platform. */
export const isRemote = REMOTE !== undefined;

const DEMO_PASSWORD = 'Vitrine2026!';
export const STOREFRONT = 'http://localhost:3000';

/** Customers of the demo; a crowd has numbers of its own (`addCrowd`). */
type DemoCustomer = 'U1' | 'U2' | 'U4' | 'U5' | 'U6' | 'U7' | 'U8' | `U1${number}`;

type Shop = { storeId?: string; locale?: LocaleCode };

export type TestPlatform = {
  guest(shop?: Shop): Caller;
  /** A demo customer with the active cart of the shop put away. */
  customer(id: DemoCustomer, shop?: Shop & { sessionId?: string }): Promise<Caller>;
  /** The card page, by its absolute address. */
  openCardPage(url: string, init?: RequestInit): Promise<Response>;
  /** In process only. */
  inside: {
    platform: Platform;
    database: Database;
    clock: TestClock;
    config: PlatformConfig;
    webhookSecret: string;
    /** Does what is due by the clock of the test, and the named kinds that recur. */
    runJobs(...recurring: readonly string[]): Promise<void>;
  };
  stop(): Promise<void>;
};

/** A clock that tests move; it starts at the real time. */
type TestClock = { now(): Date; advance(ms: number): void };

/** The queue goes by the database's clock: from now on, by how far the test's is ahead of it. */
async function leadQueue(database: Database): Promise<void> {
  await database.execute(sql`create table test_clock as select interval '0' as ahead`);
  await database.execute(sql`
    create or replace function jobs.job_now() returns timestamptz
    as 'select pg_catalog.now() + (select ahead from public.test_clock)' language sql stable`);
}

/** Does what is due by a clock that tests move. */
export async function runJobs(
  database: Database,
  clock: TestClock,
  jobs: Jobs,
  ...recurring: readonly string[]
): Promise<void> {
  const ahead = sql`make_interval(secs => ${(clock.now().getTime() - Date.now()) / 1_000})`;
  await database.execute(sql`update test_clock set ahead = ${ahead}`);
  await jobs.runNow(...recurring);
}

function createTestClock(): TestClock {
  let shift = 0;
  return {
    now: () => new Date(Date.now() + shift),
    advance: (ms) => {
      shift += ms;
    },
  };
}

/** Ends whatever an earlier test left: an unpaid payment is let go, a paid cart is ordered. */
export async function putCartAway(caller: Caller): Promise<void> {
  const read = async () => {
    const { status, body } = await caller.call('GET', '/carts-self');
    return status === 200 ? Object.assign({ id: '', version: 0 }, body) : null;
  };
  const found = await read();
  if (found === null) return;
  const query = { version: found.version };
  const { status } = await caller.call('DELETE', `/carts/${found.id}`, { query });
  if (status !== 423) return;
  await caller.call('PUT', `/carts/${found.id}/refresh`, { query });
  const released = await read();
  if (released === null) return;
  const again = { query: { version: released.version } };
  const deleted = await caller.call('DELETE', `/carts/${released.id}`, again);
  if (deleted.status === 423)
    await caller.call('POST', `/carts-self/${released.id}/validate`, again);
}

function readSubscriptionKey(): string {
  if (process.env.SUBSCRIPTION_KEY) return process.env.SUBSCRIPTION_KEY;
  const secrets: unknown = JSON.parse(readFileSync('.data/secrets.json', 'utf8'));
  return Object.assign({ subscriptionKey: '' }, secrets).subscriptionKey;
}

function remotePlatform(url: string): TestPlatform {
  const send: Send = (path, init) => fetch(new URL(path, url), init);
  const subscriptionKey = readSubscriptionKey();
  return {
    guest: (shop) => createCaller({ send, subscriptionKey, sessionId: randomUUID(), ...shop }),
    customer: async (id, shop = {}) => {
      const { accessToken } = await signIn(
        new URL('/identity', url).href,
        `${id.toLowerCase()}@vitrine.example`,
        DEMO_PASSWORD,
      );
      const sessionId = randomUUID();
      const caller = createCaller({
        send,
        subscriptionKey,
        sessionId,
        ...shop,
        bearer: accessToken,
      });
      await putCartAway(caller);
      return caller;
    },
    openCardPage: (page, init) => fetch(page, { redirect: 'manual', ...init }),
    get inside(): never {
      throw new Error('this test looks inside: skip it with isRemote');
    },
    stop: async () => undefined,
  };
}

/** What the database of a test holds at first; `name` tells the templates apart. */
export type ShopFill = { name: string; fill: (database: Database) => Promise<void> };

export const SMALL_SHOP: ShopFill = { name: 'small_shop', fill: fillSmallShop };

type SignInDeps = Pick<PlatformDeps, 'verifyAccessToken' | 'signIns'>;

/** Who says which customer calls: by default a bearer is the id of a customer. */
export type SignInSource = (context: {
  database: Database;
  config: PlatformConfig;
  now: () => Date;
}) => SignInDeps;

const BY_CUSTOMER_ID: SignInSource = ({ now }) => ({
  // Stands for the identity provider, which has tests of its own.
  verifyAccessToken: async (token) =>
    /^U\d+$/.test(token) ? { customerId: token, newCustomer: false, signInId: token } : null,
  signIns: {
    authenticatedAt: async () => now(),
    list: async () => [],
    end: async () => false,
    endOthers: async () => undefined,
  },
});

type Options = {
  signInsBy?: SignInSource;
  variables?: Record<string, string>;
  /** The URL that the platform is given, by that of its database: through something in between. */
  through?: (url: string) => string;
};

/** The platform under test: in process over a fresh database, or the one at PLATFORM_URL. */
export async function startTestPlatform(
  shop: ShopFill = SMALL_SHOP,
  { signInsBy = BY_CUSTOMER_ID, variables = {}, through }: Options = {},
): Promise<TestPlatform> {
  if (REMOTE !== undefined) return remotePlatform(REMOTE);
  const testDatabase = await createTestDatabase(shop);
  const opened = through === undefined ? null : openDatabase(through(testDatabase.url));
  const database = opened?.database ?? testDatabase.database;
  const clock = createTestClock();
  const config = readConfig({
    VITRINE_ENV: 'contract',
    PLATFORM_DEMO: '1',
    STOREFRONT_URL: STOREFRONT,
    SUBSCRIPTION_KEY: 'a-subscription-key-for-tests',
    WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    IDENTITY_CLIENT_SECRET: 'a-client-secret-for-tests',
    DATA_SECRETS,
    IDENTITY_KEYS: JSON.stringify([{ kty: 'RSA' }]),
    ...variables,
  });
  const context = { database, config, now: clock.now, log: pino({ level: 'silent' }) };
  const demo = await createDemo({
    ...context,
    callPlatform: (path, init) => platform.app.request(path, init),
  });
  const platform: Platform = await createPlatform({
    ...context,
    ...demo,
    ...signInsBy(context),
    endLinks,
  });
  await leadQueue(database);
  await platform.jobs.prepare();
  const send: Send = (path, init) => platform.app.request(path, init);
  const { subscriptionKey, webhookSecret } = config;
  return {
    guest: (shop) => createCaller({ send, subscriptionKey, sessionId: randomUUID(), ...shop }),
    customer: async (id, shop = {}) => {
      const sessionId = randomUUID();
      const caller = createCaller({ send, subscriptionKey, sessionId, ...shop, bearer: id });
      await putCartAway(caller);
      return caller;
    },
    openCardPage: async (page, init) => demo.cardPage.request(new URL(page).pathname, init),
    inside: {
      ...{ platform, database, clock, config, webhookSecret },
      runJobs: (...recurring) => runJobs(database, clock, platform.jobs, ...recurring),
    },
    stop: async () => {
      await opened?.close();
      await testDatabase.drop();
    },
  };
}
