import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAdministrator } from '#src/platform/answer-administrator.ts';
import { openDatabase } from '#src/platform/kernel/database/database.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { createMetrics } from '#src/platform/metrics.ts';
import { findFreePort } from '../support/run-program.ts';

const HOST = '127.0.0.1:10000';
let db: TestDatabase;
let app: ReturnType<typeof answerAdministrator>;
beforeAll(async () => {
  db = await createTestDatabase();
  app = answerAdministrator({
    database: db.database,
    metrics: { text: async () => 'counted 1\n' },
  });
});
afterAll(() => db.drop());

const ask = async (path: string, host: string) => {
  const answer = await app.request(path, { headers: { host } });
  return [answer.status, await answer.text()];
};

test('who is on this machine reads jobs and metrics, and nothing of the shop', async () => {
  expect(await ask('/jobs', HOST)).toEqual([200, expect.stringContaining('"values"')]);
  for (const path of ['/metrics', '/shops', '/content', '/orders']) {
    expect(await ask(path, HOST)).toEqual([200, 'counted 1\n']);
  }
  const form = { method: 'POST', headers: { host: HOST, origin: `http://${HOST}` } };
  expect((await app.request('/orders', form)).status).toBe(404);
});

test('who calls this machine by another name is told nothing', async () => {
  for (const path of ['/jobs', '/metrics', '/']) {
    expect(await ask(path, 'evil.example:10000')).toEqual([421, '']);
  }
});

test('while the database is away a collector is told so, and nothing that would be untrue', async () => {
  const away = openDatabase(`postgres://shop@127.0.0.1:${await findFreePort()}/shop`);
  const metrics = createMetrics({ ...away, isReady: async () => false });
  metrics.countCall({ method: 'GET', route: '/carts/:cartId', status: 503, ms: 20 });
  const text = await metrics.text();
  await away.close();
  expect(text).toMatch(/^platform_ready 0$/m);
  expect(text).toMatch(/^platform_calls_total\{.*route="\/carts\/:cartId",status="503"\} 1$/m);
  expect(text).not.toMatch(/^platform_(orders|payments|jobs_waiting|jobs_oldest_seconds)\b/m);
});
