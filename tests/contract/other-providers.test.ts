import { sql } from 'drizzle-orm';
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import type * as client from 'openid-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { customerDataSchema } from '#src/domain/account/customer-data.schema.ts';
import { connectedProvidersSchema } from '#src/domain/sign-in/connected-providers.schema.ts';
import { changeCustomer, findCredentials } from '#src/platform/customers/customer-store.ts';
import { type AttemptLimits, DEFAULT_LIMITS } from '#src/platform/identity/attempt-limits.ts';
import { forgetOldStarts, noteStart } from '#src/platform/sign-in-providers/sign-ins-under-way.ts';
import { providerConnections, providerSignIns } from '#src/platform/sign-in-providers/tables.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import { type CookieBrowser, openCookieBrowser } from '../support/cookie-browser.ts';
import {
  CLIENT_SECRET,
  createTestKey,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import {
  type OtherOptions,
  type OtherProvider,
  startOtherProvider,
} from '../support/other-provider.ts';
import { codeIn, discoverProvider, openForm, postForm, signIn } from '../support/sign-in.ts';

const CONNECTED = '/accounts-self/connected-providers';
const ACCOUNTS = [
  { sub: 'mia', email: 'Mia.Neu@Vitrine.example', email_verified: true },
  { sub: 'u1', email: 'u1@vitrine.example', email_verified: true },
  { sub: 'text', email: 'text@vitrine.example', email_verified: 'true' },
  { sub: 'unsure', email: 'u2@vitrine.example', email_verified: false },
  { sub: 'silent', email: 'u2@vitrine.example' },
  { sub: 'nobody' },
];

let server: IdentityServer;
let other: OtherProvider;
let provider: client.Configuration;
let mailbox: Mailbox;
let api: AccountApi;
async function start(
  limits: Partial<AttemptLimits> = {},
  otherOptions: Pick<OtherOptions, 'secretIn'> = {},
) {
  server = await startIdentityServer({
    limits: { ...DEFAULT_LIMITS, ...limits },
    async connect(origin) {
      const redirectUris = ['acme', 'firm'].map(
        (name) => `${origin}/identity/with/${name}/callback`,
      );
      other = await startOtherProvider({ ...otherOptions, redirectUris, accounts: ACCOUNTS });
      const firm = { ...other.settings('firm', 'Our firm'), shops: ['de-de'] };
      return [other.settings('acme', 'Acme'), firm];
    },
  });
  provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  mailbox = await openMailbox(server);
  api = createAccountApi(server);
}
const stop = () => Promise.all([server.stop(), other.stop()]);
beforeEach(() => start());
afterEach(async () => {
  expect(server.failures).toEqual([]);
  await stop();
});

const GERMAN = { redirectUri: 'http://localhost:3000/de-de/auth/callback' };
const isSignedIn = ({ url }: { url: URL }) => url.searchParams.has('code');

/** The sign-in page of a browser, and the ways from it to another provider and back. */
async function openAt(
  browser: CookieBrowser = openCookieBrowser(),
  parameters: Record<string, string> = {},
  options: { redirectUri?: string } = {},
) {
  const asked = { ui_locales: 'en', ...parameters };
  const form = await openForm(provider, 'sign-in', { ...options, browser }, asked);
  const path = (name: string) => new URL(name, form.action);
  const leave = async (name = 'acme', query = '') => browser.follow(path(`with/${name}${query}`));
  /** From our page to the other provider and back to where it answers; not followed. */
  const answerAs = async (who: string, atOther = openCookieBrowser(), query = '') =>
    other.goOnAs(who, (await leave('acme', query)).url, atOther);
  const goOnAs = async (who: string, atOther?: CookieBrowser, query?: string) =>
    browser.follow(await answerAs(who, atOther, query));
  const enter = (code: string) => browser.follow(path('enter-code'), postForm({ code }));
  const tokensOf = async ({ url }: { url: URL }) => form.exchange(url);
  return { ...form, browser, path, leave, answerAs, goOnAs, enter, tokensOf };
}

async function newestCode(email: string): Promise<string> {
  const [mail] = await mailbox(email, 'sign-in-code');
  return codeIn(mail?.text ?? '');
}

/** Signs in as U1 at the other provider, whose account here is proven by a code the first time. */
async function connectU1() {
  const form = await openAt();
  await form.goOnAs('u1');
  const tokens = await form.tokensOf(await form.enter(await newestCode('u1@vitrine.example')));
  return tokens.access_token;
}

const connections = () => server.database.select().from(providerConnections);

describe('somebody new', () => {
  test('continues with a provider, has an account without password, and comes back to it', {
    tags: ['T55', 'A-104'],
  }, async () => {
    const form = await openAt();
    expect(form.page).toContain('Continue with Acme');
    const { access_token: bearer } = await form.tokensOf(await form.goOnAs('mia'));
    expect(await api.call('GET', '/accounts-self/', { bearer })).toMatchObject({
      status: 200,
      body: { email: 'mia.neu@vitrine.example', firstName: '', hasPassword: false },
    });
    const again = await openAt();
    const back = await again.tokensOf(await again.goOnAs('mia'));
    expect(decodeJwt(back.access_token).sub).toBe(decodeJwt(bearer).sub);
    expect(await mailbox('mia.neu@vitrine.example', 'sign-in-code')).toEqual([]);
    expect(await connections()).toMatchObject([{ issuer: other.issuer, subject: 'mia' }]);
  });

  test('may start from the form of a new account, and go back to signing in', async () => {
    const browser = openCookieBrowser();
    const hint = { screen_hint: 'create-account', ui_locales: 'en' };
    const form = await openForm(provider, 'create-account', { browser }, hint);
    expect(form.page).toContain('Continue with Acme');
    const start = await browser.follow(new URL('with/acme', form.action));
    const done = await browser.follow(await other.goOnAs('mia', start.url));
    expect(isSignedIn(done)).toBe(true);

    const second = await openForm(provider, 'create-account', {}, hint);
    const page = await second.browser.follow(new URL('.', second.action).href.slice(0, -1));
    expect(page.response.status).toBe(200);
  });

  test('stays signed in where that is wished', { tags: ['A-033'] }, async () => {
    const form = await openAt();
    const done = await form.goOnAs('mia', openCookieBrowser(), '?remember=yes');
    const { exp = 0, iat = 0 } = decodeJwt((await form.tokensOf(done)).refresh_token ?? '');
    expect(exp - iat).toBeGreaterThan(29 * 86_400);
  });

  test('is believed where the provider writes true as a text', async () => {
    expect(isSignedIn(await (await openAt()).goOnAs('text'))).toBe(true);
  });

  test.each(['unsure', 'silent', 'nobody'])(
    'whose e-mail is not confirmed there (%s) is offered a code',
    {
      tags: ['T55'],
    },
    async (who) => {
      const form = await openAt();
      const { response } = await form.goOnAs(who);
      expect(response.status).toBe(422);
      const page = await response.text();
      expect(page).toContain('Acme has not confirmed your email address.');
      expect(page).toContain('Email me a code');
      expect(await connections()).toEqual([]);
      expect(await mailbox('u2@vitrine.example', 'sign-in-code')).toEqual([]);
    },
  );
});

describe('somebody with an account', () => {
  test('proves the mailbox with a code once, is written about it, and then needs none', {
    tags: ['T55'],
  }, async () => {
    const form = await openAt();
    const asked = await form.goOnAs('u1');
    expect(asked.url.pathname).toMatch(/\/code$/);
    const page = await asked.response.text();
    expect(page).toContain('There is already an account with this email address.');
    expect(page).toContain('from then on Acme signs you in too');
    expect(await connections()).toEqual([]);
    const done = await form.enter(await newestCode('u1@vitrine.example'));
    expect(decodeJwt((await form.tokensOf(done)).access_token).sub).toBe('U1');
    expect(await mailbox('u1@vitrine.example', 'provider-connected')).toHaveLength(1);
    expect(await server.database.select().from(providerSignIns)).toEqual([]);

    const again = await openAt();
    const tokens = await again.tokensOf(await again.goOnAs('u1'));
    expect(decodeJwt(tokens.access_token).sub).toBe('U1');
    expect(await mailbox('u1@vitrine.example', 'sign-in-code')).toHaveLength(1);
    // The password goes on.
    await signIn(server.issuer, 'u1@vitrine.example', DEMO_PASSWORD, {
      clientSecret: CLIENT_SECRET,
    });
  });

  test('is connected neither by a wrong code, nor by the code of another mailbox', {
    tags: ['T55'],
  }, async () => {
    const form = await openAt();
    await form.goOnAs('u1');
    const code = await newestCode('u1@vitrine.example');
    await form.enter(code === '111111' ? '222222' : '111111');
    expect(await connections()).toEqual([]);
    await server.database.execute(sql`delete from attempt_windows`);
    const thief = { email: 'dieb@vitrine.example', password: '' };
    await form.browser.follow(form.path('code'), postForm(thief));
    const done = await form.enter(await newestCode('dieb@vitrine.example'));
    expect(isSignedIn(done)).toBe(true);
    expect(await connections()).toEqual([]);
  });

  test('does not share it with a stranger who registered the e-mail before', {
    tags: ['T55'],
  }, async () => {
    const [email, password] = ['mia.neu@vitrine.example', 'Fremder Wal 51'];
    const stranger = await openForm(provider, 'create-account');
    const names = { firstName: 'X', lastName: 'Y' };
    const { url } = await stranger.post({ ...names, email, password });
    const { access_token: bearer } = await stranger.exchange(url);

    const form = await openAt();
    const asked = await form.goOnAs('mia');
    expect(asked.url.pathname).toMatch(/\/code$/);
    expect(isSignedIn(await form.enter(await newestCode(email)))).toBe(true);
    expect((await api.call('GET', '/accounts-self/', { bearer })).status).toBe(401);
    const late = signIn(server.issuer, email, password, { clientSecret: CLIENT_SECRET });
    await expect(late).rejects.toThrow();
  });

  test('keeps the connection with another e-mail', async () => {
    await connectU1();
    await changeCustomer(server.database, 'U1', { email: 'neu@vitrine.example' });
    const form = await openAt();
    const tokens = await form.tokensOf(await form.goOnAs('u1'));
    expect(decodeJwt(tokens.access_token).sub).toBe('U1');
  });

  test('who is to prove it again is asked to at the provider, too', { tags: ['T39'] }, async () => {
    const browser = openCookieBrowser();
    const atOther = openCookieBrowser();
    const first = await openAt(browser);
    await first.tokensOf(await first.goOnAs('mia', atOther));
    const proof = await openAt(browser, { prompt: 'login' });
    expect(isSignedIn(await proof.goOnAs('mia', atOther))).toBe(true);
    expect(other.state.prompts).toEqual([undefined, 'login']);

    other.state.tamper = await retoldBy(other.key, { auth_time: 1_000 });
    const stale = await openAt(browser, { prompt: 'login' });
    expect((await stale.goOnAs('mia', atOther)).response.status).toBe(422);
  });
});

/** An ID token with other claims, signed by a key. */
async function retoldBy(key: ReturnType<typeof createTestKey>, claims: JWTPayload) {
  const { kid, alg } = key;
  const signing = await importJWK(key, alg);
  return async (body: Record<string, unknown>) => {
    const known = { ...decodeJwt(String(body.id_token)), ...claims };
    const token = await new SignJWT(known).setProtectedHeader({ alg, kid }).sign(signing);
    return { ...body, id_token: token };
  };
}

describe('answers that are not to be believed', () => {
  test('one that is denied at the provider leads back to the ways to sign in', {
    tags: ['T55'],
  }, async () => {
    const form = await openAt();
    const { response } = await form.goOnAs('Cancel');
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('You did not continue with Acme.');
    expect(page).toContain('role="alert"');
    expect(isSignedIn(await form.goOnAs('mia'))).toBe(true);
  });

  test('one that was used before is refused', { tags: ['T55'] }, async () => {
    const form = await openAt();
    const answer = await form.answerAs('mia');
    // The same sign-in is not over yet for somebody who repeats its first half.
    const [first, second] = await Promise.all([
      form.browser.request(answer),
      form.browser.request(answer),
    ]);
    const paths = [first, second].map((one) => one.headers.get('location') ?? '');
    const ends = await Promise.all(
      paths.map((path) => form.browser.request(new URL(path, form.action))),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect((await form.browser.follow(answer)).response.status).toBe(400);
  });

  test('one that another browser began signs nobody in, there and here', {
    tags: ['T55', 'T19'],
  }, async () => {
    const attacker = await openAt();
    const answer = await attacker.answerAs('mia');
    const victim = await openAt();
    expect((await victim.browser.follow(answer)).response.status).toBe(400);
    expect((await openCookieBrowser().follow(answer)).response.status).toBe(400);
    // Nor in the sign-in of the victim, whose own cookie is there.
    const { searchParams } = answer;
    const forced = await victim.browser.follow(victim.path(`with/acme/answer?${searchParams}`));
    expect(forced.response.status).toBe(422);
    expect(await connections()).toEqual([]);
  });

  test.each([
    ['without a state', { state: null }],
    ['with a state of nobody', { state: 'x'.repeat(43) }],
    ['with an error and a state of nobody', { state: 'x', error: 'access_denied', code: null }],
  ])('one %s leads nowhere', { tags: ['T55'] }, async (_, lie) => {
    const form = await openAt();
    const answer = changed(await form.answerAs('mia'), lie);
    expect((await form.browser.follow(answer)).response.status).toBe(400);
  });

  test.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['without its issuer', { iss: null }],
    ['with a code of nobody', { code: 'forged' }],
    ['without a code', { code: null }],
    ['with an error that nobody foresees', { code: null, error: 'server_error' }],
  ])('one %s is refused with a sentence', { tags: ['T55'] }, async (_, lie) => {
    const form = await openAt();
    const answer = changed(await form.answerAs('mia'), lie);
    const { response } = await form.browser.follow(answer);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Signing in with Acme did not work.');
    expect(server.warnings).toMatchObject([{ provider: 'acme' }]);
    expect(await connections()).toEqual([]);
  });

  test('one of another provider than was asked is refused (mix-up)', {
    tags: ['T55'],
  }, async () => {
    const form = await openAt(openCookieBrowser(), {}, GERMAN);
    const answer = await form.answerAs('mia');
    answer.pathname = answer.pathname.replace('/acme/', '/firm/');
    expect((await form.browser.follow(answer)).response.status).toBe(400);
    const path = form.path(`with/firm/answer?${answer.searchParams}`);
    expect((await form.browser.follow(path)).response.status).toBe(422);
  });

  test.each([
    ['signed by another key', () => retoldBy(createTestKey('other'), {})],
    ['for another client', () => retoldBy(other.key, { aud: 'somebody-else' })],
    ['of another issuer', () => retoldBy(other.key, { iss: 'https://evil.example' })],
    ['with another nonce', () => retoldBy(other.key, { nonce: 'of-another-sign-in' })],
    ['over', () => retoldBy(other.key, { exp: 1_000 })],
    [
      'missing',
      async () =>
        ({ id_token: _, ...body }: Record<string, unknown>) =>
          body,
    ],
  ])('one whose ID token is %s is refused', { tags: ['T55'] }, async (_, lie) => {
    other.state.tamper = await lie();
    const { response } = await (await openAt()).goOnAs('mia');
    expect(response.status).toBe(422);
    expect(await connections()).toEqual([]);
    expect(server.warnings).toHaveLength(1);
  });
});

