import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { servedOf } from '#src/domain/wire/capabilities.ts';
import { CommerceError } from './commerce-error.ts';
import { type Caller, callPlatform } from './platform-call.server.ts';

const PLATFORM = 'http://platform.test';
const answer = z.object({ ok: z.boolean() });
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const context: Caller = {
  platformUrl: PLATFORM,
  subscriptionKey: 'key-of-the-shop',
  locale: 'fr-fr',
  storeId: '1001',
  sessionId: 'session-1',
  channel: 'SM',
  correlationId: 'correlation-1',
  accessToken: null,
  served: servedOf(undefined),
};

/** Every test calls another route, so that circuits of one do not trip another. */
function call(name: string, more: Partial<Caller> = {}) {
  return callPlatform({ ...context, ...more }, { method: 'GET', path: `/${name}`, name, answer });
}

function answers(name: string, ...responses: (() => Response)[]) {
  const requests: Request[] = [];
  server.use(
    http.get(`${PLATFORM}/${name}`, ({ request }) => {
      requests.push(request);
      return responses[Math.min(requests.length, responses.length) - 1]?.();
    }),
  );
  return requests;
}

const ok = () => HttpResponse.json({ ok: true });
const failure = (status: number, code: string, message: string) => () =>
  HttpResponse.json({ status, code, message }, { status });
const invalidJwt = failure(401, 'INVALID_JWT', 'Invalid JWT.');

