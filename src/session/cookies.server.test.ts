import { createServerEntry, getResponseHeaders } from '@tanstack/react-start/server';
import { expect, test, vi } from 'vitest';
import { LIFETIME } from '#src/platform/identity/identity-config.ts';
import {
  documentedCookies,
  PLACES,
  type Place,
  readSetCookie,
  sorted,
} from '../../tests/support/cookie-table.ts';
import { type CookieName, clearCookie, cookieName, writeCookie } from './cookies.server.ts';
import { beginPreview } from './preview.server.ts';
import { type RequestScope, runInScope } from './request-scope.server.ts';
import { writeTokenSession } from './token-session.server.ts';

const settings = vi.hoisted(() => ({ environment: 'test' }));
vi.mock('./config.server.ts', () => ({
  config: () => ({
    environment: settings.environment,
    hostRule: { environment: settings.environment, brandHost: 'vitrine.example' },
    secrets: { sessionSecrets: ['a secret of more than thirty-two characters'] },
  }),
}));

const ORIGINS = { http: 'http://localhost:3000', https: 'https://www.vitrine.fr' };
const FOUR_HOURS = 4 * 3_600;

/** What is set while a request to the French shop is answered. */
async function setIn({ environment, scheme }: Place, write: () => Promise<void>) {
  settings.environment = environment;
  const origin = ORIGINS[scheme];
  const scope: RequestScope = { correlationId: '', nonce: '', origin, clientAddress: '' };
  const headers: string[] = [];
  const entry = createServerEntry({
    fetch: async () => {
      await runInScope(scope, write);
      headers.push(...getResponseHeaders().getSetCookie());
      return new Response();
    },
  });
  await entry.fetch(new Request(`${origin}/fr-fr`));
  return headers;
}

const TOKENS = {
  ...{ accessToken: 'a', refreshToken: 'r', customerId: 'U1', newCustomer: false, secure: true },
  authenticatedAt: 0,
};

/** Of those that are written with a life of their own, the functions that write them. */
const WRITERS: Record<CookieName, () => void | Promise<void>> = {
  cart: () => writeCookie('cart', 'fr-fr', 'C1'),
  anonymous: () => writeCookie('anonymous', 'fr-fr', 'A1'),
  signIn: () => writeCookie('signIn', 'fr-fr', 'sealed'),
  notice: () => writeCookie('notice', 'fr-fr', 'cart-merged'),
  preview: () => beginPreview('fr-fr', { preview: 'token', at: null }, FOUR_HOURS),
  accessToken: () => writeSession(),
  refreshToken: () => writeSession(),
};

async function writeSession() {
  const refreshExp = Math.floor(Date.now() / 1_000) + LIFETIME.remembered;
  await writeTokenSession('fr-fr', { ...TOKENS, refreshExp });
}

async function writeAll() {
  for (const write of Object.values(WRITERS)) await write();
}

test.each(PLACES)(
  'in $environment over $scheme the storefront sets the cookies of the table',
  {
    tags: ['SES-08', 'SES-10', 'SES-11', 'CST-19', 'CST-35', 'A-038', 'A-039'],
  },
  async (place) => {
    const headers = await setIn(place, writeAll);
    expect(sorted(headers.map(readSetCookie))).toEqual(
      sorted(documentedCookies('storefront', place)),
    );
  },
);

test.each(PLACES)(
  'in $environment over $scheme a cookie is cleared as it was set',
  async (place) => {
    const written = await setIn(place, async () => writeCookie('cart', 'fr-fr', 'value'));
    const cleared = await setIn(place, async () => clearCookie('cart', 'fr-fr'));
    const [set, unset] = [written, cleared].map(([header = '']) => readSetCookie(header));
    expect(unset).toEqual({ ...set, life: expect.any(String) });
    expect(cleared[0]).toMatch(/Max-Age=0/);
  },
);

test('names have the country where one host plays all shops', { tags: ['A-039'] }, async () => {
  const names: string[] = [];
  await setIn(PLACES[0], async () => {
    names.push(cookieName('cart', 'fr-fr'), cookieName('cart', 'de-de'));
  });
  expect(names).toEqual(['cart-id-test-fr', 'cart-id-test-de']);
});