/** A URL with other search params; null leaves one out. */
function changed(url: URL, params: Record<string, string | null>): URL {
  const other = new URL(url);
  for (const [name, value] of Object.entries(params)) {
    if (value === null) other.searchParams.delete(name);
    else other.searchParams.set(name, value);
  }
  return other;
}

test('a provider that is away takes neither the page nor the other ways with it', {
  tags: ['T55', 'F22'],
}, async () => {
  const form = await openAt();
  expect((await form.leave()).url.origin).toBe(other.issuer);
  await other.stop();
  const { response } = await form.leave();
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Acme is not answering at the moment.');
  expect(server.warnings).toMatchObject([{ provider: 'acme' }]);
  const done = await form.post({ email: 'u1@vitrine.example', password: DEMO_PASSWORD });
  expect(isSignedIn(done)).toBe(true);
});

test('a secret in a header is escaped as a form is, dashes left alone', async () => {
  expect(isSignedIn(await (await openAt()).goOnAs('mia'))).toBe(true);
  expect(other.state.credentials).toEqual(['vitrine-at-other:a-client-secret%2Bof+100%25']);
});

test('a provider that takes its secret in the body alone is given it there', async () => {
  await stop();
  await start({}, { secretIn: 'client_secret_post' });
  expect(isSignedIn(await (await openAt()).goOnAs('mia'))).toBe(true);
});

