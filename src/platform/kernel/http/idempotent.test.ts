import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isDomainError, statusOf } from '#src/domain/errors.ts';
import { SEALING } from '../../../../tests/support/identity-server.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { idempotent } from './idempotent.ts';
import type { PlatformEnv } from './platform-env.ts';
import { idempotencyKeys } from './tables.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

const TIMES = { waitMs: 20_000, pauseMs: 10, leaseMs: 60_000, renewMs: 20 };
/** What the clock of the platform is ahead by, ms: leases run out when a test says so. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

/** An application with one call, which does its work when the test lets it. */
function appWith(work: () => Promise<unknown>) {
  const app = new Hono<PlatformEnv>();
  app.onError((error, c) => c.json({}, isDomainError(error) ? statusOf(error.code) : 500));
  app.use(async (c, next) => {
    const shopper = { storeId: '1001', domain: 'fr-fr', locale: 'fr-fr', lang: 'fr' } as const;
    c.set('shopper', { ...shopper, sessionId: 's', channel: 'SD', customerId: 'U1' });
    await next();
  });
  app.use(idempotent({ database: store.database, now, config: { sealing: SEALING } }, TIMES));
  app.post('/pay', async (c) => c.json({ paid: await work() }));
  return (key: string) =>
    app.request('/pay', { method: 'POST', headers: { 'idempotency-key': key }, body: '{}' });
}

test('a call that died with its process lets go of its key within seconds', {
  tags: ['F23'],
}, async () => {
  const work = vi.fn(async () => 1);
  const pay = appWith(work);
  await pay('probe');
  const [{ request } = { request: '' }] = await store.database.select().from(idempotencyKeys);
  const startedAt = new Date(now().getTime() - TIMES.leaseMs - 1);
  await store.database
    .insert(idempotencyKeys)
    .values({ owner: 'U1', key: 'crashed', request, startedAt });
  expect((await pay('crashed')).status).toBe(200);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a call that is long at work keeps its key, and its twin gets its answer', {
  tags: ['F27'],
}, async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<number>();
  const work = vi.fn(() => {
    started.resolve();
    return finish.promise;
  });
  const pay = appWith(work);
  const first = pay('slow');
  await started.promise;
  const twin = pay('slow');
  const heldSince = async () => {
    const [row] = await store.database
      .select({ startedAt: idempotencyKeys.startedAt })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'slow'));
    return row?.startedAt.getTime() ?? 0;
  };
  // Three leases later the key is still held: each half of one is a new beginning.
  for (let halves = 0; halves < 6; halves += 1) {
    ahead += TIMES.leaseMs / 2;
    const since = now().getTime();
    await vi.waitUntil(async () => (await heldSince()) >= since, { timeout: 20_000 });
  }
  finish.resolve(7);
  const answers = await Promise.all([first, twin]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { paid: 7 },
    { paid: 7 },
  ]);
  expect(work).toHaveBeenCalledOnce();
});
