import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

/** A provider that can be made to hang: it takes the connection and never answers. */
const seen = vi.hoisted(() => ({
  authUrl: '',
  steps: [] as string[],
  session: null as null | { refreshToken: string; secure: boolean },
  isHanging: false,
}));
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (seen.isHanging) return;
    const issuer = `${seen.authUrl}/identity`;
    if (request.url?.endsWith('/.well-known/openid-configuration')) {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          revocation_endpoint: `${issuer}/token/revocation`,
          end_session_endpoint: `${issuer}/session/end`,
        }),
      );
      return;
    }
    request.on('data', (chunk) => seen.steps.push(`${request.url} ${chunk}`));
    request.on('end', () => response.end());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  seen.authUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({
    authUrl: seen.authUrl,
    isTest: true,
    secrets: { identityClientSecret: 'a-client-secret', sessionSecrets: ['x'.repeat(40)] },
  }),
}));
vi.mock('#src/session/log.server.ts', () => ({
  log: { error: () => undefined, warn: () => undefined },
}));
vi.mock('#src/session/request-origin.server.ts', () => ({
  requestOrigin: () => 'http://shop.test',
}));
vi.mock('#src/session/commerce.server.ts', () => ({ openCommerce: () => undefined }));
vi.mock('#src/session/cookies.server.ts', () => ({
  clearCookie: (name: string) => seen.steps.push(`clear ${name}`),
  readCookie: () => undefined,
  writeCookie: () => undefined,
}));
vi.mock('#src/session/token-session.server.ts', () => ({
  readTokenSession: async () => seen.session,
  endTokenSession: async () => {
    seen.steps.push('end session');
  },
  writeTokenSession: async () => undefined,
}));

/** The answers as a process gives them that has just started, and never reached the provider. */
async function start() {
  vi.resetModules();
  return import('./sign-in-answers.server.ts');
}

const FROM_US = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
};
const FROM_ELSEWHERE = { ...FROM_US, 'sec-fetch-site': 'cross-site' };

function asked(headers: Record<string, string>, query = '', method = 'GET') {
  return new Request(`http://shop.test/fr-fr/auth/logout${query}`, { method, headers });
}
const ENDED_HERE = ['clear cart', 'end session'];
const locationOf = (answer: Response | null) => answer?.headers.get('location');

beforeEach(() => {
  seen.steps = [];
  seen.session = { refreshToken: 'the-refresh-token', secure: true };
  seen.isHanging = false;
});

describe('signing out', () => {
  test('ends the session here, then its tokens at the provider, before it answers', {
    tags: ['T18', 'T44'],
  }, async () => {
    const { logoutAnswer } = await start();
    const answer = await logoutAnswer('fr-fr', asked(FROM_US));
    expect(seen.steps).toEqual([
      ...ENDED_HERE,
      '/identity/token/revocation token_type_hint=refresh_token&token=the-refresh-token',
    ]);
    expect(answer?.status).toBe(302);
    expect(locationOf(answer)).toMatch(`${seen.authUrl}/identity/session/end?`);
    expect(answer?.headers.get('clear-site-data')).toBe('"cache"');
  });

  test('without a session there is nothing to revoke; the provider ends its own all the same', async () => {
    seen.session = null;
    const { logoutAnswer } = await start();
    const answer = await logoutAnswer('fr-fr', asked({ ...FROM_US, 'sec-fetch-site': 'none' }));
    expect(seen.steps).toEqual(ENDED_HERE);
    expect(locationOf(answer)).toContain('/identity/session/end');
  });

  test.each([
    ['another site', asked(FROM_ELSEWHERE)],
    ['a site beside ours', asked({ ...FROM_US, 'sec-fetch-site': 'same-site' })],
    ['a browser that does not say', asked({ accept: 'text/html' })],
    ['an image', asked({ ...FROM_US, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })],
    ['a HEAD', asked(FROM_US, '', 'HEAD')],
  ])(
    'asked for by %s changes nothing: the page asks',
    { tags: ['T02'] },
    async (_name, request) => {
      const { logoutAnswer } = await start();
      expect(await logoutAnswer('fr-fr', request)).toBeNull();
      expect(seen.steps).toEqual([]);
    },
  );

  test('on the way to the password it needs no question, wherever the shopper comes from', {
    tags: ['GRD-04', 'ROL-03', 'A-033'],
  }, async () => {
    const { logoutAnswer } = await start();
    const request = () => asked(FROM_ELSEWHERE, '?returnTo=%2Ffr-fr%2Faccount%2Forders');
    expect(await logoutAnswer('fr-fr', request())).toBeNull();
    seen.session = { refreshToken: 'the-refresh-token', secure: false };
    const answer = await logoutAnswer('fr-fr', request());
    const location = new URL(locationOf(answer) ?? '');
    expect([answer?.status, location.origin + location.pathname]).toEqual([
      302,
      `${seen.authUrl}/identity/session/end`,
    ]);
    expect(location.searchParams.get('state')).toBe('fr-fr/fr-fr/account/orders');
    expect(seen.steps.slice(0, 2)).toEqual(ENDED_HERE);
  });

  test('by the form of that page it is done, by a form of another site it is not', {
    tags: ['T02'],
  }, async () => {
    const { logoutFormAnswer } = await start();
    const sent = (headers: Record<string, string>) =>
      new Request('http://shop.test/api/auth/logout', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ locale: 'pl-pl' }),
      });
    const refused = await logoutFormAnswer(sent({ 'sec-fetch-site': 'cross-site' }));
    expect(refused.status).toBe(403);
    expect(seen.steps).toEqual([]);
    const answer = await logoutFormAnswer(sent({ 'sec-fetch-site': 'same-origin' }));
    const location = new URL(locationOf(answer) ?? '');
    expect(location.searchParams.get('post_logout_redirect_uri')).toBe('http://shop.test/pl-pl');
  });
});

describe('a provider that hangs', () => {
  test('costs a sign-out no more than its page may take, and nothing of it', {
    tags: ['F22', 'T45'],
  }, async () => {
    const { logoutAnswer } = await start();
    seen.isHanging = true;
    const since = performance.now();
    expect(locationOf(await logoutAnswer('fr-fr', asked(FROM_US)))).toBe('/fr-fr');
    expect(performance.now() - since).toBeLessThan(3_500);
    expect(seen.steps).toEqual(ENDED_HERE);
  });

  test('is noticed at a sign-in, with the way back; what was known of it stays cached', {
    tags: ['F22', 'T45'],
  }, async () => {
    const { loginAnswer, logoutAnswer } = await start();
    const login = new URL('http://shop.test/api/auth/login?locale=de-de&returnTo=/de-de/cart');
    expect(locationOf(await loginAnswer(login))).toContain('/identity/auth?');
    seen.isHanging = true;
    expect(await loginAnswer(login)).toMatchObject({
      status: 302,
      options: {
        to: '/$locale/auth/callback',
        params: { locale: 'de-de' },
        search: { error: 'unavailable', returnTo: '/de-de/cart' },
      },
    });
    seen.isHanging = false;
    const answer = await logoutAnswer('fr-fr', asked(FROM_US));
    expect(locationOf(answer)).toContain('/identity/session/end');
  });
});
