import { request } from 'node:http';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { LOCALE_CODES } from '#src/domain/shop/locales.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { discoverProvider, openForm, openSignIn, postForm } from '../support/sign-in.ts';

let server: IdentityServer;
let provider: client.Configuration;
beforeAll(async () => {
  server = await startIdentityServer();
  provider = await discoverProvider(server.issuer, CLIENT_SECRET);
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

/** What the provider refuses, and whom it sends away. */

const CALLBACK = 'http://localhost:3000/fr-fr/auth/callback';

const credentials = (name: string) => ({
  email: `${name}@vitrine.example`,
  password: DEMO_PASSWORD,
});

test('a form from another site, without its cookie or too long is refused', {
  tags: ['T19'],
}, async () => {
  const form = await openForm(provider, 'sign-in');
  const foreign = await form.post(credentials('u1'), { origin: 'https://evil.example' });
  expect(foreign.response.status).toBe(403);
  const stranger = await fetch(form.action, postForm(credentials('u1')));
  expect(stranger.status).toBe(400);
  const long = await form.post({ ...credentials('u1'), padding: 'x'.repeat(20_000) });
  expect(long.response.status).toBe(413);
  const json = await form.browser.request(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials('u1')),
  });
  expect(json.status).toBe(415);
  const own = await form.post(credentials('u1'), { origin: new URL(server.issuer).origin });
  expect(own.url.href).toContain(CALLBACK);
});

test('a sign-in without its cookie says that it is too old, or that the browser sends no cookies', async () => {
  const { action } = await openForm(provider, 'sign-in');
  const pageFor = async (headers: Record<string, string>) =>
    (await fetch(action, { headers })).text();
  expect(await pageFor({ cookie: 'other=1' })).toContain('Cette page a expiré');
  expect(await pageFor({})).toContain('La connexion nécessite des cookies');
});

test('a cookie of one sign-in does not open another one', { tags: ['T19'] }, async () => {
  const one = await openForm(provider, 'sign-in');
  const other = await openForm(provider, 'sign-in');
  const { response } = await one.browser.follow(other.action, postForm(credentials('u1')));
  expect(response.status).toBe(400);
});

test('every prefix of every storefront may be returned to, and nothing else', {
  tags: ['SES-07', 'T19'],
}, async () => {
  const start = (redirectUri: string) =>
    openSignIn(provider, { redirectUri }).then(({ response }) => response.status);
  for (const origin of ['http://localhost:3000', 'http://localhost:3100']) {
    for (const code of LOCALE_CODES)
      expect(await start(`${origin}/${code}/auth/callback`)).toBe(200);
  }
  for (const wrong of [
    'http://localhost:3001/fr-fr/auth/callback',
    'http://localhost:3000/xx/auth/callback',
    'http://localhost:3000/fr-fr/auth/callback/',
    'http://localhost:3000/fr-fr/auth/callback?next=1',
    'https://evil.example/fr-fr/auth/callback',
  ]) {
    const { response, url } = await openSignIn(provider, { redirectUri: wrong });
    expect(response.status).toBe(400);
    expect(url.origin).toBe(new URL(server.issuer).origin);
    expect(await response.text()).not.toContain('redirect_uri');
  }
});

test.each([
  ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['an implicit flow', { response_type: 'id_token' }],
  ['a consent page', { prompt: 'consent' }],
])(
  '%s is refused at the storefront’s door, without a code',
  { tags: ['T19'] },
  async (_, parameters) => {
    const { url } = await openSignIn(provider, {}, parameters);
    const { searchParams, hash } = url;
    expect(`${searchParams}${hash}`).toContain('error=');
    expect(searchParams.get('code')).toBeNull();
  },
);

test('prompt none without a session comes back with login_required', {
  tags: ['SES-07'],
}, async () => {
  const { url } = await openSignIn(provider, {}, { prompt: 'none' });
  expect(url.searchParams.get('error')).toBe('login_required');
});

test('a code is worth nothing without its verifier or the client secret', {
  tags: ['T19'],
}, async () => {
  const form = await openForm(provider, 'sign-in');
  const { url } = await form.post(credentials('u1'));
  const thief = await discoverProvider(server.issuer, 'not-the-secret-at-all');
  const checks = { expectedState: url.searchParams.get('state') ?? '', idTokenExpected: true };
  await expect(
    client.authorizationCodeGrant(thief, url, { ...checks, pkceCodeVerifier: 'x'.repeat(43) }),
  ).rejects.toMatchObject({ status: 401 });
  await expect(
    client.authorizationCodeGrant(provider, url, { ...checks, pkceCodeVerifier: 'x'.repeat(43) }),
  ).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a request for another host is answered 421', { tags: ['T15'] }, async () => {
  const { hostname, port, pathname } = new URL(server.issuer);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const path = `${pathname}/.well-known/openid-configuration`;
  request({ hostname, port, path, headers: { host: 'evil.example' } }, (response) => {
    response.resume();
    resolve(response.statusCode);
  }).end();
  expect(await promise).toBe(421);
});

test('an unknown path of the provider is a plain 404', { tags: ['F18'] }, async () => {
  const response = await fetch(`${server.issuer}/no-such-page`);
  expect(response.status).toBe(404);
});

test('a NUL in whatever is asked for is a bad request, no failure', { tags: ['T04'] }, async () => {
  const start = (more: string) =>
    fetch(
      `${server.issuer}/auth?response_type=code&scope=openid&redirect_uri=${encodeURIComponent(CALLBACK)}&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256&${more}`,
      { redirect: 'manual' },
    );
  const answers = [
    await start('client_id=%00'),
    await start('client_id=storefront&nonce=a%00b'),
    await start('client_id=storefront&login_hint=%00'),
    await fetch(`${server.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`storefront:${CLIENT_SECRET}`)}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'a\0b',
        redirect_uri: CALLBACK,
        code_verifier: 'x'.repeat(43),
      }),
    }),
    await fetch(`${server.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('\0:\0')}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: '\0' }),
    }),
  ];
  for (const { status } of answers) expect([303, 400, 401]).toContain(status);
});
