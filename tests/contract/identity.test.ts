import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
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
  openForm,
  openSignIn,
  postForm,
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

const HOME = 'http://localhost:3000/fr-fr';

const credentials = (name: string, password = DEMO_PASSWORD) => ({
  email: `${name}@vitrine.example`,
  password,
});

/** The page without what is new in each sign-in. */
const bare = (page: string) =>
  page
    .replaceAll(/interaction\/[\w-]+/g, 'interaction/…')
    .replaceAll(/challenge&quot;:&quot;[\w-]+/g, 'challenge…');

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

test('discovery offers the code flow with PKCE S256 and nothing weaker', {
  tags: ['SES-07', 'T19'],
}, () => {
  expect(provider.serverMetadata()).toMatchObject({
    issuer: server.issuer,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    end_session_endpoint: `${server.issuer}/session/end`,
    authorization_response_iss_parameter_supported: true,
  });
});

test('from the shop to the form, back with a code, tokens, and out again', {
  tags: ['SES-07', 'SES-03'],
}, async () => {
  const form = await openForm(provider, 'sign-in');
  expect(form.response.status).toBe(200);
  const { url: callback } = await form.post(credentials('u1'));
  expect(callback.href).toMatch(/^http:\/\/localhost:3000\/fr-fr\/auth\/callback\?code=/);
  expect(callback.searchParams.get('iss')).toBe(server.issuer);
  const tokens = await form.exchange(callback);
  expect(tokens.claims()).toMatchObject({ sub: 'U1', aud: 'storefront' });
  await expect(form.exchange(callback)).rejects.toMatchObject({ error: 'invalid_grant' });

  const again = await openForm(provider, 'sign-in', {}, {});
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

test('while signed in the next sign-in is silent, after signing out it asks again', {
  tags: ['SES-03', 'SES-07'],
}, async () => {
  const browser = openCookieBrowser();
  const form = await openForm(provider, 'sign-in', { browser });
  await form.post(credentials('u2'));
  const silent = await openSignIn(provider, { browser });
  const tokens = await silent.exchange(silent.url);
  expect(decodeJwt(tokens.access_token).sub).toBe('U2');
  await signOut(browser);
  expect(browser.cookieNames()).not.toContain('_session');
  expect((await openSignIn(provider, { browser })).url.pathname).toMatch(/\/interaction\//);
});

test('signing out without a session still leads back to the shop', {
  tags: ['SES-03'],
}, async () => {
  const { left } = await signOut(openCookieBrowser(), 'again');
  expect(left.url.href).toBe(`${HOME}?state=again`);
});

test('another customer may take over the browser, with a session of their own', {
  tags: ['SES-07', 'T17'],
}, async () => {
  const browser = openCookieBrowser();
  await (await openForm(provider, 'sign-in', { browser })).post(credentials('u1'));
  const form = await openForm(provider, 'sign-in', { browser }, { prompt: 'login' });
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
  const form = await openForm(provider, 'sign-in');
  const { url } = await form.post(credentials('u3'));
  expect(decodeJwt((await form.exchange(url)).access_token).sub).toBe('U3');
});

test('an unknown address and a wrong password get the same page', {
  tags: ['SES-07', 'T38'],
}, async () => {
  const known = await openForm(provider, 'sign-in');
  const wrong = await known.post({ email: 'u4@vitrine.example', password: 'wrong-password-1' });
  const unknown = await openForm(provider, 'sign-in');
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
])('with ui_locales %s the page is in %s', { tags: ['I18-01'] }, async (uiLocales, lang, words) => {
  const { page } = await openForm(provider, 'sign-in', {}, { ui_locales: uiLocales });
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain(`>${words}</button>`);
});

test.each([
  ['customer', 'Your orders and addresses in one place.'],
  ['eresa', 'Then you can finish your reservation.'],
  ['order', 'You can then carry on with your order. Your cart stays as it is.'],
  ['welcome', 'Good to have you here. Sign in, or create an account.'],
  ['elsewhere', 'Your orders and addresses in one place.'],
])('asked for by %s, the form says why', { tags: ['ENU-16', 'A-077'] }, async (origin, lead) => {
  const { page } = await openForm(provider, 'sign-in', {}, { ui_locales: 'en', origin });
  expect(page).toContain(`<p class="lead">${lead}</p>`);
});

test('the form prefills a login_hint and escapes it', { tags: ['SES-07'] }, async () => {
  const { page } = await openForm(
    provider,
    'sign-in',
    {},
    { login_hint: '"><script>alert(1)</script>' },
  );
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test('pages may only post to the provider and return to the storefronts, in no frame, unkept', {
  tags: ['T19'],
}, async () => {
  const { response } = await openForm(provider, 'sign-in');
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

test('style, script and fonts come from the provider and may be kept for good', {
  tags: ['T19'],
}, async () => {
  const { page, url } = await openForm(provider, 'sign-in');
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
