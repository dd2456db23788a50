import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { customerDataSchema } from '#src/domain/account/customer-data.schema.ts';
import { connectedProvidersSchema } from '#src/domain/sign-in/connected-providers.schema.ts';
import { changeCustomer, findCredentials } from '#src/platform/customers/customer-store.ts';
import { forgetOldStarts, noteStart } from '#src/platform/sign-in-providers/sign-ins-under-way.ts';
import { providerConnections, providerSignIns } from '#src/platform/sign-in-providers/tables.ts';
import { openCookieBrowser } from '../support/cookie-browser.ts';
import { CLIENT_SECRET } from '../support/identity-server.ts';
import {
  api,
  connections,
  connectU1,
  isSignedIn,
  mailbox,
  newestCode,
  openAt,
  other,
  provider,
  retoldBy,
  server,
  startForEachTest,
} from '../support/other-sign-ins.ts';
import { openForm, postForm, signIn } from '../support/sign-in.ts';

const CONNECTED = '/accounts-self/connected-providers';

startForEachTest();

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
    expect(page).toContain('from then on you can also sign in with Acme');
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
