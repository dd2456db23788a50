import { decodeJwt } from 'jose';
import type * as client from 'openid-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { customerDataSchema } from '#src/domain/account/customer-data.schema.ts';
import { passkeysSchema } from '#src/domain/sign-in/passkeys.schema.ts';
import { type AttemptLimits, DEFAULT_LIMITS } from '#src/platform/identity/attempt-limits.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import { type CookieBrowser, openCookieBrowser } from '../support/cookie-browser.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import {
  codeIn,
  discoverProvider,
  openCode,
  openForm,
  openSignIn,
  postForm,
  signIn,
} from '../support/sign-in.ts';
import {
  createVirtualAuthenticator,
  type VirtualAuthenticator,
} from '../support/virtual-authenticator.ts';

const PASSKEYS = '/accounts-self/passkeys';
const EMAIL = 'u1@vitrine.example';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

let server: IdentityServer;
let mailbox: Mailbox;
let provider: client.Configuration;
let api: AccountApi;
const start = async (limits: Partial<AttemptLimits> = {}) => {
  server = await startIdentityServer({ limits: { ...DEFAULT_LIMITS, ...limits } });
  mailbox = await openMailbox(server);
  provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  api = createAccountApi(server);
};
beforeEach(() => start());
afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const optionsIn = (page: string, name: 'passkey' | 'new-passkey') => {
  const [, json = ''] = new RegExp(`data-${name}="([^"]+)"`).exec(page) ?? [];
  return Object.assign({ challenge: '' }, JSON.parse(json.replaceAll('&quot;', '"')));
};
const isSignedIn = ({ url }: { url: URL }) => url.searchParams.has('code');

/** A browser in which a customer is signed in with the password. */
async function enterAs(email: string) {
  const browser = openCookieBrowser({ 'user-agent': PHONE });
  const form = await openForm(provider, 'sign-in', { browser });
  const { url } = await form.post({ email, password: DEMO_PASSWORD });
  const { access_token: bearer } = await form.exchange(url);
  return { browser, bearer };
}

/** The page that adds a passkey, as a customer opens it who has just signed in. */
async function openNewPasskey(browser: CookieBrowser) {
  const opened = await openSignIn(provider, { browser }, { prompt: 'passkey', ui_locales: 'en' });
  const page = await opened.response.text();
  const save = (fields: Record<string, string>) => browser.follow(opened.url, postForm(fields));
  return { ...opened, page, save };
}

async function addPasskey(browser: CookieBrowser, key: VirtualAuthenticator, name = 'My phone') {
  const opened = await openNewPasskey(browser);
  const answer = key.create(optionsIn(opened.page, 'new-passkey'));
  return opened.exchange((await opened.save({ answer, name })).url);
}

/** The sign-in page of a browser, and what it takes from an authenticator. */
async function openPasskey(browser = openCookieBrowser()) {
  const form = await openForm(provider, 'sign-in', { browser }, { ui_locales: 'en' });
  const path = new URL('passkey', form.action);
  const send = (answer: string) => browser.follow(path, postForm({ answer, remember: '' }));
  return { ...form, options: optionsIn(form.page, 'passkey'), send };
}

test('a customer adds a passkey, is written about it, and signs in with it in another browser', {
  tags: ['T39', 'T54'],
}, async () => {
  const { browser, bearer } = await enterAs(EMAIL);
  const key = createVirtualAuthenticator(server.issuer);
  const opened = await openNewPasskey(browser);
  expect(opened.url.pathname).toMatch(/\/add-passkey$/);
  expect(opened.page).toContain('value="Safari, iPhone"');
  const options = optionsIn(opened.page, 'new-passkey');
  expect(options).toMatchObject({ rp: { id: '127.0.0.1' }, user: { name: EMAIL } });
  const done = await opened.save({ answer: key.create(options), name: ' My  phone ' });
  const tokens = await opened.exchange(done.url);
  // The sign-in goes on: it is neither a new one nor younger for it.
  expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: 'U1' });
  expect(await mailbox(EMAIL, 'passkey-added')).toHaveLength(1);
  const list = await api.call('GET', PASSKEYS, { bearer });
  expect(list).toMatchObject({
    status: 200,
    body: { values: [{ name: 'My phone', lastUsedAt: null }] },
  });

  const form = await openPasskey();
  const entered = await form.send(key.get(form.options));
  expect(decodeJwt((await form.exchange(entered.url)).access_token).sub).toBe('U1');
  const { body } = await api.call('GET', PASSKEYS, { bearer });
  expect(passkeysSchema.parse(body).values[0]?.lastUsedAt).not.toBeNull();
});

