import { decodeJwt } from 'jose';
import type * as client from 'openid-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { signInCodes } from '#src/platform/accounts/tables.ts';
import { type AttemptLimits, DEFAULT_LIMITS } from '#src/platform/identity/attempt-limits.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { createAccountApi } from '../support/account-api.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import {
  codeIn,
  discoverProvider,
  formAction,
  openCode as openCodeOf,
  openForm,
  postForm,
  type SignInOptions,
  signIn,
} from '../support/sign-in.ts';

const clock = { shiftSeconds: 0 };
const now = () => new Date(Date.now() + clock.shiftSeconds * 1000);
const KNOWN = 'u1@vitrine.example';
const NEW = 'Neu.Hier@Vitrine.example';
const ACCOUNT = '/accounts-self/';

let server: IdentityServer;
let mailbox: Mailbox;
let provider: client.Configuration;
const start = async (limits: Partial<AttemptLimits> = {}) => {
  clock.shiftSeconds = 0;
  server = await startIdentityServer({ now, limits: { ...DEFAULT_LIMITS, ...limits } });
  mailbox = await openMailbox(server, now);
  provider = await discoverProvider(server.issuer, CLIENT_SECRET);
};
beforeEach(() => start());
afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const openCode = (email: string, options: SignInOptions = {}) =>
  openCodeOf(provider, email, options, { ui_locales: 'en' });

async function newestCode(email: string): Promise<string> {
  const [mail] = await mailbox(email.toLowerCase(), 'sign-in-code');
  return codeIn(mail?.text ?? '');
}

/** Six digits that are not the code. */
const otherThan = (code: string, by = 1) =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

const isSignedIn = ({ url }: { url: URL }) => url.searchParams.has('code');

test('a code of six digits signs a customer in, in the browser that asked, once', {
  tags: ['T54'],
}, async () => {
  const form = await openCode(KNOWN);
  expect(form.asked.response.status).toBe(200);
  expect(form.asked.url.pathname).toMatch(/\/code$/);
  const page = await form.asked.response.text();
  expect(page).toContain('autocomplete="one-time-code"');
  expect(page).toContain('inputmode="numeric"');
  expect(page).toContain(KNOWN);
  // A phone that loads the page again after a look at the mail asks for no second code.
  expect((await form.browser.request(form.asked.url)).status).toBe(200);
  const [mail, ...others] = await mailbox(KNOWN, 'sign-in-code');
  expect(others).toEqual([]);
  const code = codeIn(mail?.text ?? '');
  expect(code).toMatch(/^\d{6}$/);
  expect(mail?.subject).not.toContain(code);
  // As it is pasted from somewhere else.
  const done = await form.enter(` ${code.slice(0, 3)} ${code.slice(3)}\n`);
  const tokens = await form.exchange(done.url);
  expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: 'U1' });
  expect((await form.enter(code)).response.status).toBe(400);
  expect(await server.database.select().from(signInCodes)).toEqual([]);
});

test('the first code of an e-mail opens an account without name and password, which may have one later', {
  tags: ['A-104', 'T39'],
}, async () => {
  const form = await openCode(NEW);
  const done = await form.enter(await newestCode(NEW));
  const { access_token: bearer } = await form.exchange(done.url);
  expect(decodeJwt(bearer)).toMatchObject({ newCustomer: true });
  const api = createAccountApi(server, now);
  expect(await api.call('GET', ACCOUNT, { bearer })).toMatchObject({
    status: 200,
    body: { email: NEW.toLowerCase(), firstName: '', lastName: '', hasPassword: false },
  });
  const again = await openCode(NEW.toUpperCase());
  const back = await again.exchange((await again.enter(await newestCode(NEW))).url);
  expect(decodeJwt(back.access_token).sub).toBe(decodeJwt(bearer).sub);

  clock.shiftSeconds = 301;
  const body = { newPassword: 'Fenêtre 2026' };
  const late = await api.call('PUT', '/accounts-self/password', { bearer, body });
  expect(late).toMatchObject({ status: 403, body: { code: 'SIGN_IN_NOT_RECENT' } });
  // Proven again by a code, with the e-mail of the session in the form already.
  const options = { browser: again.browser };
  const parameters = { ui_locales: 'en', prompt: 'login' };
  const proof = await openCodeOf(provider, NEW, options, parameters);
  expect(proof.page).toContain(`value="${NEW.toLowerCase()}"`);
  const fresh = await proof.exchange((await proof.enter(await newestCode(NEW))).url);
  clock.shiftSeconds = 0;
  const set = await api.call('PUT', '/accounts-self/password', {
    bearer: fresh.access_token,
    body,
  });
  expect(set).toMatchObject({ status: 200, body: { hasPassword: true } });
  await signIn(server.issuer, NEW, body.newPassword, { clientSecret: CLIENT_SECRET });
});

test('a shopper who wants to be remembered stays so', { tags: ['A-033'] }, async () => {
  const form = await openCode(KNOWN, { remember: true });
  const tokens = await form.exchange((await form.enter(await newestCode(KNOWN))).url);
  const { exp = 0, iat = 0 } = decodeJwt(tokens.refresh_token ?? '');
  expect(exp - iat).toBeGreaterThan(29 * 86_400);
});

