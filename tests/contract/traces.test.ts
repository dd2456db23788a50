import { context, propagation, trace } from '@opentelemetry/api';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { createRouter } from '#src/platform/kernel/http/create-router.ts';
import { logCalls } from '#src/platform/kernel/http/log-calls.ts';
import { createJobs } from '#src/platform/kernel/jobs/create-jobs.ts';
import { enqueue } from '#src/platform/kernel/jobs/job-queue.ts';
import { inSpan, traceFields } from '#src/process/spans.ts';
import { startTracing } from '#src/process/start-tracing.ts';
import { startTraceCollector, type TraceCollector } from '../support/trace-collector.ts';

/** What the platform tells a collector of traces (decision 097). */

const MAIL = 'camille.durand@vitrine.example';
const silent = pino({ level: 'silent' });

let collector: TraceCollector;
let tracing: Awaited<ReturnType<typeof startTracing>>;
let db: TestDatabase;
beforeAll(async () => {
  collector = await startTraceCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
  tracing = await startTracing('platform');
  db = await createTestDatabase();
});
afterAll(async () => {
  await db.drop();
  await tracing.stop();
  // Other files of this process are not traced.
  for (const api of [trace, context, propagation]) api.disable();
  await collector.stop();
});

/** Does some work as one request; answers its trace. */
async function traced(work: () => Promise<unknown>): Promise<string> {
  return inSpan('GET /tried', { kind: 'server', from: {} }, async () => {
    await work();
    return traceFields().traceId ?? '';
  });
}

/** The spans of a trace, once its first one has come, which ends last. */
async function spansOf(traceId: string, last = 'GET /tried') {
  const found = () => collector.spans.filter((span) => span.traceId === traceId);
  await vi.waitFor(() => expect(found().map(({ name }) => name)).toContain(last), 5_000);
  return found();
}

test('a statement is told by verb and table, and one that fails by its code: no value of it', {
  tags: ['T33'],
}, async () => {
  await db.database.execute(sql`create table tried (email text primary key)`);
  const insert = () => db.database.execute(sql`insert into tried (email) values (${MAIL})`);
  const traceId = await traced(async () => {
    await insert();
    await expect(insert()).rejects.toThrow();
    const wrong = db.database.transaction((tx) => tx.execute(sql`select ${MAIL}::int from tried`));
    await expect(wrong).rejects.toThrow();
  });
  const spans = await spansOf(traceId);
  expect(spans.map(({ name }) => name)).toEqual([
    ...['insert tried', 'insert tried', 'begin', 'select tried', 'rollback', 'GET /tried'],
  ]);
  const codes = spans.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === 'error.type').map(({ value }) => value.stringValue),
  );
  expect(codes).toEqual(['23505', '22P02']);
  expect(collector.text()).toContain('insert into tried (email) values ($1)');
  expect(collector.text()).not.toMatch(/camille|durand/i);
});

test('a job goes on with the trace of who asked for it, one that recurs begins its own', async () => {
  const done: string[] = [];
  const run = async () => {
    done.push(traceFields().traceId ?? '');
    return undefined;
  };
  const jobs = createJobs({ database: db.database, log: silent }, [{ name: 'try', run }]);
  await jobs.prepare();
  const traceId = await traced(() => enqueue(db.database, 'try', 'one'));
  await jobs.runNow();
  expect((await spansOf(traceId, 'job try')).at(-1)).toMatchObject({ kind: 5 });
  await enqueue(db.database, 'try', 'two');
  await jobs.runNow();
  expect(done).toEqual([traceId, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(done[1]).not.toBe(traceId);
});

test('the platform goes on with the trace of a storefront, and of nobody else', {
  tags: ['T33'],
}, async () => {
  const app = createRouter();
  const traces: string[] = [];
  app.use(logCalls(silent, { isKnown: ({ req }) => req.header('key') === 'ours' }));
  app.get('/carts/:cartId', (c) => {
    traces.push(traceFields().traceId ?? '');
    return c.body(null, 204);
  });
  const brought = 'ab'.repeat(16);
  const headers = { traceparent: `00-${brought}-${'cd'.repeat(8)}-01` };
  await app.request(`/carts/${MAIL}?mail=${MAIL}`, { headers: { ...headers, key: 'ours' } });
  await app.request(`/carts/${MAIL}`, { headers });
  expect(traces).toEqual([brought, expect.not.stringContaining('abab')]);
  expect(await spansOf(brought, 'GET /carts/{cartId}')).toMatchObject([
    { parentSpanId: 'cd'.repeat(8), service: 'vitrine-platform' },
  ]);
  expect(collector.text()).not.toMatch(/camille|durand/i);
});

test('nothing is recorded of what the clock asks of the database', async () => {
  const before = collector.spans.length;
  await db.database.execute(sql`select 42 as clock`);
  await spansOf(await traced(async () => undefined));
  expect(collector.spans.slice(before).map(({ name }) => name)).toEqual(['GET /tried']);
});