test('an open session that is not recent adds no passkey before its owner has signed in again', {
  tags: ['T39'],
}, async () => {
  const browser = openCookieBrowser();
  expect((await openNewPasskey(browser)).url.pathname).not.toMatch(/add-passkey/);
  const { browser: own } = await enterAs(EMAIL);
  await server.database.execute(
    `update identity_payloads set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload->>'loginTs')::int - 301)) where model = 'Session'`,
  );
  const asked = await openNewPasskey(own);
  expect(asked.url.pathname).toMatch(/\/interaction\/[\w-]+$/);
  const form = new URL(`${asked.url.pathname}/add-passkey`, asked.url);
  expect((await own.follow(form)).response.status).toBe(400);
  const key = createVirtualAuthenticator(server.issuer);
  const early = postForm({ answer: key.create({ challenge: 'x' }), name: '' });
  expect((await own.follow(form, early)).response.status).toBe(400);
  // After the proof the same way leads on to the passkey.
  const proven = await own.follow(
    new URL(`${asked.url.pathname}/sign-in`, asked.url),
    postForm({ email: EMAIL, password: DEMO_PASSWORD }),
  );
  expect(proven.url.pathname).toMatch(/\/add-passkey$/);
});

test('who turns back from adding a passkey is in the shop again, without one', async () => {
  const { browser, bearer } = await enterAs(EMAIL);
  const opened = await openNewPasskey(browser);
  const left = await opened.save({ answer: '', name: 'x' });
  expect(isSignedIn(left)).toBe(true);
  expect((await api.call('GET', PASSKEYS, { bearer })).body).toEqual({ values: [] });
});

test.each([
  ['of another page', { origin: 'https://evil.example' }],
  ['of another host', { rpId: 'evil.example' }],
  ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['without finger, face or PIN', { isVerified: false }],
])('an answer %s neither adds a passkey nor signs in', { tags: ['T54'] }, async (_, lie) => {
  const { browser, bearer } = await enterAs(EMAIL);
  const forged = createVirtualAuthenticator(server.issuer);
  const opened = await openNewPasskey(browser);
  const options = optionsIn(opened.page, 'new-passkey');
  const refused = await opened.save({ answer: forged.create(options, lie), name: '' });
  expect(refused.response.status).toBe(422);
  expect(await refused.response.text()).toContain('The passkey was not saved.');
  expect((await api.call('GET', PASSKEYS, { bearer })).body).toEqual({ values: [] });

  const key = createVirtualAuthenticator(server.issuer);
  await addPasskey(browser, key);
  const form = await openPasskey();
  const answer = await form.send(key.get(form.options, lie));
  expect(answer.response.status).toBe(422);
  expect(await answer.response.text()).toContain('No account here uses this passkey.');
});

test('an answer works in its own sign-in alone, once', { tags: ['T19', 'T54'] }, async () => {
  const { browser } = await enterAs(EMAIL);
  const key = createVirtualAuthenticator(server.issuer);
  await addPasskey(browser, key);
  const [one, other] = [await openPasskey(), await openPasskey()];
  const answer = key.get(one.options);
  expect((await other.send(answer)).response.status).toBe(422);
  expect(isSignedIn(await one.send(answer))).toBe(true);
  expect((await one.send(answer)).response.status).toBe(400);
  const third = await openPasskey();
  expect((await third.send(answer)).response.status).toBe(422);
});

test('a copy of a passkey whose signatures were counted further elsewhere is refused', {
  tags: ['T54'],
}, async () => {
  const { browser } = await enterAs(EMAIL);
  const key = createVirtualAuthenticator(server.issuer);
  await addPasskey(browser, key);
  const first = await openPasskey();
  expect(isSignedIn(await first.send(key.get(first.options)))).toBe(true);
  key.turnBack();
  const copied = await openPasskey();
  expect((await copied.send(key.get(copied.options))).response.status).toBe(422);
});

test('an answer that is none is refused with a sentence, and failures are limited', {
  tags: ['T04', 'T54'],
}, async () => {
  await server.stop();
  await start({ signInPerIp: { most: 6, seconds: 900 } });
  const form = await openPasskey();
  const unknown = createVirtualAuthenticator(server.issuer).get(form.options);
  for (const answer of ['', '{', 'null', '[]', '{"id":"x"}', unknown]) {
    expect((await form.send(answer)).response.status).toBe(422);
  }
  const limited = await form.send(unknown);
  expect(limited.response.status).toBe(429);
});