test('a deleted account is opened by a code as by a password: its owner may take it back', async () => {
  const form = await openCode('u3@vitrine.example');
  const done = await form.enter(await newestCode('u3@vitrine.example'));
  expect(decodeJwt((await form.exchange(done.url)).access_token).sub).toBe('U3');
});

test('a known and an unknown e-mail get the same page, the same rows and the same mail', {
  tags: ['T38', 'T54'],
}, async () => {
  const bare = (text: string, email: string) =>
    text
      .replaceAll(email, '…')
      .replaceAll(/interaction\/[\w-]+/g, 'interaction/…')
      .replaceAll(/\d{6}/g, '…');
  const seen = [];
  for (const email of [KNOWN, 'nobody@vitrine.example']) {
    const form = await openCode(email);
    const [mail] = await mailbox(email, 'sign-in-code');
    const wrong = await form.enter(otherThan(codeIn(mail?.text ?? '')));
    seen.push({
      status: form.asked.response.status,
      page: bare(await form.asked.response.text(), email),
      mail: bare(mail?.text ?? '', email),
      subject: mail?.subject,
      wrong: bare(await wrong.response.text(), email),
    });
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(await server.database.select().from(signInCodes)).toHaveLength(2);
});

test('after five wrong codes even the right one is refused, also when they come together', {
  tags: ['T54'],
}, async () => {
  const form = await openCode(KNOWN);
  const code = await newestCode(KNOWN);
  const first = await form.enter(otherThan(code));
  expect(first.response.status).toBe(422);
  expect(await first.response.text()).toContain('This is not the code from our latest message.');
  const guesses = Array.from({ length: 12 }, (_, at) => form.enter(otherThan(code, at + 2)));
  const answers = await Promise.all(guesses);
  expect(answers.filter(isSignedIn)).toEqual([]);
  const [asked] = await server.database.select().from(signInCodes);
  expect(asked?.tries).toBe(5);
  const right = await form.enter(code);
  expect(right.response.status).toBe(422);
  expect(await right.response.text()).toContain('Too many wrong codes.');
});

test('a code that is used twice at once signs in once', { tags: ['T54'] }, async () => {
  const form = await openCode(NEW);
  const code = await newestCode(NEW);
  const answers = await Promise.all([form.enter(code), form.enter(code), form.enter(code)]);
  expect(answers.filter(isSignedIn)).toHaveLength(1);
});

test('a code ends after ten minutes, and says so', { tags: ['T54'] }, async () => {
  const form = await openCode(KNOWN);
  const code = await newestCode(KNOWN);
  clock.shiftSeconds = 601;
  const late = await form.enter(code);
  expect(late.response.status).toBe(422);
  expect(await late.response.text()).toContain('This code no longer works');
});

test('a code of another browser does not work here, which is said, and goes on working there', {
  tags: ['T54'],
}, async () => {
  const own = await openCode(KNOWN);
  const code = await newestCode(KNOWN);
  clock.shiftSeconds = 60;
  const thief = await openCode(KNOWN);
  const refused = await thief.enter(code);
  expect(refused.response.status).toBe(422);
  expect(await refused.response.text()).toContain('sent for another window or browser');
  // Nor does it without the cookie of the sign-in that asked.
  const path = new URL('enter-code', own.action);
  expect((await thief.browser.follow(path, postForm({ code }))).response.status).toBe(400);
  expect(isSignedIn(await own.enter(code))).toBe(true);
});

test('a second code is sent after a pause, and takes the place of the first', {
  tags: ['T54'],
}, async () => {
  const form = await openCode(KNOWN);
  const first = await newestCode(KNOWN);
  const soon = await form.ask();
  expect(soon.response.status).toBe(429);
  expect(Number(soon.response.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  expect(await soon.response.text()).toContain('another code in half a minute');
  expect(await mailbox(KNOWN, 'sign-in-code')).toHaveLength(1);
  clock.shiftSeconds = 31;
  expect((await form.ask()).response.status).toBe(200);
  const second = await newestCode(KNOWN);
  if (first !== second) expect((await form.enter(first)).response.status).toBe(422);
  expect(isSignedIn(await form.enter(second))).toBe(true);
});

test('what is typed wrongly is said beside it, and costs no try', async () => {
  const form = await openCode('nobody');
  expect(form.asked.response.status).toBe(422);
  expect(await form.asked.response.text()).toContain('name@mail.example');
  await form.ask(KNOWN);
  for (const typed of ['', '12345', '1234567', 'abcdef', '１２３']) {
    const { response } = await form.enter(typed);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('Enter the six digits of the code.');
    expect(page).toContain('aria-invalid="true"');
  }
  const [asked] = await server.database.select().from(signInCodes);
  expect(asked?.tries).toBe(0);
  expect(isSignedIn(await form.enter(await newestCode(KNOWN)))).toBe(true);
});

test('a code that nobody asked for leads nowhere', async () => {
  const form = await openForm(provider, 'sign-in', {}, { ui_locales: 'en' });
  const page = await form.browser.follow(new URL('code', form.action));
  expect(formAction(await page.response.text(), '/sign-in')).toContain('/interaction/');
  const typed = await form.browser.follow(
    new URL('enter-code', form.action),
    postForm({ code: '123456' }),
  );
  expect(typed.response.status).toBe(422);
  expect(await typed.response.text()).toContain('This code no longer works');
});

test('a mailbox is not flooded from many browsers, nor many mailboxes from one', {
  tags: ['T38', 'T54'],
}, async () => {
  for (let times = 0; times < 5; times += 1) {
    expect((await openCode(KNOWN)).asked.response.status).toBe(200);
  }
  const limited = await openCode(KNOWN.toUpperCase());
  expect(limited.asked.response.status).toBe(429);
  expect(Number(limited.asked.response.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(await mailbox(KNOWN, 'sign-in-code')).toHaveLength(5);
  await server.stop();

  await start({ codesPerIp: { most: 3, seconds: 3_600 } });
  const asked = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    asked.push((await openCode(`${name}@vitrine.example`)).asked.response.status);
  }
  expect(asked).toEqual([200, 200, 200, 429]);
});

test('a shop sends no more codes in an hour than it may; a client that is held up uses none of them', {
  tags: ['T54'],
}, async () => {
  await server.stop();
  await start({
    codesPerAddress: { most: 1, seconds: 3_600 },
    codesPerShop: { most: 2, seconds: 3_600 },
  });
  const ask = async (email: string) => (await openCode(email)).asked.response.status;
  expect([await ask(KNOWN), await ask(KNOWN), await ask(KNOWN)]).toEqual([200, 429, 429]);
  expect([await ask('a@vitrine.example'), await ask('b@vitrine.example')]).toEqual([200, 429]);
  const elsewhere = { redirectUri: 'http://localhost:3000/de-de/auth/callback' };
  expect((await openCode('c@vitrine.example', elsewhere)).asked.response.status).toBe(200);
});

test('wrong codes from one address are held up together with wrong passwords; right ones are not', {
  tags: ['T54'],
}, async () => {
  await server.stop();
  await start({ signInPerIp: { most: 3, seconds: 900 } });
  for (const name of ['u1', 'u2', 'u4', 'u5']) {
    const form = await openCode(`${name}@vitrine.example`);
    expect(isSignedIn(await form.enter(await newestCode(`${name}@vitrine.example`)))).toBe(true);
  }
  clock.shiftSeconds = 31;
  const form = await openCode(KNOWN);
  const code = await newestCode(KNOWN);
  for (let times = 1; times <= 3; times += 1) await form.enter(otherThan(code, times));
  const { response } = await form.enter(code);
  expect(response.status).toBe(429);
});

test('a password that a stranger set for an unproven e-mail is gone once its owner signs in with a code', {
  tags: ['T54'],
}, async () => {
  const owner = 'opferin@vitrine.example';
  const password = 'Fremder Wal 51';
  const stranger = await openForm(provider, 'create-account');
  const { url } = await stranger.post({ firstName: 'X', lastName: 'Y', email: owner, password });
  const { access_token: bearer } = await stranger.exchange(url);
  const api = createAccountApi(server, now);
  expect((await api.call('GET', ACCOUNT, { bearer })).status).toBe(200);

  const form = await openCode(owner);
  expect(isSignedIn(await form.enter(await newestCode(owner)))).toBe(true);
  expect((await api.call('GET', ACCOUNT, { bearer })).status).toBe(401);
  await expect(
    signIn(server.issuer, owner, password, { clientSecret: CLIENT_SECRET }),
  ).rejects.toThrow();
  expect(await mailbox(owner, 'password-removed')).toHaveLength(1);
});

test('a password stays where the mailbox was proven before, or by the browser that is signed in with it', async () => {
  const form = await openCode(KNOWN);
  expect(isSignedIn(await form.enter(await newestCode(KNOWN)))).toBe(true);
  await signIn(server.issuer, KNOWN, DEMO_PASSWORD, { clientSecret: CLIENT_SECRET });

  const email = 'nora.w@vitrine.example';
  const password = 'eigener Wal 51';
  const own = await openForm(provider, 'create-account');
  expect(isSignedIn(await own.post({ firstName: 'X', lastName: 'Y', email, password }))).toBe(true);
  const options = { browser: own.browser };
  const proof = await openCodeOf(provider, email, options, { prompt: 'login' });
  expect(isSignedIn(await proof.enter(await newestCode(email)))).toBe(true);
  await signIn(server.issuer, email, password, { clientSecret: CLIENT_SECRET });
  expect(await mailbox(email, 'password-removed')).toEqual([]);
});

test('the code is nowhere in the database but sealed', { tags: ['T49'] }, async () => {
  await openCode(KNOWN);
  const code = await newestCode(KNOWN);
  const [asked] = await server.database.select().from(signInCodes);
  const [mail] = await server.database.select().from(mails);
  expect(asked?.digest).toMatch(/^[\w-]{24}$/);
  const stored = JSON.stringify([asked, { ...mail, sealed: '' }]);
  expect(stored).not.toContain(code);
  expect(mail?.sealed).not.toBeNull();
});