test('a provider that goes away between the two is said, too', { tags: ['T55'] }, async () => {
  const form = await openAt();
  const answer = await form.answerAs('mia');
  await other.stop();
  const { response } = await form.browser.follow(answer);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Acme is not answering at the moment.');
});

test('a shop offers its own providers alone, also to who knows the URL', async () => {
  const french = await openAt();
  expect(french.page).not.toContain('Our firm');
  expect((await french.leave('firm')).response.status).toBe(404);
  expect((await french.leave('nobody')).response.status).toBe(404);
  const german = await openAt(openCookieBrowser(), {}, GERMAN);
  expect(german.page).toContain('Continue with Our firm');
  expect((await german.leave('firm')).url.origin).toBe(other.issuer);
});

test('starts, and accounts that are opened, are limited for a network', {
  tags: ['T38', 'T55'],
}, async () => {
  await stop();
  await start({
    providerSignInsPerIp: { most: 3, seconds: 900 },
    accountsPerIp: { most: 1, seconds: 900 },
  });
  expect(isSignedIn(await (await openAt()).goOnAs('mia'))).toBe(true);
  const second = await (await openAt()).goOnAs('text');
  expect(second.response.status).toBe(429);
  expect(isSignedIn(await (await openAt()).goOnAs('mia'))).toBe(true);
  const limited = await (await openAt()).leave();
  expect(limited.response.status).toBe(429);
  expect(Number(limited.response.headers.get('retry-after'))).toBeGreaterThan(800);
});

