import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './kernel/database/test-database.ts';
import { createReadiness } from './readiness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let stopped: Server | undefined;
afterEach(() => stopped?.close());

const FULL = async () => ({ bavail: 100, bsize: 4_096 });

/** A server that takes connections and answers none, as one that is stopped and not dead. */
async function stoppedServer(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  stopped = createServer((socket) => socket.on('error', () => undefined)).listen(
    0,
    '127.0.0.1',
    resolve,
  );
  await promise;
  const address = stopped.address();
  return `postgres://shop@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/shop`;
}

test('a platform whose database answers and whose disk has room is ready', async () => {
  expect(await createReadiness({ url: database.url, folder: tmpdir() })()).toBe(true);
});

test('a disk that is full is not ready before an order fails for it', {
  tags: ['F36'],
}, async () => {
  expect(await createReadiness({ url: database.url, folder: tmpdir(), statfs: FULL })()).toBe(
    false,
  );
});

test('a database that is stopped, or gone, is not ready, and says so in time', {
  tags: ['T45'],
}, async () => {
  expect(await createReadiness({ url: await stoppedServer(), folder: tmpdir() })()).toBe(false);
  const nobody = 'postgres://shop@127.0.0.1:1/shop';
  expect(await createReadiness({ url: nobody, folder: tmpdir() })()).toBe(false);
});

test('many probes within a second ask once', async () => {
  let time = 0;
  let looks = 0;
  const isReady = createReadiness({
    url: database.url,
    folder: tmpdir(),
    now: () => time,
    statfs: async () => {
      looks += 1;
      return { bavail: 1_000_000, bsize: 4_096 };
    },
  });
  await Promise.all([isReady(), isReady(), isReady()]);
  expect(looks).toBe(1);
  time = 1_000;
  await isReady();
  expect(looks).toBe(2);
});