describe('headers', () => {
  test('every call says locale, key, store, session and channel', {
    tags: ['API-01', 'API-02', 'API-03', 'API-04', 'API-05', 'I18-11'],
  }, async () => {
    const sent = answers('headers', ok);
    await call('headers');
    const header = (name: string) => sent[0]?.headers.get(name);
    expect(header('accept-language')).toBe('fr-fr');
    expect(header('x-subscription-key')).toBe('key-of-the-shop');
    expect(header('x-store-id')).toBe('1001');
    expect(header('x-session-id')).toBe('session-1');
    expect(header('x-device-channel')).toBe('SM');
    expect(header('authorization')).toBeNull();
  });

  test('the bearer is sent when there is one', { tags: ['API-06'] }, async () => {
    const sent = answers('bearer', ok);
    await call('bearer', { accessToken: 'token-a' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-a');
  });
});

describe('retries', () => {
  test('401 Invalid JWT. refreshes and tries once more with the new token', {
    tags: ['API-08', 'ERR-03'],
  }, async () => {
    const sent = answers('refreshed', invalidJwt, ok);
    const refresh = vi.fn(async () => 'token-b');
    await call('refreshed', { accessToken: 'token-a', refresh });
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer token-a',
      'Bearer token-b',
    ]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('a refresh that fails is rethrown, and the call is not repeated', {
    tags: ['API-09', 'SES-04', 'ERR-04'],
  }, async () => {
    const sent = answers('refresh-fails', invalidJwt);
    const cause = new CommerceError('UNAUTHORIZED', 'refresh');
    const refresh = () => Promise.reject(cause);
    await expect(call('refresh-fails', { accessToken: 'a', refresh })).rejects.toBe(cause);
    expect(sent).toHaveLength(1);
  });

  test('any other 401 is repeated once, unchanged, and no refresh is made', {
    tags: ['API-07', 'CST-20'],
  }, async () => {
    const sent = answers('denied', failure(401, 'UNAUTHORIZED', 'unauthorized'));
    const refresh = vi.fn(async () => 'token-b');
    await expect(call('denied', { accessToken: 'a', refresh })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(sent).toHaveLength(2);
    expect(refresh).not.toHaveBeenCalled();
  });

  test.each([500, 503])('%i is not repeated', { tags: ['API-07'] }, async (status) => {
    const sent = answers(`status-${status}`, failure(status, 'X', 'x'));
    await expect(call(`status-${status}`)).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });
});

describe('a call with an idempotency key', () => {
  const keyed = (name: string, budgetMs?: number) =>
    callPlatform(context, {
      ...{ method: 'GET' as const, path: `/${name}`, name, answer },
      ...{ headers: { 'idempotency-key': 'one' }, budgetMs },
    });
  const busy = () => HttpResponse.json({}, { status: 503, headers: { 'retry-after': '1' } });
  const cut = () => HttpResponse.error();
  const ofBalancer = () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 });

  test.each([
    ['a platform that asks to come again', busy],
    ['a connection that breaks', cut],
    ['a balancer without a platform', ofBalancer],
  ])('is made once more after %s', { tags: ['F39', 'A-046'] }, async (name, broken) => {
    const path = name.replaceAll(' ', '-');
    const sent = answers(path, broken, ok);
    expect((await keyed(path)).body).toEqual({ ok: true });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one', 'one']);
  });

  test('is made twice at most, and not when its time is nearly over', {
    tags: ['F39', 'A-046'],
  }, async () => {
    const twice = answers('keyed-twice', busy);
    await expect(keyed('keyed-twice')).rejects.toMatchObject({ status: 503 });
    const once = answers('keyed-once', busy);
    await expect(keyed('keyed-once', 1_000)).rejects.toMatchObject({ status: 503 });
    expect([twice.length, once.length]).toEqual([2, 1]);
  });
});

test('a call of a patient storefront may take as many times longer', {
  tags: ['F09'],
}, async () => {
  server.use(
    http.get(`${PLATFORM}/slow`, async () => {
      await delay(300);
      return ok();
    }),
  );
  const slow = (patience: number) =>
    callPlatform(
      { ...context, patience },
      { method: 'GET', path: '/slow', name: 'slow', budgetMs: 150, answer },
    );
  await expect(slow(1)).rejects.toMatchObject({ code: 'PLATFORM_UNREACHABLE' });
  expect((await slow(4)).body).toEqual({ ok: true });
});

describe('errors', () => {
  test("the platform's code, status, message and version reach the caller", {
    tags: ['ERR-30'],
  }, async () => {
    server.use(
      http.get(`${PLATFORM}/conflict`, () =>
        HttpResponse.json(
          { status: 409, code: 'CART_VERSION_CONFLICT', message: 'stale', version: 7 },
          { status: 409 },
        ),
      ),
    );
    await expect(call('conflict')).rejects.toMatchObject({
      code: 'CART_VERSION_CONFLICT',
      status: 409,
      message: 'stale',
      version: 7,
      call: 'conflict',
    });
  });

  test('a teapot stays a teapot', { tags: ['ERR-30'] }, async () => {
    answers('teapot', failure(418, 'TEAPOT', 'short and stout'));
    await expect(call('teapot')).rejects.toMatchObject({ status: 418, message: 'short and stout' });
  });

  test.each([
    ['another shape', () => HttpResponse.json({ ok: 'maybe' })],
    [
      'text that is not JSON',
      () => new HttpResponse('{"ok":', { headers: { 'content-type': 'application/json' } }),
    ],
    ['a page', () => HttpResponse.html('<h1>hello</h1>')],
  ])('%s is a malformed answer, not a crash', { tags: ['API-80'] }, async (what, response) => {
    const name = `malformed-${what.replaceAll(' ', '-')}`;
    answers(name, response);
    await expect(call(name)).rejects.toMatchObject({ code: 'PLATFORM_MALFORMED', status: 502 });
  });

  test('a platform that is not there is unreachable', async () => {
    answers('gone', () => HttpResponse.error());
    await expect(call('gone')).rejects.toMatchObject({ code: 'PLATFORM_UNREACHABLE', status: 503 });
  });

  test.each([502, 503, 504])(
    'so is one of which a balancer says %i',
    {
      tags: ['F39'],
    },
    async (status) => {
      const name = `balanced-${status}`;
      answers(name, () => HttpResponse.html('<h1>No server</h1>', { status }));
      await expect(call(name)).rejects.toMatchObject({ code: 'PLATFORM_UNREACHABLE', status: 503 });
    },
  );

  test('after five failures the circuit opens and nothing is sent', async () => {
    const sent = answers('broken', failure(500, 'X', 'x'));
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(call('broken')).rejects.toMatchObject({ status: 500 });
    await expect(call('broken')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(sent).toHaveLength(5);
  });
});

describe('a platform under load', () => {
  test('503 with Retry-After opens no circuit: it waits for a lock, and others may call', {
    tags: ['F29'],
  }, async () => {
    const sent = answers('waiting', () =>
      HttpResponse.json(
        { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'busy' },
        { status: 503, headers: { 'retry-after': '1' } },
      ),
    );
    for (let attempt = 0; attempt < 8; attempt++)
      await expect(call('waiting')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(sent).toHaveLength(8);
  });

  test('three calls that are not answered in time are the last that wait', {
    tags: ['F06', 'F09'],
  }, async () => {
    const sent = answers('hanging', () => HttpResponse.error());
    server.use(
      http.get(`${PLATFORM}/hanging`, async ({ request }) => {
        sent.push(request);
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
        return HttpResponse.error();
      }),
    );
    const hang = () =>
      callPlatform(context, {
        method: 'GET',
        path: '/hanging',
        name: 'hanging',
        budgetMs: 250,
        answer,
      });
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(hang()).rejects.toMatchObject({ code: 'PLATFORM_UNREACHABLE', status: 503 });
    await expect(hang()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(sent).toHaveLength(3);
  });
});
