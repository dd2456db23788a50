import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { passwordResets } from '#src/platform/accounts/tables.ts';
import { createAccountApi } from '../support/account-api.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { discoverProvider, formAction, openSignIn, postForm, signIn } from '../support/sign-in.ts';

const clock = { shiftSeconds: 0 };
const now = () => new Date(Date.now() + clock.shiftSeconds * 1000);
const EMAIL = 'u1@vitrine.example';
const NEW_PASSWORD = 'blauer Wal 52';

let server: IdentityServer;
let mailbox: Mailbox;
beforeEach(async () => {
  clock.shiftSeconds = 0;
  server = await startIdentityServer({ now });
  mailbox = await openMailbox(server, now);
});
afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

/** From the sign-in page to the form that asks for the address, in the language of a shop. */
async function openForgotten(locale = 'fr-fr', ui_locales = 'fr') {
  const provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  const redirectUri = `http://localhost:3000/${locale}/auth/callback`;
  const { browser, url, response } = await openSignIn(provider, { redirectUri }, { ui_locales });
  const [, link = ''] = /href="([^"]+\/forgotten-password)"/.exec(await response.text()) ?? [];
  const page = await browser.request(new URL(link, url));
  const action = new URL(formAction(await page.text(), '/forgotten-password'), url);
  return (email: string) => browser.request(action, postForm({ email }));
}

async function linkOf(): Promise<URL> {
  const [mail] = await mailbox(EMAIL, 'password-reset');
  return new URL(/https?:\S+new-password\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none.example');
}

/** Types a password into the page that a link leads to. */
async function choose(link: URL, password: string, headers: Record<string, string> = {}) {
  const token = link.searchParams.get('token') ?? '';
  const action = new URL(`${link.pathname}?locale=${link.searchParams.get('locale')}`, link);
  return fetch(action, { ...postForm({ token, password }), headers });
}

const entersWith = (password: string) =>
  signIn(server.issuer, EMAIL, password, { clientSecret: CLIENT_SECRET }).then(
    () => true,
    () => false,
  );

test('a forgotten password is replaced by a link of one use, which ends every session and is written about', async () => {
  const api = createAccountApi(server, now);
  const { accessToken: bearer } = await signIn(server.issuer, EMAIL, DEMO_PASSWORD, {
    clientSecret: CLIENT_SECRET,
  });
  const ask = await openForgotten('pl-pl', 'pl');
  const sent = await (await ask(' U1@Vitrine.example')).text();
  expect(sent).toContain('Sprawdź skrzynkę');
  const link = await linkOf();
  const token = link.searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const kept = await server.database.select().from(passwordResets);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(token);

  // Opened twice, as by a program that reads mails, it still works.
  await fetch(link);
  const page = await fetch(link);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const form = await page.text();
  expect(form).toContain('<html lang="pl">');
  expect(form).toContain('autocomplete="new-password"');

  for (const [typed, sentence] of [
    ['onlyletters', 'co najmniej 8 znaków'],
    ['Password1', 'używa wiele osób'],
    ['Vitrine2026', 'zawiera część Twojego adresu'],
  ] as const) {
    const refused = await choose(link, typed);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(sentence);
  }
  expect((await choose(link, NEW_PASSWORD, { origin: 'https://evil.example' })).status).toBe(403);
  const done = await choose(link, NEW_PASSWORD);
  expect(done.status).toBe(200);
  const said = await done.text();
  expect(said).toContain('Hasło zostało zmienione');
  expect(said).toContain(
    'href="http://localhost:3000/api/auth/login?locale=pl-pl&amp;origin=customer"',
  );

  expect((await api.call('GET', '/accounts-self/', { bearer })).status).toBe(401);
  expect(await entersWith(DEMO_PASSWORD)).toBe(false);
  expect(await entersWith(NEW_PASSWORD)).toBe(true);
  const [notice, ...others] = await mailbox(EMAIL, 'password-changed');
  expect(notice).toMatchObject({ lang: 'pl', recipient: EMAIL });
  expect(others).toEqual([]);

  expect((await choose(link, 'another whale 7')).status).toBe(410);
  expect((await fetch(link)).status).toBe(410);
  expect(await entersWith(NEW_PASSWORD)).toBe(true);
});

test('who asks learns nothing of who has an account: same page, same rows, and no mail', {
  tags: ['T38'],
}, async () => {
  const ask = await openForgotten();
  const known = await ask(EMAIL);
  const unknown = await ask('x1@vitrine.example');
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const withoutAddress = (page: string, address: string) => page.replaceAll(address, '');
  expect(withoutAddress(await unknown.text(), 'x1@vitrine.example')).toBe(
    withoutAddress(await known.text(), EMAIL),
  );
  expect(await server.database.select().from(passwordResets)).toHaveLength(2);
  expect(await mailbox('x1@vitrine.example', 'password-reset')).toEqual([]);
  expect(await mailbox(EMAIL, 'password-reset')).toHaveLength(1);
});

test('a link ends after half an hour, with a newer one that was used, and never existed by guessing', async () => {
  const ask = await openForgotten();
  await ask(EMAIL);
  const first = await linkOf();
  clock.shiftSeconds = 60;
  await ask(EMAIL);
  const second = await linkOf();
  expect(second.href).not.toBe(first.href);
  const guessed = new URL(first);
  guessed.searchParams.set('token', 'x'.repeat(43));
  expect((await choose(guessed, NEW_PASSWORD)).status).toBe(410);
  expect((await choose(second, NEW_PASSWORD)).status).toBe(200);
  expect((await choose(first, NEW_PASSWORD)).status).toBe(410);
  await ask(EMAIL);
  const late = await linkOf();
  clock.shiftSeconds = 60 + 30 * 60 + 1;
  const page = await fetch(late);
  expect(page.status).toBe(410);
  expect(await page.text()).toContain('Ce lien ne fonctionne plus');
});

test('two presses at once set one password', async () => {
  const ask = await openForgotten();
  await ask(EMAIL);
  const link = await linkOf();
  const answers = await Promise.all([choose(link, 'blauer Wal 52'), choose(link, 'grüner Wal 53')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

test('an address is not flooded with mails, and a wrong one is said to be wrong', {
  tags: ['T38'],
}, async () => {
  const ask = await openForgotten();
  const wrong = await ask('nobody');
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="nobody"');
  for (let times = 0; times < 5; times += 1) expect((await ask(EMAIL)).status).toBe(200);
  const limited = await ask(EMAIL.toUpperCase());
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(await mailbox(EMAIL, 'password-reset')).toHaveLength(5);
});

test('whoever tried the forgotten password too often signs in with the new one at once', async () => {
  const provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  const { browser, url, response } = await openSignIn(provider, {});
  const action = new URL(formAction(await response.text(), '/sign-in'), url);
  for (let times = 0; times < 9; times += 1) {
    await browser.request(action, postForm({ email: EMAIL, password: 'wrong-password-1' }));
  }
  expect(await entersWith(DEMO_PASSWORD)).toBe(false);
  const ask = await openForgotten();
  await ask(EMAIL);
  await choose(await linkOf(), NEW_PASSWORD);
  expect(await entersWith(NEW_PASSWORD)).toBe(true);
});
