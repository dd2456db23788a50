import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCart } from '#src/domain/cart/cart.calls.ts';
import { type RequestScope, runInScope } from './request-scope.server.ts';

const jar = vi.hoisted(() => new Map<string, string>());
const agent = vi.hoisted(() => ({ of: 'a browser' }));
const session = vi.hoisted(() => ({ readTokenSession: vi.fn(), endTokenSession: vi.fn() }));

vi.mock('@tanstack/react-start/server', () => ({
  getRequestHeader: (name: string) => (name === 'user-agent' ? agent.of : undefined),
}));
vi.mock('./config.server.ts', () => ({
  config: () => ({
    mobileAppMarker: 'ShopApp/',
    secrets: { sessionSecrets: ['s'] },
    platformUrl: 'http://platform',
  }),
}));
vi.mock('./shop-parameters.server.ts', () => ({
  shopParameters: async () => ({ storeId: '1001' }),
  sharedCommerce: () => ({ caller: {} }),
}));
vi.mock('./refresh-tokens.server.ts', () => ({ refreshSession: vi.fn() }));
vi.mock('./token-session.server.ts', () => ({
  ...session,
  hasSessionCookies: () => jar.has('accessToken') || jar.has('refreshToken'),
}));
vi.mock('./preview.server.ts', () => ({ previewedInstant: async () => preview.at }));
vi.mock('./cookies.server.ts', () => ({
  readCookie: (name: string) => jar.get(name),
  writeCookie: (name: string, _locale: string, value: string) => jar.set(name, value),
  clearCookie: (name: string) => jar.delete(name),
}));

const preview = vi.hoisted((): { at: string | null } => ({ at: null }));

const { openCommerce } = await import('./commerce.server.ts');

const scope = (): RequestScope => ({
  correlationId: 'c',
  nonce: 'n',
  origin: 'https://www.vitrine.fr',
  clientAddress: '',
});
const open = () => runInScope(scope(), () => openCommerce('fr-fr'));

beforeEach(() => {
  jar.clear();
  agent.of = 'a browser';
  session.readTokenSession.mockReset().mockResolvedValue(null);
  session.endTokenSession.mockReset();
});

describe('the commerce context of a request', () => {
  test('is one for all that a page asks for, and another for the next request', async () => {
    const [one, other, german] = await runInScope(scope(), () =>
      Promise.all([openCommerce('fr-fr'), openCommerce('fr-fr'), openCommerce('de-de')]),
    );
    expect(other).toBe(one);
    expect(german).not.toBe(one);
    expect(session.readTokenSession).toHaveBeenCalledTimes(2);
    expect(await open()).not.toBe(one);
  });

  test('has both tokens and a session id, or the id alone', { tags: ['ENT-01'] }, async () => {
    const guest = await open();
    expect([guest.session, guest.caller.accessToken]).toEqual([null, null]);
    expect(guest.caller.sessionId).toMatch(/^[0-9a-f-]{36}$/);
    session.readTokenSession.mockResolvedValue({ accessToken: 'a', refreshToken: 'r', sid: 's' });
    const customer = await open();
    expect(customer.session).toMatchObject({ accessToken: 'a', refreshToken: 'r' });
    expect([customer.caller.accessToken, customer.caller.sessionId]).toEqual([
      'a',
      guest.caller.sessionId,
    ]);
  });

  test.each([
    ['SD', 'Mozilla/5.0 (X11; Linux x64) Chrome/140'],
    ['SM', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'],
    ['SM', 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36'],
    ['AM', 'ShopApp/1.0 iPhone'],
  ])('has the channel %s for %s', { tags: ['API-05'] }, async (channel, of) => {
    agent.of = of;
    expect((await open()).caller.channel).toBe(channel);
  });

  test('two cookies that make no session are cleared, both of them', {
    tags: ['T43'],
  }, async () => {
    jar.set('accessToken', 'of one').set('refreshToken', 'of another');
    const commerce = await open();
    expect([commerce.session, commerce.caller.accessToken]).toEqual([null, null]);
    expect(session.endTokenSession).toHaveBeenCalledExactlyOnceWith('fr-fr', null);
  });

  test.each(['a b', '../../orders', 'é', '', 'x'.repeat(41), 'c1;c2', '\0'])(
    'a cart cookie that cannot be an id goes: %j',
    async (value) => {
      jar.set('cart', value);
      const { cartCookie } = await open();
      expect(cartCookie.read()).toBeUndefined();
      expect(jar.has('cart')).toBe(false);
    },
  );

  test('a cart cookie that can be one stays', async () => {
    jar.set('cart', '0b9c-1_x');
    const { cartCookie } = await open();
    expect(cartCookie.read()).toBe('0b9c-1_x');
  });
});

test('a shop that is seen at an instant is nobody’s, and refuses what would change anything', async () => {
  preview.at = '2026-12-01T23:00:00.000Z';
  jar.set('cart', 'C1');
  const commerce = await open();
  preview.at = null;
  expect([commerce.session, commerce.cartCookie.read()]).toEqual([null, undefined]);
  await expect(commerce.ask(createCart, { body: {} })).rejects.toMatchObject({
    code: 'PREVIEW_ONLY',
  });
});
