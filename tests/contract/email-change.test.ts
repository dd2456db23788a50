import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { clientSchema } from '#src/domain/account/account.schema.ts';
import { emailChanges } from '#src/platform/accounts/tables.ts';
import { newsletterSubscriptions, unsubscribeTokens } from '#src/platform/newsletters/tables.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { postForm, signIn } from '../support/sign-in.ts';

const clock = { shiftSeconds: 0 };
const now = () => new Date(Date.now() + clock.shiftSeconds * 1000);
const OLD = 'u1@vitrine.example';
const NEW = 'neue-adresse@vitrine.example';

let server: IdentityServer;
let mailbox: Mailbox;
let api: AccountApi;
beforeEach(async () => {
  clock.shiftSeconds = 0;
  server = await startIdentityServer({ now });
  mailbox = await openMailbox(server, now);
  api = createAccountApi(server, now);
});
afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

async function enter(email: string) {
  const { accessToken } = await signIn(server.issuer, email, DEMO_PASSWORD, {
    clientSecret: CLIENT_SECRET,
  });
  return accessToken;
}

const ask = (bearer: string, email: string) =>
  api.call('PUT', '/accounts-self/email', { bearer, body: { email } });
const profile = (bearer: string) => api.call('GET', '/accounts-self/', { bearer });

async function linkTo(email: string): Promise<URL> {
  const [mail] = await mailbox(email, 'new-email');
  return new URL(/https?:\S+new-email\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none.example');
}

const confirm = (link: URL, headers: Record<string, string> = {}) => {
  const action = new URL(`${link.pathname}?locale=${link.searchParams.get('locale')}`, link);
  const token = link.searchParams.get('token') ?? '';
  return fetch(action, { ...postForm({ token }), headers });
};

test('a new address counts once its owner confirms the mail: sessions elsewhere end, the newsletter follows, the old address is told', async () => {
  const { database } = server;
  const elsewhere = await enter(OLD);
  const here = await enter(OLD);
  const source = { store: '1001', source: '/fr-fr', confirmedAt: now() };
  await database.insert(newsletterSubscriptions).values({ email: OLD, type: 'NEWS', ...source });
  await database.insert(unsubscribeTokens).values({ tokenHash: 'x', email: OLD, createdAt: now() });

  expect((await ask(here, ` ${NEW.toUpperCase()}`.trim())).status).toBe(202);
  const link = await linkTo(NEW);
  const token = link.searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await database.select().from(emailChanges))).not.toContain(token);
  // Opened by a program that reads mails, nothing has changed.
  const page = await fetch(link);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await page.text()).toContain(NEW);
  expect(clientSchema.parse((await profile(here)).body).email).toBe(OLD);
  expect((await confirm(link, { origin: 'https://elsewhere.example' })).status).toBe(403);

  expect((await confirm(link)).status).toBe(200);
  expect(clientSchema.parse((await profile(here)).body)).toMatchObject({
    email: NEW,
    customerId: 'U1',
  });
  expect((await profile(elsewhere)).status).toBe(401);
  const [subscription] = await database.select().from(newsletterSubscriptions);
  expect(subscription?.email).toBe(NEW);
  expect((await database.select().from(unsubscribeTokens))[0]?.email).toBe(NEW);
  const notices = await mailbox(OLD, 'email-changed');
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ lang: 'fr' });
  expect(notices[0]?.text).not.toContain(NEW);
  // Once.
  expect((await confirm(link)).status).toBe(410);
  expect(await enter(NEW)).toBeTruthy();
  await expect(enter(OLD)).rejects.toThrow();
});

test('an address that somebody has is answered alike, written nothing, and never taken over', async () => {
  const here = await enter(OLD);
  const free = await ask(here, NEW);
  const taken = await ask(here, 'u2@vitrine.example');
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect(await mailbox('u2@vitrine.example', 'new-email')).toEqual([]);
  // Whoever opens an account with it in between keeps it.
  const link = await linkTo(NEW);
  await ask(await enter('u2@vitrine.example'), NEW);
  const other = await mailbox(NEW, 'new-email');
  expect(other).toHaveLength(2);
  expect((await confirm(link)).status).toBe(200);
  const second = other.map(({ text }) => /https?:\S+new-email\S+/.exec(text)?.[0] ?? '');
  const late = second.find((url) => url !== link.href) ?? 'http://none.example';
  expect((await confirm(new URL(late))).status).toBe(410);
});

test('a link is over after half an hour, and with a newer one that was used', async () => {
  const here = await enter(OLD);
  await ask(here, NEW);
  const first = await linkTo(NEW);
  await ask(here, 'autre@vitrine.example');
  expect((await confirm(await linkTo('autre@vitrine.example'))).status).toBe(200);
  expect((await confirm(first)).status).toBe(410);
  await ask(here, NEW);
  const [newest] = await mailbox(NEW, 'new-email');
  const link = new URL(/https?:\S+new-email\S+/.exec(newest?.text ?? '')?.[0] ?? '');
  clock.shiftSeconds = 30 * 60 + 1;
  expect((await fetch(link)).status).toBe(410);
  expect((await confirm(link)).status).toBe(410);
});

test('it asks for a password typed at most five minutes ago, and for no more than five mails an hour', {
  tags: ['T39'],
}, async () => {
  const here = await enter(OLD);
  for (const [index, status] of [202, 202, 202, 202, 202, 429].entries()) {
    expect((await ask(here, `a${index}@vitrine.example`)).status).toBe(status);
  }
  expect((await ask(here, 'no address')).status).toBe(400);
  clock.shiftSeconds = 5 * 60 + 1;
  const late = await ask(here, NEW);
  expect([late.status, late.body]).toMatchObject([403, { code: 'SIGN_IN_NOT_RECENT' }]);
});
