import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { openCookieBrowser } from '../support/cookie-browser.ts';
import { createTestKey } from '../support/identity-server.ts';
import {
  connections,
  GERMAN,
  isSignedIn,
  openAt,
  other,
  retoldBy,
  server,
  start,
  startForEachTest,
  stop,
} from '../support/other-sign-ins.ts';

startForEachTest();

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
