import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from '#src/platform/customers/tables.ts';
import type { MailKind } from '#src/platform/kernel/mail/mail-kinds.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { newsletterRequests, newsletterSubscriptions } from '#src/platform/newsletters/tables.ts';
import { readMails } from '../support/mailbox.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const SOURCE = '/fr-fr/newsletter/subscription';
const HOUR_MS = 3_600_000;
const ACCEPTED = { status: 200, body: { accepted: true } };
const wish = (email: string) => ({ email, additionalInformation: SOURCE, store: '1001' });

const ask = (email: string) => platform.guest().call('PUT', '/newsletters', { body: wish(email) });
const confirm = (token: string, source = SOURCE) =>
  platform.guest().call('POST', '/newsletters/confirmation', { body: { token, source } });
const leave = (token: string, type = 'NEWS') =>
  platform.guest().call('POST', '/newsletters/unsubscribe', {
    body: { token, store: '1001', additionalInformation: '/fr-fr/unsubscribe', type },
  });

async function mailsTo(email: string, kind: MailKind) {
  await platform.inside.runJobs();
  return readMails(platform.inside.database, and(eq(mails.recipient, email), eq(mails.kind, kind)));
}

/** What the newest mail of a kind carries in its link. */
async function tokenIn(email: string, kind: MailKind): Promise<string> {
  const [mail] = await mailsTo(email, kind);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

async function stateOf(email: string, type: 'NEWS' | 'TIC' = 'NEWS') {
  const [row] = await platform.inside.database
    .select()
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.email, email), eq(newsletterSubscriptions.type, type)));
  return row === undefined ? 'none' : row.endedAt === null ? 'on' : 'ended';
}

async function setOptin(email: string, optinNews: 'YES' | 'NO') {
  await platform.inside.database
    .update(customers)
    .set({ optinNews })
    .where(eq(customers.email, email));
}

async function optinOf(email: string) {
  const { database } = platform.inside;
  const [row] = await database.select().from(customers).where(eq(customers.email, email));
  return row?.optinNews;
}

describe.skipIf(isRemote)('the newsletter', () => {
  test('is sent to an address once its owner has confirmed, by a link that works once', async () => {
    const email = 'nora@example.org';
    expect(await ask(` Nora@Example.org `)).toMatchObject(ACCEPTED);
    const [mail] = await mailsTo(email, 'newsletter');
    expect(mail).toMatchObject({ lang: 'fr', recipient: email });
    expect(mail?.text).toContain('http://localhost:3000/fr-fr/newsletter/confirmation?token=');
    expect(await stateOf(email)).toBe('none');
    const token = await tokenIn(email, 'newsletter');
    const kept = await platform.inside.database.select().from(newsletterRequests);
    expect(JSON.stringify(kept)).not.toContain(token);

    expect(await confirm(token, '/elsewhere')).toMatchObject(ACCEPTED);
    expect(await stateOf(email)).toBe('none');
    expect(await confirm(token)).toMatchObject(ACCEPTED);
    expect(await stateOf(email)).toBe('on');
    expect(await mailsTo(email, 'welcome')).toHaveLength(1);

    expect(await leave(await tokenIn(email, 'welcome'))).toMatchObject(ACCEPTED);
    await confirm(token);
    expect(await stateOf(email)).toBe('ended');
    expect(await mailsTo(email, 'welcome')).toHaveLength(1);
  });

  test('a link of two days ago confirms nothing, and its address is forgotten', async () => {
    const email = 'late@example.org';
    await ask(email);
    const token = await tokenIn(email, 'newsletter');
    platform.inside.clock.advance(48 * HOUR_MS + 1_000);
    expect(await confirm(token)).toMatchObject(ACCEPTED);
    expect(await stateOf(email)).toBe('none');
    await platform.inside.runJobs('sweep-newsletters');
    const { database } = platform.inside;
    const rows = await database
      .select()
      .from(newsletterRequests)
      .where(eq(newsletterRequests.email, email));
    expect(rows).toEqual([]);
  });

  test('the answer is one for known and unknown addresses, and a subscriber is not written to again', {
    tags: ['T38'],
  }, async () => {
    await setOptin('u2@vitrine.example', 'YES');
    expect(await ask('u2@vitrine.example')).toMatchObject(ACCEPTED);
    expect(await ask('unknown@example.org')).toMatchObject(ACCEPTED);
    expect(await mailsTo('u2@vitrine.example', 'newsletter')).toEqual([]);
    expect(await mailsTo('unknown@example.org', 'newsletter')).toHaveLength(1);
  });

  test('an account follows what its address said', async () => {
    const email = 'u4@vitrine.example';
    await setOptin(email, 'NO');
    await ask(email);
    await confirm(await tokenIn(email, 'newsletter'));
    expect(await optinOf(email)).toBe('YES');
    await leave(await tokenIn(email, 'welcome'));
    expect(await optinOf(email)).toBe('NO');
  });

  test('a reader unsubscribes from a named mail, twice is once, and an unknown token is refused', {
    tags: ['API-78'],
  }, async () => {
    const email = 'leo@example.org';
    await ask(email);
    await confirm(await tokenIn(email, 'newsletter'));
    const token = await tokenIn(email, 'welcome');
    expect(await leave(token, 'TIC')).toMatchObject(ACCEPTED);
    expect([await stateOf(email, 'TIC'), await stateOf(email)]).toEqual(['ended', 'on']);
    expect(await leave(token)).toMatchObject(ACCEPTED);
    expect(await leave(token)).toMatchObject(ACCEPTED);
    expect(await stateOf(email)).toBe('ended');
    expect(await leave('x'.repeat(43))).toMatchObject({
      status: 404,
      body: { code: 'UNSUBSCRIBE_TOKEN_UNKNOWN' },
    });
  });

  test('an address that is asked for too often has to wait', { tags: ['T38'] }, async () => {
    for (let times = 0; times < 5; times += 1) {
      expect((await ask('often@example.org')).status).toBe(200);
    }
    const over = await ask('Often@example.org');
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test.each([
  { ...wish('a@'), name: 'no address' },
  { ...wish('name@example.com,'), name: 'an address with a comma' },
  { ...wish('a@b.example'), additionalInformation: 'x\r\nBcc: y@z.example', name: 'a broken line' },
  { ...wish('a@b.example\r\nBcc: y@z.example'), name: 'a broken line in the address' },
  { ...wish('a@b.example'), store: '1005', name: 'another shop' },
])('$name is refused', { tags: ['T38'] }, async ({ name: _, ...body }) => {
  expect((await platform.guest().call('PUT', '/newsletters', { body })).status).toBe(400);
});
