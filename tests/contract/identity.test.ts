import { request } from 'node:http';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { LOCALE_CODES } from '#src/domain/locales.ts';
import { createAccountApi } from '../support/account-api.ts';
import { openCookieBrowser } from '../support/cookie-browser.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import {
  discoverProvider,
  formAction,
  openSignIn,
  postForm,
  type SignInOptions,
} from '../support/sign-in.ts';

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

const CALLBACK = 'http://localhost:3000/fr-fr/auth/callback';
const HOME = 'http://localhost:3000/fr-fr';

/** Opens a form and returns how to post it. */
async function openForm(
  kind: 'sign-in' | 'create-account',
  options: SignInOptions = {},
  parameters: Record<string, string> = {},
) {
  const opened = await openSignIn(provider, options, parameters);
  const { browser, url } = opened;
  const page = await opened.response.text();
  const action = new URL(formAction(page, `/${kind}`), url);
  const post = (fields: Record<string, string>, headers?: Record<string, string>) =>
    browser.follow(action, { ...postForm(fields), ...(headers && { headers }) });
  return { ...opened, page, action, post };
}

const credentials = (name: string, password = DEMO_PASSWORD) => ({
  email: `${name}@vitrine.example`,
  password,
});

/** The page without what is new in each sign-in. */
const bare = (page: string) => page.replaceAll(/interaction\/[\w-]+/g, 'interaction/…');

/** Ends the provider's session the way a browser with script does. */
async function signOut(browser: ReturnType<typeof openCookieBrowser>, state = 's1') {
  const end = client.buildEndSessionUrl(provider, {
    client_id: 'storefront',
    post_logout_redirect_uri: HOME,
    state,
    ui_locales: 'fr-FR',
  });
  const { response, url } = await browser.follow(end);
  const page = await response.text();
  const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const body = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
  const action = new URL(formAction(page, '/session/end/confirm'), url);
  return { page, left: await browser.follow(action, postForm(body)) };
}

test('discovery offers the code flow with PKCE S256 and nothing weaker (SES-07, T19)', () => {
  expect(provider.serverMetadata()).toMatchObject({
    issuer: server.issuer,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    end_session_endpoint: `${server.issuer}/session/end`,
    authorization_response_iss_parameter_supported: true,
  });
});

test('from the shop to the form, back with a code, tokens, and out again (SES-07, SES-03)', async () => {
  const form = await openForm('sign-in');
  expect(form.response.status).toBe(200);
  const { url: callback } = await form.post(credentials('u1'));
  expect(callback.href).toMatch(/^http:\/\/localhost:3000\/fr-fr\/auth\/callback\?code=/);
  expect(callback.searchParams.get('iss')).toBe(server.issuer);
  const tokens = await form.exchange(callback);
  expect(tokens.claims()).toMatchObject({ sub: 'U1', aud: 'storefront' });
  await expect(form.exchange(callback)).rejects.toMatchObject({ error: 'invalid_grant' });

  const again = await openForm('sign-in', {}, {});
  const { url } = await again.post(credentials('u1'));
  const pair = await again.exchange(url);
  const { page, left } = await signOut(again.browser);
  expect(page).toContain('Déconnexion');
  expect(left.url.href).toBe(`${HOME}?state=s1`);
  const api = createAccountApi(server);
  const body = {
    tokens: { accessToken: pair.access_token, refreshToken: pair.refresh_token },
  };
  expect((await api.call('POST', '/api/cookie-refresh-tokens', { body })).status).toBe(401);
});