test('a passkey that somebody has is added to no second account, nor twice to one', async () => {
  const key = createVirtualAuthenticator(server.issuer);
  const { browser, bearer } = await enterAs(EMAIL);
  await addPasskey(browser, key);
  const stranger = await enterAs('u2@vitrine.example');
  for (const one of [browser, stranger.browser]) {
    const opened = await openNewPasskey(one);
    const answer = key.create(optionsIn(opened.page, 'new-passkey'));
    expect((await opened.save({ answer, name: '' })).response.status).toBe(422);
  }
  const { body } = await api.call('GET', PASSKEYS, { bearer });
  expect(passkeysSchema.parse(body).values).toHaveLength(1);
  const own = await api.call('GET', PASSKEYS, { bearer: stranger.bearer });
  expect(own.body).toEqual({ values: [] });
});

test('its owner alone sees and removes a passkey; removed, it signs nobody in', {
  tags: ['T06'],
}, async () => {
  const { browser, bearer } = await enterAs(EMAIL);
  const key = createVirtualAuthenticator(server.issuer);
  await addPasskey(browser, key);
  const list = passkeysSchema.parse((await api.call('GET', PASSKEYS, { bearer })).body);
  const path = `${PASSKEYS}/${list.values[0]?.passkeyId}`;
  const stranger = await enterAs('u2@vitrine.example');
  expect((await api.call('GET', PASSKEYS)).status).toBe(401);
  expect((await api.call('DELETE', path)).status).toBe(401);
  expect((await api.call('DELETE', path, { bearer: stranger.bearer })).status).toBe(404);
  expect((await api.call('DELETE', path, { bearer })).status).toBe(204);
  expect((await api.call('DELETE', path, { bearer })).status).toBe(404);
  const form = await openPasskey();
  expect((await form.send(key.get(form.options))).response.status).toBe(422);
});

test('the copy of the own data names passkeys, and a deleted account has none', async () => {
  const { browser, bearer } = await enterAs(EMAIL);
  const key = createVirtualAuthenticator(server.issuer);
  await addPasskey(browser, key, 'Mein Telefon');
  const { body } = await api.call('GET', '/accounts-self/data', { bearer });
  expect(customerDataSchema.parse(body).passkeys).toMatchObject([{ name: 'Mein Telefon' }]);
  expect(JSON.stringify(body)).not.toMatch(/publicKey|credentialId/);
  expect((await api.call('DELETE', '/accounts-self/', { bearer })).status).toBe(204);
  const form = await openPasskey();
  expect((await form.send(key.get(form.options))).response.status).toBe(422);
  await signIn(server.issuer, EMAIL, DEMO_PASSWORD, { clientSecret: CLIENT_SECRET });
});

test.each(['signs in with a code', 'resets the password'])(
  'a passkey that a stranger added to an unproven e-mail is gone once its owner %s',
  {
    tags: ['T54'],
  },
  async (way) => {
    const email = 'opferin@vitrine.example';
    const browser = openCookieBrowser({ 'user-agent': PHONE });
    const stranger = await openForm(provider, 'create-account', { browser });
    const typed = { firstName: 'X', lastName: 'Y', email, password: 'Fremder Wal 51' };
    await stranger.post(typed);
    const key = createVirtualAuthenticator(server.issuer);
    await addPasskey(browser, key);

    if (way === 'signs in with a code') {
      const owner = await openCode(provider, email);
      const [mail] = await mailbox(email, 'sign-in-code');
      expect(isSignedIn(await owner.enter(codeIn(mail?.text ?? '')))).toBe(true);
    } else {
      const owner = await openForm(provider, 'sign-in');
      const path = new URL('forgotten-password', owner.action);
      await owner.browser.follow(path, postForm({ email }));
      const [mail] = await mailbox(email, 'password-reset');
      const [link = ''] = /http\S+new-password\S+/.exec(mail?.text ?? '') ?? [];
      const token = new URL(link).searchParams.get('token') ?? '';
      const fields = { token, password: 'eigene Robbe 51' };
      expect((await owner.browser.follow(link, postForm(fields))).response.status).toBe(200);
    }
    const form = await openPasskey();
    expect((await form.send(key.get(form.options))).response.status).toBe(422);
  },
);
