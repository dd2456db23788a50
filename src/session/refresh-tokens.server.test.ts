import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servedOf } from '#src/domain/wire/capabilities.ts';
import { commerceFor } from '#src/gateway/commerce.server.ts';
import type { TokenSession } from './token-session.server.ts';

const AUTH = 'http://auth.test';
const written = vi.hoisted(() => ({ sessions: [] as string[], ended: [] as string[] }));

vi.mock('./config.server.ts', () => ({
  config: () => ({
    authUrl: AUTH,
    dataFolder: '/nowhere',
    secrets: { sessionSecrets: ['a secret of more than thirty-two characters'] },
  }),
}));
vi.mock('./tokens.server.ts', () => ({
  verifyTokens: async (tokens: { accessToken: string; refreshToken: string }) => ({
    ...tokens,
    customerId: tokens.refreshToken === 'of another customer' ? 'U2' : 'U1',
    newCustomer: false,
    refreshExp: 2e9,
    secure: true,
    authenticatedAt: 0,
  }),
}));
vi.mock('./token-session.server.ts', () => ({
  hashOf: (token: string) => token,
  writeTokenSession: async (_locale: string, pair: { accessToken: string }) => {
    written.sessions.push(pair.accessToken);
  },
  endTokenSession: async (_locale: string, session: { sid: string }) => {
    written.ended.push(session.sid);
  },
}));

const { refreshSession } = await import('./refresh-tokens.server.ts');
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  written.sessions = [];
  written.ended = [];
});
afterAll(() => server.close());

const commerce = commerceFor({
  platformUrl: AUTH,
  subscriptionKey: 'k',
  locale: 'fr-fr',
  storeId: '1001',
  sessionId: 's',
  channel: 'SD',
  correlationId: 'c',
  accessToken: 'old',
  served: servedOf(undefined),
});

function session(refreshToken: string): TokenSession {
  return {
    accessToken: 'old',
    refreshToken,
    customerId: 'U1',
    newCustomer: false,
    refreshExp: 2e9,
    secure: true,
    authenticatedAt: 0,
    sid: `sid-${refreshToken}`,
    issuedAt: 1,
  };
}

function exchangeAnswers(body: object, status = 200) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`${AUTH}/api/cookie-refresh-tokens`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return bodies;
}

describe('refreshing a session', () => {
  test('the pair goes out as {tokens} and the new one is sealed', {
    tags: ['API-11'],
  }, async () => {
    const sent = exchangeAnswers({ tokens: { accessToken: 'new', refreshToken: 'r2' } });
    const pair = await refreshSession('fr-fr', commerce, session('r1'));
    expect(sent).toEqual([{ tokens: { accessToken: 'old', refreshToken: 'r1' } }]);
    expect(pair.accessToken).toBe('new');
    expect(written.sessions).toEqual(['new']);
  });

  test('concurrent calls share one exchange, and later ones its result', {
    tags: ['A-045', 'T21'],
  }, async () => {
    const sent = exchangeAnswers({ tokens: { accessToken: 'new', refreshToken: 'r4' } });
    const both = [
      refreshSession('fr-fr', commerce, session('r3')),
      refreshSession('fr-fr', commerce, session('r3')),
    ];
    const pairs = await Promise.all(both);
    const late = await refreshSession('fr-fr', commerce, session('r3'));
    expect([...pairs, late].map((pair) => pair.refreshToken)).toEqual(['r4', 'r4', 'r4']);
    expect(sent).toHaveLength(1);
  });

  test('an answer without both tokens is UNAUTHORIZED, and the shopper is logged out', {
    tags: ['API-12', 'ERR-02'],
  }, async () => {
    exchangeAnswers({ tokens: { accessToken: 'new' } });
    await expect(refreshSession('fr-fr', commerce, session('r5'))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'unauthorized',
    });
    expect(written.ended).toEqual(['sid-r5']);
  });

  test('tokens of another customer are none: the shopper is logged out, and gets nobody’s session', {
    tags: ['T22'],
  }, async () => {
    exchangeAnswers({ tokens: { accessToken: 'new', refreshToken: 'of another customer' } });
    await expect(refreshSession('fr-fr', commerce, session('r7'))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect([written.sessions, written.ended]).toEqual([[], ['sid-r7']]);
  });

  test('a platform that is away is asked once more, and the shopper stays signed in', {
    tags: ['T21'],
  }, async () => {
    const sent = exchangeAnswers({ tokens: { accessToken: 'new', refreshToken: 'r9' } });
    server.use(
      http.post(`${AUTH}/api/cookie-refresh-tokens`, () => HttpResponse.error(), { once: true }),
    );
    await refreshSession('fr-fr', commerce, session('r8'));
    expect(sent).toHaveLength(1);
    expect([written.sessions, written.ended]).toEqual([['new'], []]);
  });

  test('a platform that hangs is left waiting, and another one keeps the shopper signed in', {
    tags: ['T21'],
  }, async () => {
    exchangeAnswers({ tokens: { accessToken: 'new', refreshToken: 'r12' } });
    const hangs = http.post(
      `${AUTH}/api/cookie-refresh-tokens`,
      () => new Promise<Response>(() => undefined),
      { once: true },
    );
    server.use(hangs);
    await refreshSession('fr-fr', commerce, session('r11'));
    expect(written.sessions).toEqual(['new']);
  });

  test('a platform that is slow still keeps the shopper signed in, while the other one hangs', {
    tags: ['T21'],
  }, async () => {
    const second = Promise.withResolvers<void>();
    let calls = 0;
    server.use(
      http.post(`${AUTH}/api/cookie-refresh-tokens`, async () => {
        calls += 1;
        if (calls > 1) {
          second.resolve();
          return new Promise<Response>(() => undefined);
        }
        await second.promise;
        return HttpResponse.json({ tokens: { accessToken: 'slow', refreshToken: 'r14' } });
      }),
    );
    await refreshSession('fr-fr', commerce, session('r13'));
    expect(written.sessions).toEqual(['slow']);
  });

  test('a platform that stays away logs out after a second attempt', {
    tags: ['F20'],
  }, async () => {
    const sent = exchangeAnswers({}, 503);
    await expect(refreshSession('fr-fr', commerce, session('r10'))).rejects.toMatchObject({
      status: 503,
    });
    expect(sent).toHaveLength(2);
    expect(written.ended).toEqual(['sid-r10']);
  });

  test('a refused refresh logs out and rethrows', { tags: ['SES-04', 'ERR-04'] }, async () => {
    exchangeAnswers({ status: 401, code: 'UNAUTHORIZED', message: 'unauthorized' }, 401);
    await expect(refreshSession('fr-fr', commerce, session('r6'))).rejects.toMatchObject({
      status: 401,
    });
    expect(written.ended).toEqual(['sid-r6']);
  });
});
