import { and, eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { totpEnrolmentSchema } from '#src/domain/staff/staff.schema.ts';
import { attemptWindows } from '#src/platform/kernel/attempts/tables.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { auditEntries, staffMembers, staffPasswordLinks } from '#src/platform/staff/tables.ts';
import {
  emailOf,
  enterBackOffice,
  openBackOffice,
  type StaffBrowser,
  startStaffedPlatform,
} from '../support/back-office.ts';
import { readMails } from '../support/mailbox.ts';
import { codeOf } from '../support/shopping.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'a long way home';
const LINK = '/staff/password-link';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startStaffedPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  await platform.inside.database.delete(attemptWindows);
});

const open = () => openBackOffice(platform);
const signIn = (browser: StaffBrowser, email: string, password: string) =>
  browser.call('POST', '/staff/sign-in', { body: { email, password } });
const ask = (email: string, browser = open()) => browser.call('POST', LINK, { body: { email } });
const renew = (token: string, password = NEW_PASSWORD) =>
  open().call('PUT', LINK, { body: { token, password } });
const refusal = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, codeOf({ body })];

/** Mails to somebody with a link for a new password, the newest first. */
async function mailed(email: string) {
  await platform.inside.runJobs();
  const isIt = and(eq(mails.recipient, email), eq(mails.kind, 'staff-password'));
  return readMails(platform.inside.database, isIt);
}

async function linkFor(email: string): Promise<string> {
  await ask(email);
  const [mail] = await mailed(email.toLowerCase());
  return /\/new-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe.skipIf(isRemote)('a member who forgot the password', { tags: ['T38', 'T50'] }, () => {
  test('chooses a new one by a mailed link, once, and all sessions end', async () => {
    const email = emailOf('finance');
    const session = await enterBackOffice(platform, 'finance');
    const token = await linkFor('Finance@vitrine.example');
    const looked = await open().call('POST', `${LINK}/lookup`, { body: { token } });
    expect(looked.body).toEqual({ email });
    expect(refusal(await renew(token, 'too short'))).toEqual([422, 'PASSWORD_WEAK']);
    expect(refusal(await renew(token, 'finance 123456'))).toEqual([422, 'PASSWORD_COMMON']);
    expect((await renew(token)).status).toBe(204);
    expect((await session.call('GET', '/staff/me')).status).toBe(401);
    expect(refusal(await renew(token))).toEqual([410, 'PASSWORD_LINK_OVER']);
    expect((await signIn(open(), email, DEMO_PASSWORD)).status).toBe(401);
    expect((await signIn(open(), email, NEW_PASSWORD)).status).toBe(200);
  });

  test('is answered like somebody whom nobody knows, who is written nothing', async () => {
    const { database } = platform.inside;
    const isEditor = eq(staffMembers.email, emailOf('editor'));
    await database.update(staffMembers).set({ state: 'removed' }).where(isEditor);
    const unknown = ['nobody@vitrine.example', emailOf('editor')];
    const answers = [];
    for (const email of [emailOf('desk'), ...unknown]) answers.push(await ask(email));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, null]));
    for (const email of unknown) expect(await mailed(email)).toEqual([]);
    expect(await mailed(emailOf('desk'))).toHaveLength(1);
    await database.update(staffMembers).set({ state: 'active' }).where(isEditor);
  });

  test('waits after five links in an hour, from wherever they were asked for', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask(emailOf('buyer'))).status).toBe(204);
    }
    expect(refusal(await ask(emailOf('buyer')))).toEqual([429, 'TOO_MANY_REQUESTS']);
    const browser = open();
    const statuses = [];
    for (let asked = 0; asked < 41; asked += 1) {
      statuses.push((await ask(`nobody${asked}@vitrine.example`, browser)).status);
    }
    expect(statuses).toEqual([...Array(40).fill(204), 429]);
  });

  test('finds the link over after half an hour, and its e-mail is kept no longer', async () => {
    const token = await linkFor(emailOf('warehouse'));
    platform.inside.clock.advance(31 * MINUTE);
    expect(refusal(await renew(token))).toEqual([410, 'PASSWORD_LINK_OVER']);
    await platform.inside.runJobs('sweep-staff-password-links');
    expect(await platform.inside.database.select().from(staffPasswordLinks)).toEqual([]);
  });

  test('finds all links over once one was used, or the password changed', async () => {
    const email = emailOf('warehouse');
    const first = await linkFor(email);
    platform.inside.clock.advance(MINUTE);
    const second = await linkFor(email);
    expect((await renew(second)).status).toBe(204);
    expect((await renew(first)).status).toBe(410);
    platform.inside.clock.advance(MINUTE);
    const third = await linkFor(email);
    const browser = open();
    await signIn(browser, email, NEW_PASSWORD);
    const body = { currentPassword: NEW_PASSWORD, newPassword: 'another long way' };
    await browser.call('PUT', '/staff/me/password', { body });
    expect((await renew(third)).status).toBe(410);
  });

  test('is asked for the second factor all the same, and the log says what was done', async () => {
    const email = emailOf('owner');
    const browser = await enterBackOffice(platform, 'owner');
    const { body } = await browser.call('POST', '/staff/second-factor/totp');
    const { secret } = totpEnrolmentSchema.parse(body);
    const epoch = Math.floor(platform.inside.clock.now().getTime() / 1_000);
    const code = await generate({ secret, epoch });
    await browser.call('PUT', '/staff/second-factor/totp', { body: { code } });
    expect((await renew(await linkFor(email))).status).toBe(204);
    const entered = await signIn(open(), email, NEW_PASSWORD);
    expect(entered.body).toEqual({ next: 'second-factor', methods: ['totp'] });
    const written = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'staff-owner'));
    const told = written.map(({ action, actorKind }) => [action, actorKind]);
    expect(told).toContainEqual(['staff.password-link', 'visitor']);
    expect(told).toContainEqual(['staff.password-renewed', 'person']);
  });

  test('signs in at once with the new one, however often the old one was tried', async () => {
    const email = emailOf('desk');
    for (let tried = 0; tried < 9; tried += 1) await signIn(open(), email, `guess number ${tried}`);
    expect((await signIn(open(), email, DEMO_PASSWORD)).status).toBe(429);
    expect((await renew(await linkFor(email))).status).toBe(204);
    expect((await signIn(open(), email, NEW_PASSWORD)).status).toBe(200);
  });
});
