import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { answerError } from '../http/answer-error.ts';
import { createRouter } from '../http/create-router.ts';
import { createFaults } from './faults.ts';
import { createRequestLog } from './request-log.ts';
import { diagnosticRoutes } from './routes.ts';

function createApp() {
  const log = createRequestLog();
  const faults = createFaults();
  const app = createRouter();
  let calls = 0;
  app.onError(answerError(pino({ level: 'silent' })));
  app.use(log.middleware, faults.middleware);
  app.route('/', diagnosticRoutes(log, faults));
  app.all('/carts/*', (c) => {
    calls += 1;
    return c.json({ ok: true });
  });
  const fault = (body: object) =>
    app.request('/_platform/faults', { method: 'POST', body: JSON.stringify(body) });
  return { app, fault, calls: () => calls };
}

describe('the request log', () => {
  test('lists method, path, query, body and status, without secrets', async () => {
    const { app } = createApp();
    await app.request('/carts/1?version=2', {
      method: 'POST',
      headers: {
        authorization: 'Bearer secret',
        'x-subscription-key': 'secret',
        'x-store-id': '1001',
      },
      body: JSON.stringify({ sku: 'S1', tokens: { accessToken: 'secret' } }),
    });
    const listed = await app.request('/_platform/requests');
    const text = await listed.text();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text).values).toEqual([
      {
        method: 'POST',
        path: '/carts/1',
        query: { version: '2' },
        headers: expect.objectContaining({ authorization: '(present)', 'x-store-id': '1001' }),
        body: { sku: 'S1', tokens: { accessToken: '(present)' } },
        status: 200,
      },
    ]);
  });

  test('DELETE empties it', async () => {
    const { app } = createApp();
    await app.request('/carts/1');
    expect((await app.request('/_platform/requests', { method: 'DELETE' })).status).toBe(204);
    expect(await (await app.request('/_platform/requests')).json()).toEqual({ values: [] });
  });
});

describe('faults', () => {
  test('a status strikes the nth call of a route only', { tags: ['F07'] }, async () => {
    const { app, fault, calls } = createApp();
    await fault({ method: 'GET', path: '/carts/*', nth: 2, status: 503 });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await app.request('/carts/1')).status);
    expect(statuses).toEqual([200, 503, 200]);
    expect(calls()).toBe(2);
  });

  test('a fault of one token strikes every call that brings it, and no other', {
    tags: ['T21'],
  }, async () => {
    const { app, fault } = createApp();
    await fault({ path: '/carts/1', status: 401, times: 0, sameToken: true });
    const statusWith = async (headers: Record<string, string>) =>
      (await app.request('/carts/1', { headers })).status;
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ authorization: 'Bearer old' })).toBe(401);
    expect(await statusWith({ authorization: 'Bearer new' })).toBe(200);
    expect(await statusWith({ authorization: 'Bearer old' })).toBe(401);
  });

  test('a fault after the call lets it take effect', { tags: ['F11'] }, async () => {
    const { app, fault, calls } = createApp();
    await fault({ path: '/carts/1', status: 504, when: 'after' });
    expect((await app.request('/carts/1')).status).toBe(504);
    expect(calls()).toBe(1);
  });

  test.each([
    ['html', /^<!doctype/],
    ['truncated', /^\{"id":"$/],
    ['empty', /^$/],
  ])('a malformed answer is %s with status 200', { tags: ['F08'] }, async (malformed, pattern) => {
    const { app, fault } = createApp();
    await fault({ path: '/carts/1', malformed });
    const response = await app.request('/carts/1');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(pattern);
  });

  test('a dropped call cuts the connection', { tags: ['F09'] }, async () => {
    const { app, fault, calls } = createApp();
    let isCut = false;
    await fault({ path: '/carts/1', drop: true });
    const incoming = { socket: { destroy: () => (isCut = true) } };
    await app.request('/carts/1', {}, { incoming });
    expect([isCut, calls()]).toEqual([true, 0]);
  });

  test('a given body is answered as it is', { tags: ['F10'] }, async () => {
    const { app, fault } = createApp();
    const body = { status: 401, code: 'INVALID_JWT', message: 'Invalid JWT.' };
    await fault({ path: '/carts/1', status: 401, body });
    expect(await (await app.request('/carts/1')).json()).toEqual(body);
  });

  test('a fault that cannot be understood answers 400', async () => {
    const { fault } = createApp();
    expect((await fault({ path: '/x', nth: 0 })).status).toBe(400);
  });

  test('DELETE takes them all away', async () => {
    const { app, fault } = createApp();
    await fault({ path: '/carts/1', status: 500, times: 0 });
    expect((await app.request('/carts/1')).status).toBe(500);
    await app.request('/_platform/faults', { method: 'DELETE' });
    expect((await app.request('/carts/1')).status).toBe(200);
  });
});
