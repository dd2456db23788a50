import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { askPicture } from '../support/ask-picture.ts';
import { createTestKey, DATA_SECRETS } from '../support/identity-server.ts';
import { findFreePort, type RunningProgram, runProgram } from '../support/run-program.ts';

/** The platform as an administrator starts it in production, on a database of its own. */

/** The platform alone, and the program that brings a demo where one is allowed. */
const PROGRAMS = ['src/platform/main.ts', 'src/demo/main.ts'];
const port = await findFreePort();
const cardPort = await findFreePort();
const metricsPort = await findFreePort();
const backOfficePort = await findFreePort();
const platform = `http://127.0.0.1:${port}`;
const SECRETS = {
  SUBSCRIPTION_KEY: 'a-subscription-key-for-prod',
  WEBHOOK_SECRET: 'a-webhook-secret-for-prod',
  IDENTITY_CLIENT_SECRET: 'a-client-secret-for-prod',
  DATA_SECRETS,
  IDENTITY_KEYS: JSON.stringify([createTestKey()]),
};

let folder: string;
let db: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prod-'));
  db = await createTestDatabase();
});
afterAll(async () => {
  await db.drop();
  rmSync(folder, { recursive: true });
});

const prod = (more: Record<string, string> = {}) => ({
  VITRINE_ENV: 'prod',
  PLATFORM_PORT: String(port),
  CARD_PORT: String(cardPort),
  BACK_OFFICE_PORT: String(backOfficePort),
  PLATFORM_METRICS_PORT: String(metricsPort),
  DATA_DIR: folder,
  DATABASE_URL: db.url,
  ...SECRETS,
  ...more,
});

const count = async (table: string) => {
  const { rows } = await db.database.execute<{ many: string }>(
    sql`select count(*) as many from ${sql.identifier(table)}`,
  );
  return Number(rows[0]?.many);
};

describe.each(PROGRAMS)('%s started in prod on an empty database', (file) => {
  let program: RunningProgram;
  beforeAll(async () => {
    program = runProgram(file, prod());
    await vi.waitFor(async () => expect((await fetch(`${platform}/_health`)).status).toBe(200), {
      timeout: 30_000,
      interval: 100,
    });
  }, 40_000);
  afterAll(() => program.stop());

  test.each(['customers', 'promo_codes', 'carts', 'products', 'stores', 'card_sessions'])(
    'holds no %s',
    { tags: ['T42'] },
    async (table) => {
      expect(await count(table)).toBe(0);
    },
  );

  test('draws the flags of its shops and nothing of the demo', {
    tags: ['T42', 'IMG-03'],
  }, async () => {
    expect((await fetch(`${platform}/media/hero/denim.webp`)).status).toBe(404);
    const flag = await askPicture(() => fetch(`${platform}/media/flag/FR.webp?w=40&q=50`));
    expect(flag.status).toBe(200);
    expect(flag.headers.get('content-type')).toBe('image/webp');
  });

  test('tells how to open a shop', { tags: ['T42'] }, () => {
    expect(program.said()).toContain('npm run platform:open -- --shops fr-fr --seller seller.json');
  });

  test('says on the machine alone which jobs wait and fail, and to no shopper', {
    tags: ['F24'],
  }, async () => {
    const jobs = await (await fetch(`http://127.0.0.1:${metricsPort}/jobs`)).json();
    expect(jobs).toMatchObject({
      values: expect.arrayContaining([
        expect.objectContaining({ name: 'settle-payment', failing: 0, worst: null }),
        expect.objectContaining({ name: 'refresh-listings', failing: 0, worst: null }),
      ]),
    });
    expect((await fetch(`${platform}/jobs`)).status).toBe(401);
  });

  test('shows no card page, no contract and no request log', { tags: ['T42'] }, async () => {
    await expect(fetch(`http://127.0.0.1:${cardPort}/`)).rejects.toThrow();
    for (const path of ['/openapi.json', '/reference', '/_platform/requests']) {
      // Unknown paths ask for the key first, like any call.
      expect((await fetch(`${platform}${path}`)).status, path).toBe(401);
      const headers = { 'x-subscription-key': SECRETS.SUBSCRIPTION_KEY };
      expect((await fetch(`${platform}${path}`, { headers })).ok, path).toBe(false);
    }
  });
});

test.each(PROGRAMS)(
  'a wrong configuration ends the start of %s with one sentence, and with a code that says so',
  async (file) => {
    const wrong = { PLATFORM_DEMO: '1', PLATFORM_PORT: 'abc', LOG_LEVEL: 'loud' };
    const program = runProgram(file, prod(wrong));
    expect(await program.ended).toBe(78);
    expect(program.said()).toMatch(/^Configuration: [^\n]+\n$/);
    for (const name of Object.keys(wrong)) expect(program.said()).toContain(`${name} must`);
  },
);

test.each(PROGRAMS)(
  'a database that cannot be reached ends the start of %s with one sentence, and so that it is started again',
  { tags: ['F29'] },
  async (file) => {
    const program = runProgram(
      file,
      prod({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }),
    );
    expect(await program.ended).toBe(1);
    expect(program.said()).toMatch(/^The database of DATABASE_URL cannot be reached \([^\n]+\n$/);
    expect(program.said()).not.toContain('secret@');
  },
);
