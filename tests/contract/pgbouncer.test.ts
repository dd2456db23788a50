import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  CALL_LIMITS,
  inTransaction,
  openDatabase,
} from '#src/platform/kernel/database/database.ts';
import { emptyDatabase, migrateDatabase } from '#src/platform/kernel/database/migrate.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { type Pgbouncer, startPgbouncer } from '../support/pgbouncer.ts';
import { cartWith, orderOf, pay, readyCart, validate } from '../support/shopping.ts';
import {
  isRemote,
  SMALL_SHOP,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

/** A platform whose connections go through PgBouncer, which hands them on after each transaction. */

let bare: TestDatabase;
let pooler: Pgbouncer;
let platform: TestPlatform;
beforeAll(async () => {
  bare = await createTestDatabase();
  pooler = await startPgbouncer(bare.url);
  platform = await startTestPlatform(SMALL_SHOP, { through: pooler.through });
});
afterAll(async () => {
  await platform.stop();
  await pooler.stop();
  await bare.drop();
});

test.skipIf(isRemote)(
  'an order is placed through the pooler, and its job writes the mail',
  { tags: ['F39'] },
  async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    await pay(platform, customer, cart);
    const { orderNumber } = orderOf(await validate(customer, cart));
    await platform.inside.runJobs();
    const written = await platform.inside.database.select().from(mails);
    expect(written.some(({ subject }) => subject.includes(orderNumber))).toBe(true);
  },
);

test.skipIf(isRemote)(
  'more shoppers than the pooler has connections all change their carts',
  { tags: ['F39'] },
  async () => {
    const guests = Array.from({ length: 24 }, () => platform.guest());
    const carts = await Promise.all(guests.map((guest) => cartWith(guest, 'S1')));
    expect(carts.map(({ lineItems }) => lineItems.length)).toEqual(guests.map(() => 1));
  },
);

/** An empty database whose role has no limits yet; `url` leads to it through the pooler. */
async function untouchedDatabase() {
  const { database, url, drop } = await createTestDatabase();
  const name = sql.identifier(new URL(url).pathname.slice(1));
  await database.execute(sql`alter role current_user in database ${name} reset all`);
  const through = pooler.through(url);
  await emptyDatabase(through);
  return { url: through, drop };
}

/** What connections to a database are limited to, more of them than the pooler has. */
async function limitsOf(url: string) {
  const { database, close } = openDatabase(url);
  const limits = await Promise.all(
    Array.from({ length: 8 }, () =>
      inTransaction(database, async (tx) => {
        await tx.execute(sql`select pg_sleep(0.05)`);
        const { rows } = await tx.execute<{ name: string; setting: string }>(
          sql`select name, setting from pg_settings where name in ${Object.keys(CALL_LIMITS)}`,
        );
        return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
      }),
    ),
  );
  await close();
  return limits;
}

test('two platforms migrate through the pooler at once, and every connection has the limits of a call', {
  tags: ['F39', 'T45'],
}, async () => {
  const { url, drop } = await untouchedDatabase();
  await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
  const limits = await limitsOf(url);
  await drop();
  expect(limits).toEqual(limits.map(() => CALL_LIMITS));
});

test('a connection of the pooler that is in use while a platform migrates is ended once it is free', {
  tags: ['F39', 'T45'],
}, async () => {
  const { url, drop } = await untouchedDatabase();
  const { database, close } = openDatabase(url);
  const { promise: isUsed, resolve: beginUse } = Promise.withResolvers<void>();
  const { promise: isFree, resolve: endUse } = Promise.withResolvers<void>();
  const use = inTransaction(database, async (tx) => {
    await tx.execute(sql`select 1`);
    beginUse();
    await isFree;
  });
  await isUsed;
  const migrated = migrateDatabase(url);
  await vi.waitFor(async () => {
    const { rows } = await database.execute(sql`
      select 1 from pg_db_role_setting join pg_database on oid = setdatabase
      where datname = current_database()`);
    expect(rows).toHaveLength(1);
  });
  endUse();
  await Promise.all([use, migrated]);
  await close();
  const limits = await limitsOf(url);
  await drop();
  expect(limits).toEqual(limits.map(() => CALL_LIMITS));
});

test('a transaction of a job has its own limits, and leaves the connection as it was', {
  tags: ['F39'],
}, async () => {
  const url = pooler.through(bare.url);
  const [calls, jobs] = [openDatabase(url), openDatabase(url, 'jobs')];
  const shown = sql`select current_setting('statement_timeout') as limit`;
  const inJob = await inTransaction(jobs.database, (tx) => tx.execute(shown));
  const after = await Promise.all(
    Array.from({ length: 8 }, () => inTransaction(calls.database, (tx) => tx.execute(shown))),
  );
  await Promise.all([calls.close(), jobs.close()]);
  expect(inJob.rows).toEqual([{ limit: '0' }]);
  expect(after.flatMap(({ rows }) => rows)).toEqual(after.map(() => ({ limit: '15s' })));
});