test('while signed in the next sign-in is silent, after signing out it asks again (SES-03, SES-07)', async () => {
  const browser = openCookieBrowser();
  const form = await openForm('sign-in', { browser });
  await form.post(credentials('u2'));
  const silent = await openSignIn(provider, { browser });
  const tokens = await silent.exchange(silent.url);
  expect(decodeJwt(tokens.access_token).sub).toBe('U2');
  await signOut(browser);
  expect(browser.cookieNames()).not.toContain('_session');
  expect((await openSignIn(provider, { browser })).url.pathname).toMatch(/\/interaction\//);
});

test('signing out without a session still leads back to the shop (SES-03)', async () => {
  const { left } = await signOut(openCookieBrowser(), 'again');
  expect(left.url.href).toBe(`${HOME}?state=again`);
});

test('another customer may take over the browser, with a session of their own (SES-07, T17)', async () => {
  const browser = openCookieBrowser();
  await (await openForm('sign-in', { browser })).post(credentials('u1'));
  const form = await openForm('sign-in', { browser }, { prompt: 'login' });
  const { response, url } = await form.post(credentials('u2'));
  const page = await response.text();
  const [, secret = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
  const confirm = new URL(formAction(page, '/session/end/confirm'), url);
  const { url: callback } = await browser.follow(
    confirm,
    postForm({ xsrf: secret, logout: 'yes' }),
  );
  expect(decodeJwt((await form.exchange(callback)).access_token).sub).toBe('U2');
});

test('a deleted account may sign in, so that it can be reactivated', async () => {
  const form = await openForm('sign-in');
  const { url } = await form.post(credentials('u3'));
  expect(decodeJwt((await form.exchange(url)).access_token).sub).toBe('U3');
});

test('an unknown address and a wrong password get the same page (SES-07, T38)', async () => {
  const known = await openForm('sign-in');
  const wrong = await known.post({ email: 'u4@vitrine.example', password: 'wrong-password-1' });
  const unknown = await openForm('sign-in');
  const none = await unknown.post({ email: 'u9@vitrine.example', password: 'wrong-password-1' });
  const page = await wrong.response.text();
  expect([wrong.response.status, none.response.status]).toEqual([422, 422]);
  expect(bare(await none.response.text())).toBe(bare(page).replace('u4@', 'u9@'));
  expect(page).toContain('role="alert"');
  expect(page).toContain('value="u4@vitrine.example"');
  expect(page).not.toContain('wrong-password-1');
});

test.each([
  ['fr-FR fr', 'fr', 'Se connecter'],
  ['fr-CH', 'fr', 'Se connecter'],
  ['en', 'en', 'Sign in'],
  ['es-ES', 'es', 'Iniciar sesión'],
  ['de-de', 'de', 'Anmelden'],
  ['it', 'it', 'Accedi'],
  ['pl-pl', 'pl', 'Zaloguj się'],
  ['xx', 'fr', 'Se connecter'],
])('with ui_locales %s the page is in %s (I18-01)', async (uiLocales, lang, words) => {
  const { page } = await openForm('sign-in', {}, { ui_locales: uiLocales });
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain(`>${words}</button>`);
});

test('the form prefills a login_hint and escapes it (SES-07)', async () => {
  const { page } = await openForm('sign-in', {}, { login_hint: '"><script>alert(1)</script>' });
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test('pages may only post to the provider and return to the storefronts, in no frame, unkept (T19)', async () => {
  const { response } = await openForm('sign-in');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  const { origin } = new URL(server.issuer);
  expect(policy).toContain(
    `form-action 'self' ${origin} http://localhost:3000 http://localhost:3100;`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('style, script and fonts come from the provider and may be kept for good (T19)', async () => {
  const { page, url } = await openForm('sign-in');
  const paths = [...page.matchAll(/(?:href|src)="(\/identity\/assets\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(paths).toHaveLength(4);
  for (const path of paths) {
    const response = await fetch(new URL(path ?? '', url));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    await response.arrayBuffer();
  }
});

test('a form from another site, without its cookie or too long is refused (T19)', async () => {
  const form = await openForm('sign-in');
  const foreign = await form.post(credentials('u1'), { origin: 'https://evil.example' });
  expect(foreign.response.status).toBe(403);
  const stranger = await fetch(form.action, postForm(credentials('u1')));
  expect(stranger.status).toBe(400);
  expect(await stranger.text()).toContain('Cette page a expiré');
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

test('a cookie of one sign-in does not open another one (T19)', async () => {
  const one = await openForm('sign-in');
  const other = await openForm('sign-in');
  const { response } = await one.browser.follow(other.action, postForm(credentials('u1')));
  expect(response.status).toBe(400);
});

test('every prefix of every storefront may be returned to, and nothing else (SES-07, T19)', async () => {
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
])('%s is refused at the storefront’s door, without a code (T19)', async (_, parameters) => {
  const { url } = await openSignIn(provider, {}, parameters);
  const { searchParams, hash } = url;
  expect(`${searchParams}${hash}`).toContain('error=');
  expect(searchParams.get('code')).toBeNull();
});

test('prompt none without a session comes back with login_required (SES-07)', async () => {
  const { url } = await openSignIn(provider, {}, { prompt: 'none' });
  expect(url.searchParams.get('error')).toBe('login_required');
});

test('a code is worth nothing without its verifier or the client secret (T19)', async () => {
  const form = await openForm('sign-in');
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

test('a request for another host is answered 421 (T15)', async () => {
  const { hostname, port, pathname } = new URL(server.issuer);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const path = `${pathname}/.well-known/openid-configuration`;
  request({ hostname, port, path, headers: { host: 'evil.example' } }, (response) => {
    response.resume();
    resolve(response.statusCode);
  }).end();
  expect(await promise).toBe(421);
});

test('an unknown path of the provider is a plain 404 (F18)', async () => {
  const response = await fetch(`${server.issuer}/no-such-page`);
  expect(response.status).toBe(404);
});

test('a NUL in whatever is asked for is a bad request, no failure (T04)', async () => {
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
