import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction, openDatabase } from '#src/platform/kernel/database/database.ts';
import { databaseCode } from '#src/platform/kernel/database/database-errors.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts';
import { cartOf, cartWith, createCart } from '../support/shopping.ts';
import {
  isRemote,
  SMALL_SHOP,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

/** A platform that loses the leader of its database for a while. */

let bare: TestDatabase;
let way: CuttingProxy;
let platform: TestPlatform;
beforeAll(async () => {
  bare = await createTestDatabase();
  way = await startCuttingProxy(bare.url);
  platform = await startTestPlatform(SMALL_SHOP, { through: way.through });
});
afterEach(() => way.mend());
afterAll(async () => {
  await platform.stop();
  await way.stop();
  await bare.drop();
});

test.skipIf(isRemote)(
  'shoppers who add while connections break, and are refused for a second, get their items',
  { tags: ['F39'] },
  async () => {
    const guests = Array.from({ length: 6 }, () => platform.guest());
    const carts = await Promise.all(guests.map(createCart));
    const adding = guests.map((guest, at) =>
      guest.call('POST', `/carts/${carts[at]?.id}/products/S1`, { query: { version: 1 } }),
    );
    way.cut();
    const mended = new Promise<void>((resolve) =>
      setTimeout(() => {
        way.mend();
        resolve();
      }, 1_000),
    );
    const answers = await Promise.all(adding);
    await mended;
    expect(answers.map(({ status }) => status)).toEqual(guests.map(() => 200));
  },
);

test.skipIf(isRemote)(
  'without a leader for longer, writes are told in time to come again, and then go through',
  { tags: ['F39'] },
  async () => {
    const guest = platform.guest();
    const cart = await createCart(guest);
    const add = () =>
      guest.call('POST', `/carts/${cart.id}/products/S1`, { query: { version: cart.version } });
    way.cut();
    const since = performance.now();
    const { status, headers } = await add();
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(performance.now() - since).toBeLessThan(4_000);
    way.mend();
    expect((await add()).status).toBe(200);
  },
);

test.skipIf(isRemote)(
  'without a leader, the card page is told to come again, too',
  { tags: ['F39'] },
  async () => {
    way.cut();
    const { status, headers } = await platform.openCardPage('http://card.test/pay/a-session');
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  },
);

test.skipIf(isRemote)(
  'a commit whose answer is lost is not made again, and its repetition with the same key counts once',
  { tags: ['F39', 'F11'] },
  async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const headers = { 'idempotency-key': randomUUID() };
    const add = () =>
      guest.call('POST', `/carts/${cart.id}/products/S2`, {
        query: { version: cart.version },
        headers,
      });
    way.cutAtCommit();
    const lost = await add();
    expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '1']);
    const { lineItems, version } = cartOf(await add());
    expect(lineItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(version).toBe(cart.version + 1);
  },
);

test('a connection to a server that only reads by now is thrown away, and the write made on another', {
  tags: ['F39'],
}, async () => {
  const name = sql.identifier(new URL(bare.url).pathname.slice(1));
  const only = (reads: 'on' | 'off') =>
    inTransaction(bare.database, async (tx) => {
      await tx.execute(sql`set transaction read write`);
      await tx.execute(
        sql`alter role current_user in database ${name} set default_transaction_read_only = ${sql.raw(reads)}`,
      );
    });
  await only('on');
  const { database, close } = openDatabase(bare.url);
  const wait = () => inTransaction(database, (tx) => tx.execute(sql`select pg_sleep(0.1)`));
  // Both are read-only for as long as they live.
  await Promise.all([wait(), wait()]);
  await only('off');
  const write = () => database.transaction((tx) => tx.execute(sql`create table written ()`));
  expect(databaseCode(await write().catch((error: unknown) => error))).toBe('25006');
  await inTransaction(database, (tx) => tx.execute(sql`create table written ()`));
  await write().then(
    () => expect.unreachable(),
    (error: unknown) => expect(databaseCode(error)).toBe('42P07'),
  );
  await close();
});