test('neither tokens nor codes nor secrets of a provider are stored or logged', {
  tags: ['T55'],
}, async () => {
  const secrets: string[] = [other.clientSecret];
  other.state.tamper = (body) => {
    secrets.push(String(body.access_token), String(body.id_token));
    return body;
  };
  const form = await openAt();
  const left = await form.leave();
  const answer = await other.goOnAs('u1', left.url);
  secrets.push(answer.searchParams.get('code') ?? '-', answer.searchParams.get('state') ?? '-');
  secrets.push(left.url.searchParams.get('nonce') ?? '-');
  await form.browser.follow(answer);
  const refused = await openAt();
  await refused.browser.follow(changed(await refused.answerAs('u1'), { iss: 'x', code: 'y' }));
  const tables = await server.database.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  let stored = '';
  for (const { name } of tables.rows) {
    const { rows } = await server.database.execute(
      sql`select t::text as row from ${sql.identifier(String(name))} t`,
    );
    stored += JSON.stringify(rows);
  }
  expect(stored).toContain(other.issuer);
  expect(secrets).toHaveLength(6);
  const seen = stored + JSON.stringify([server.warnings, server.failures]);
  for (const secret of secrets) expect(seen).not.toContain(secret);
});

describe('the settings', () => {
  test('name what is connected; its owner alone disconnects it, and the next time needs a code', {
    tags: ['T06', 'T55'],
  }, async () => {
    const bearer = await connectU1();
    const { values } = connectedProvidersSchema.parse(
      (await api.call('GET', CONNECTED, { bearer })).body,
    );
    expect(values).toMatchObject([{ name: 'Acme' }]);
    const path = `${CONNECTED}/${values[0]?.connectionId}`;
    const { accessToken } = await signIn(server.issuer, 'u2@vitrine.example', DEMO_PASSWORD, {
      clientSecret: CLIENT_SECRET,
    });
    expect((await api.call('GET', CONNECTED)).status).toBe(401);
    expect((await api.call('GET', CONNECTED, { bearer: accessToken })).body).toEqual({
      values: [],
    });
    expect((await api.call('DELETE', path)).status).toBe(401);
    expect((await api.call('DELETE', path, { bearer: accessToken })).status).toBe(404);
    expect((await api.call('DELETE', path, { bearer })).status).toBe(204);
    expect((await api.call('DELETE', path, { bearer })).status).toBe(404);
    const again = await openAt();
    expect((await again.goOnAs('u1')).url.pathname).toMatch(/\/code$/);
  });

  test('hand out in the copy of the own data who the customer is at a provider', async () => {
    const bearer = await connectU1();
    const { body } = await api.call('GET', '/accounts-self/data', { bearer });
    const { connectedProviders } = customerDataSchema.parse(body);
    const named = { name: 'Acme', issuer: other.issuer, subject: 'u1' };
    expect(connectedProviders).toMatchObject([named]);
  });

  test.each([
    ['that is deleted', '/accounts-self/'],
    ['that is signed out everywhere', '/accounts-self/sign-ins'],
  ])('of an account %s have no connection any more', { tags: ['T55'] }, async (_, path) => {
    const bearer = await connectU1();
    expect((await api.call('DELETE', path, { bearer })).status).toBe(204);
    expect(await connections()).toEqual([]);
  });
});

test('a provider that is not configured any more is named by its host', async () => {
  const { database } = server;
  const bearer = await connectU1();
  await database.update(providerConnections).set({ provider: 'gone' });
  const { body } = await api.call('GET', CONNECTED, { bearer });
  expect(body).toMatchObject({ values: [{ name: new URL(other.issuer).host }] });
});

test('a sign-in that nobody comes back to is forgotten after an hour, with its e-mail', async () => {
  const { database } = server;
  const started = { startedIn: 'x', provider: 'acme', stateDigest: 'y', remembered: false };
  await noteStart(database, started, new Date(Date.now() - 61 * 60_000));
  await noteStart(database, { ...started, startedIn: 'z', stateDigest: 'z' }, new Date());
  await forgetOldStarts(database, new Date());
  expect(await database.select().from(providerSignIns)).toMatchObject([{ startedIn: 'z' }]);
});

test('an account that a provider opened belongs to a proven mailbox, as that of a code', async () => {
  await (await openAt()).goOnAs('mia');
  const opened = await findCredentials(server.database, 'mia.neu@vitrine.example');
  expect(opened).toMatchObject({ passwordHash: null, emailProvenAt: expect.any(Date) });
});
