import type * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '#src/platform/kernel/database/test-database.ts';
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts';
import { readDocument, tagsOf } from '../support/html.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { discoverProvider, openCode, openForm, openSignIn, postForm } from '../support/sign-in.ts';

/** The pages of a sign-in while the database is away. */

const REFUSED = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.';
const EMAIL = 'u1@vitrine.example';
const SECRET = 'a password typed in vain';
const REDIRECT = { redirectUri: 'http://localhost:3000/de-de/auth/callback' };
const GERMAN = { ui_locales: 'de' };

let bare: TestDatabase;
let way: CuttingProxy;
let server: IdentityServer;
let provider: client.Configuration;
let mailbox: Mailbox;
beforeAll(async () => {
  bare = await createTestDatabase();
  way = await startCuttingProxy(bare.url);
  server = await startIdentityServer({ through: way.through });
  provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  mailbox = await openMailbox(server);
});
afterEach(() => way.mend());
afterAll(async () => {
  await server.stop();
  await way.stop();
  await bare.drop();
});

/** The fields of a page by their names (the first of a name), and what a reader sees of it. */
async function readForm(response: Response) {
  const page = await response.text();
  const { lang, text } = readDocument(page);
  const inputs = tagsOf(page, 'input').map(({ name = '', value = '' }) => [name, value]);
  const ofShop = tagsOf(page, 'a').find(({ href }) => href?.startsWith('http://localhost:3000/'));
  return { page, lang, text, shop: ofShop?.href, values: Object.fromEntries(inputs.reverse()) };
}

const isSignedIn = ({ url }: { url: URL }) => url.searchParams.has('code');

test('a sign-in that meets a database which is late for two seconds goes through', {
  tags: ['F39'],
}, async () => {
  const form = await openForm(provider, 'sign-in', REDIRECT, GERMAN);
  way.cut();
  const mended = setTimeout(way.mend, 2_000);
  const done = await form.post({ email: EMAIL, password: DEMO_PASSWORD });
  clearTimeout(mended);
  expect(isSignedIn(done)).toBe(true);
  expect(done.url.pathname).toBe('/de-de/auth/callback');
});

test('without a database every form is shown again as it was typed, in the language of its shop', {
  tags: ['F39'],
}, async () => {
  const form = await openForm(provider, 'sign-in', REDIRECT, GERMAN);
  const code = await openCode(provider, EMAIL, { ...REDIRECT, remember: true }, GERMAN);
  const password = { password: SECRET };
  const posts: Record<string, Record<string, string>> = {
    'sign-in': { email: EMAIL, ...password, remember: 'yes' },
    'create-account': { firstName: 'Ada', lastName: 'Byron', email: EMAIL, ...password },
    'forgotten-password': { email: EMAIL },
    code: { email: EMAIL, ...password },
    passkey: { email: EMAIL, answer: '{}' },
  };
  const { values: asked } = await readForm(await code.browser.request(code.asked.url));
  way.cut();
  const answers = await Promise.all([
    ...Object.entries(posts).map(async ([name, fields]) => ({
      name,
      fields,
      action: new URL(name, form.action),
      response: await form.browser.request(new URL(name, form.action), postForm(fields)),
    })),
    ...['enter-code', 'code'].map(async (name) => {
      const fields = { ...asked, email: EMAIL, connects: '', code: '123456', remember: 'yes' };
      const action = new URL(name, code.action);
      const response = await code.browser.request(action, postForm(fields));
      return { name: 'enter-code', fields, action: new URL('enter-code', action), response };
    }),
  ]);
  for (const { name, fields, action, response } of answers) {
    expect([name, response.status, response.headers.get('retry-after')]).toEqual([name, 503, '1']);
    const { page, lang, text, shop, values } = await readForm(response);
    expect([lang, shop]).toEqual(['de', 'http://localhost:3000/de-de']);
    expect(text).toContain(REFUSED);
    const { password: typed, answer, ...kept } = fields;
    expect(values).toMatchObject(kept);
    expect(page).not.toContain(SECRET);
    if (!['code', 'passkey'].includes(name)) expect(page).toContain(`action="${action.pathname}"`);
  }
  way.mend();
  expect(isSignedIn(await form.post({ email: EMAIL, password: DEMO_PASSWORD }))).toBe(true);
});

test('without a database a sign-in that begins leads back to its shop, and an open one works once there is one', {
  tags: ['F39'],
}, async () => {
  const opened = await openSignIn(provider, REDIRECT, { ...GERMAN, screen_hint: 'create-account' });
  way.cut();
  const [response, begun] = await Promise.all([
    opened.browser.request(opened.url),
    openSignIn(provider, REDIRECT, GERMAN),
  ]);
  expect([response.status, begun.response.status]).toEqual([503, 503]);
  expect((await readForm(begun.response)).shop).toBe('http://localhost:3000/de-de');
  const { page, lang, text, values } = await readForm(response);
  expect([lang, Object.keys(values)]).toEqual(['de', expect.arrayContaining(['firstName'])]);
  expect(text).toContain(REFUSED);
  const [, action = ''] = /action="([^"]+\/create-account)"/.exec(page) ?? [];
  way.mend();
  const account = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  const fields = { ...account, password: 'violet engines 42' };
  const done = await opened.browser.follow(new URL(action, opened.url), postForm(fields));
  expect(isSignedIn(done)).toBe(true);
});

test('a passkey that a device has made is not lost while the database is away', {
  tags: ['F39'],
}, async () => {
  const { browser, post } = await openForm(provider, 'sign-in', REDIRECT, GERMAN);
  await post({ email: EMAIL, password: DEMO_PASSWORD });
  const asking = { ...GERMAN, prompt: 'passkey' };
  const { url } = await openSignIn(provider, { ...REDIRECT, browser }, asking);
  way.cut();
  const made = { name: 'My phone', answer: '{"id":"made"}' };
  const response = await browser.request(url, postForm(made));
  const { page, values, text } = await readForm(response);
  expect([response.status, values.name]).toEqual([503, 'My phone']);
  expect(text).toContain(REFUSED);
  expect(tagsOf(page, 'button').map(({ name, value }) => [name, value])).toEqual([
    ['answer', made.answer],
    ['answer', ''],
  ]);
});

test('without a database the page of a new password keeps its link, which works once there is one', {
  tags: ['F39'],
}, async () => {
  const form = await openForm(provider, 'sign-in', REDIRECT, GERMAN);
  await form.browser.request(
    new URL('forgotten-password', form.action),
    postForm({ email: EMAIL }),
  );
  const [mail] = await mailbox(EMAIL, 'password-reset');
  const link = new URL(/https?:\S+new-password\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';
  const action = new URL(`${link.pathname}?locale=de-de`, link);
  const choose = (password: string) => fetch(action, postForm({ token, password }));
  way.cut();
  const response = await choose(SECRET);
  const { page, values, text } = await readForm(response);
  expect([response.status, values.token]).toEqual([503, token]);
  expect(text).toContain(REFUSED);
  expect(page).not.toContain(SECRET);
  way.mend();
  expect((await choose('violet engines 42')).status).toBe(200);
});
