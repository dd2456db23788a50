import { and, eq } from 'drizzle-orm';
import { generate } from 'otplib';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import {
  meSchema,
  secondFactorSchema,
  signInStepSchema,
  staffSessionsSchema,
  totpEnrolmentSchema,
} from '#src/domain/staff/staff.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { attemptWindows } from '#src/platform/kernel/attempts/tables.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { newToken } from '#src/platform/kernel/mail/link-tokens.ts';
import { createBackOffice } from '#src/platform/staff/create-back-office.ts';
import { inviteOwner } from '#src/platform/staff/invite-owner.ts';
import {
  auditEntries,
  staffMembers,
  staffPasskeys,
  staffSessions,
  staffSettings,
} from '#src/platform/staff/tables.ts';
import {
  BACK_OFFICE,
  emailOf,
  enterBackOffice,
  invitationFor,
  openBackOffice,
  type StaffBrowser,
  startStaffedPlatform,
} from '../support/back-office.ts';
import type { Answer } from '../support/platform-client.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';
import { createVirtualAuthenticator } from '../support/virtual-authenticator.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW_PASSWORD = 'a long way home';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startStaffedPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  const { database } = platform.inside;
  await database.delete(attemptWindows);
  await database.delete(staffPasskeys);
  await database.update(staffMembers).set({ totpSealed: null, totpStep: null });
});

const seconds = () => Math.floor(platform.inside.clock.now().getTime() / 1_000);
const codeOf = (secret: string, step = 0) => generate({ secret, epoch: seconds() + step * 30 });
/** The next code is another one. */
const waitForCode = () => platform.inside.clock.advance(MINUTE);

const signIn = (browser: StaffBrowser, email: string, password = DEMO_PASSWORD) =>
  browser.call('POST', '/staff/sign-in', { body: { email, password } });
const stepOf = ({ body }: Answer) => signInStepSchema.parse(body);
const refusalOf = ({ status, body }: Answer) => [status, wireErrorSchema.parse(body).code];
const statusOfMe = async (browser: StaffBrowser) => (await browser.call('GET', '/staff/me')).status;

async function setUpTotp(browser: StaffBrowser): Promise<string> {
  const { secret } = totpEnrolmentSchema.parse(
    (await browser.call('POST', '/staff/second-factor/totp')).body,
  );
  const body = { code: await codeOf(secret) };
  const { status } = await browser.call('PUT', '/staff/second-factor/totp', { body });
  expect(status).toBe(204);
  waitForCode();
  return secret;
}

describe.skipIf(isRemote)('signing in to the back office', { tags: ['T50'] }, () => {
  test('a member signs in with a password, and is told who they are and what they may do', async () => {
    const browser = openBackOffice(platform);
    expect(stepOf(await signIn(browser, 'DESK@vitrine.example')).next).toBe('signed-in');
    const me = meSchema.parse((await browser.call('GET', '/staff/me')).body);
    expect(me).toMatchObject({
      ...{ kind: 'person', email: emailOf('desk'), language: 'en', refundLimitCents: 10_000 },
      secondFactor: { isRequired: false, isSet: false },
    });
    expect(me.permissions).toContain('orders:write');
    expect(me.shops).toContain('pl-pl');
  });

  test('the cookie is for this host alone, and no script and no other site reads it', async () => {
    const { headers } = await signIn(openBackOffice(platform), emailOf('desk'));
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-staff-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('a wrong password, an unknown e-mail and a colleague who is gone are refused alike', async () => {
    const browser = openBackOffice(platform);
    const { database } = platform.inside;
    const isEditor = eq(staffMembers.email, emailOf('editor'));
    await database.update(staffMembers).set({ state: 'removed' }).where(isEditor);
    const answers = [
      await signIn(browser, emailOf('desk'), 'something else'),
      await signIn(browser, 'nobody@vitrine.example'),
      await signIn(browser, emailOf('editor')),
    ];
    await database.update(staffMembers).set({ state: 'active' }).where(isEditor);
    expect(answers.map(refusalOf)).toEqual(Array(3).fill([401, 'STAFF_SIGN_IN_REFUSED']));
    expect(browser.cookie()).toBe('');
  });

  test('eight wrong passwords stop the guessing from anywhere, until a quarter of an hour is over', async () => {
    for (let tried = 0; tried < 8; tried += 1) {
      await signIn(openBackOffice(platform), emailOf('buyer'), `guess number ${tried}`);
    }
    const { status, headers } = await signIn(openBackOffice(platform), emailOf('buyer'));
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    platform.inside.clock.advance(16 * MINUTE);
    expect((await signIn(openBackOffice(platform), emailOf('buyer'))).status).toBe(200);
  });

  test('a session ends twelve hours after the sign-in, however much is done', async () => {
    const browser = await enterBackOffice(platform, 'desk');
    platform.inside.clock.advance(11 * HOUR);
    expect(await statusOfMe(browser)).toBe(200);
    platform.inside.clock.advance(HOUR + MINUTE);
    expect(await statusOfMe(browser)).toBe(401);
  });

  test('signing out ends the session, not only its cookie', async () => {
    const browser = await enterBackOffice(platform, 'desk');
    const token = browser.cookie();
    expect((await browser.call('POST', '/staff/sign-out')).status).toBe(204);
    expect(browser.cookie()).toBe('');
    browser.setCookie(token);
    expect(await statusOfMe(browser)).toBe(401);
  });

  test('what somebody else put into the cookie opens nothing after the sign-in', {
    tags: ['T17'],
  }, async () => {
    const attacker = await enterBackOffice(platform, 'editor');
    const planted = attacker.cookie();
    const victim = openBackOffice(platform);
    victim.setCookie(planted);
    await signIn(victim, emailOf('owner'));
    expect(victim.cookie()).not.toBe(planted);
    expect(await statusOfMe(attacker)).toBe(401);
  });

  test('the database holds no token of a session', { tags: ['T49'] }, async () => {
    const browser = await enterBackOffice(platform, 'desk');
    const rows = await platform.inside.database.select().from(staffSessions);
    expect(JSON.stringify(rows)).not.toContain(browser.cookie());
  });

  test('sessions are listed, and one is ended from another browser', async () => {
    const [one, other] = [
      await enterBackOffice(platform, 'finance'),
      await enterBackOffice(platform, 'finance'),
    ];
    const stranger = await enterBackOffice(platform, 'desk');
    const read = async () =>
      staffSessionsSchema.parse((await one.call('GET', '/staff/sessions')).body).values;
    const found = await read();
    expect(found.map(({ isThis, browser }) => [isThis, browser])).toEqual([
      [true, 'Chrome'],
      [false, 'Chrome'],
    ]);
    const path = `/staff/sessions/${found[1]?.id}`;
    expect(refusalOf(await stranger.call('DELETE', path))).toEqual([404, 'NOT_FOUND']);
    expect((await one.call('DELETE', path)).status).toBe(204);
    expect(await statusOfMe(other)).toBe(401);
    expect(await read()).toHaveLength(1);
  });

  test('a member changes name, language and password; the other sessions end', async () => {
    const [browser, other] = [
      await enterBackOffice(platform, 'warehouse'),
      await enterBackOffice(platform, 'warehouse'),
    ];
    const change = (currentPassword: string, newPassword: string) =>
      browser.call('PUT', '/staff/me/password', { body: { currentPassword, newPassword } });
    expect(refusalOf(await change('not this one', NEW_PASSWORD))).toEqual([422, 'PASSWORD_WRONG']);
    expect(refusalOf(await change(DEMO_PASSWORD, 'too short'))).toEqual([422, 'PASSWORD_WEAK']);
    expect(refusalOf(await change(DEMO_PASSWORD, 'warehouse 123456'))).toEqual([
      422,
      'PASSWORD_COMMON',
    ]);
    expect((await change(DEMO_PASSWORD, NEW_PASSWORD)).status).toBe(204);
    expect([await statusOfMe(browser), await statusOfMe(other)]).toEqual([200, 401]);
    const body = { name: 'Ewa Zielińska', language: 'pl' };
    expect((await browser.call('PUT', '/staff/me', { body })).status).toBe(204);
    expect((await browser.call('GET', '/staff/me')).body).toMatchObject(body);
  });
});

describe.skipIf(isRemote)('the second factor', { tags: ['T50'] }, () => {
  test('a password alone opens nothing once an app is set up; its code does, once', async () => {
    const secret = await setUpTotp(await enterBackOffice(platform, 'owner'));
    const browser = openBackOffice(platform);
    expect(stepOf(await signIn(browser, emailOf('owner')))).toEqual({
      next: 'second-factor',
      methods: ['totp'],
    });
    const waiting = browser.cookie();
    expect(await statusOfMe(browser)).toBe(401);
    const body = { code: await codeOf(secret) };
    expect(stepOf(await browser.call('POST', '/staff/sign-in/code', { body })).next).toBe(
      'signed-in',
    );
    expect(browser.cookie()).not.toBe(waiting);
    expect(await statusOfMe(browser)).toBe(200);

    const replaying = openBackOffice(platform);
    await signIn(replaying, emailOf('owner'));
    expect(refusalOf(await replaying.call('POST', '/staff/sign-in/code', { body }))).toEqual([
      401,
      'STAFF_SIGN_IN_REFUSED',
    ]);
  });

  test('five wrong codes stop the guessing, in a new sign-in from elsewhere too', async () => {
    const secret = await setUpTotp(await enterBackOffice(platform, 'owner'));
    for (let tried = 0; tried < 5; tried += 1) {
      const browser = openBackOffice(platform);
      await signIn(browser, emailOf('owner'));
      const body = { code: await codeOf(secret, 100 + tried) };
      expect((await browser.call('POST', '/staff/sign-in/code', { body })).status).toBe(401);
    }
    const browser = openBackOffice(platform);
    await signIn(browser, emailOf('owner'));
    const body = { code: await codeOf(secret) };
    expect((await browser.call('POST', '/staff/sign-in/code', { body })).status).toBe(429);
  });

  test('nobody enters a code without a password before it, nor ten minutes after', async () => {
    const secret = await setUpTotp(await enterBackOffice(platform, 'owner'));
    const browser = openBackOffice(platform);
    const enter = async () =>
      browser.call('POST', '/staff/sign-in/code', { body: { code: await codeOf(secret) } });
    expect(refusalOf(await enter())).toEqual([401, 'UNAUTHORIZED']);
    await signIn(browser, emailOf('owner'));
    platform.inside.clock.advance(11 * MINUTE);
    expect(refusalOf(await enter())).toEqual([401, 'UNAUTHORIZED']);
  });

  test('an app counts once its first code came, and the secret is sealed', async () => {
    const browser = await enterBackOffice(platform, 'owner');
    const begun = await browser.call('POST', '/staff/second-factor/totp');
    const { secret, otpauthUrl, qrCode } = totpEnrolmentSchema.parse(begun.body);
    expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
    // A square picture, and nothing that runs.
    expect(qrCode).toMatch(/^<svg viewBox="0 0 (\d+) \1"/);
    expect(qrCode.match(/<(?!\/)\w+/g)).toEqual(['<svg', '<rect', '<path']);
    const read = async () =>
      secondFactorSchema.parse((await browser.call('GET', '/staff/second-factor')).body);
    const prove = (code: string) =>
      browser.call('PUT', '/staff/second-factor/totp', { body: { code } });
    const wrong = await codeOf(secret, 100);
    expect(refusalOf(await prove(wrong))).toEqual([422, 'SECOND_FACTOR_WRONG']);
    expect((await read()).hasTotp).toBe(false);
    expect((await prove(await codeOf(secret))).status).toBe(204);
    expect((await read()).hasTotp).toBe(true);
    const rows = await platform.inside.database.select().from(staffMembers);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('a passkey is a second factor too; one of another site or of a colleague is none', async () => {
    const owner = await enterBackOffice(platform, 'owner');
    const phone = createVirtualAuthenticator(BACK_OFFICE);
    const asked = await owner.call('POST', '/staff/second-factor/passkeys/options');
    const options = Object.assign({ challenge: '' }, asked.body);
    const add = (answer: unknown) =>
      owner.call('POST', '/staff/second-factor/passkeys', { body: { name: 'Phone', answer } });
    const made = JSON.parse(phone.create(options, { origin: 'https://evil.example' }));
    expect(refusalOf(await add(made))).toEqual([422, 'SECOND_FACTOR_WRONG']);
    expect((await add(JSON.parse(phone.create(options)))).status).toBe(204);

    const browser = openBackOffice(platform);
    expect(stepOf(await signIn(browser, emailOf('owner'))).methods).toEqual(['passkey']);
    const question = await browser.call('POST', '/staff/sign-in/passkey/options');
    const wanted = Object.assign({ challenge: '' }, question.body);
    const enter = (answer: string) =>
      browser.call('POST', '/staff/sign-in/passkey', { body: JSON.parse(answer) });
    const colleague = createVirtualAuthenticator(BACK_OFFICE);
    expect((await enter(colleague.get(wanted))).status).toBe(401);
    expect((await enter(phone.get(wanted, { challenge: 'b3RoZXI' }))).status).toBe(401);
    expect((await enter(phone.get(wanted))).status).toBe(200);
    expect(await statusOfMe(browser)).toBe(200);

    const { body } = await browser.call('GET', '/staff/second-factor');
    const [{ id } = { id: '' }] = secondFactorSchema.parse(body).passkeys;
    const path = `/staff/second-factor/passkeys/${id}`;
    expect((await browser.call('DELETE', path)).status).toBe(204);
    expect(refusalOf(await browser.call('DELETE', path))).toEqual([404, 'NOT_FOUND']);
  });

  test('somebody who finds an open screen changes no second factor', async () => {
    const browser = await enterBackOffice(platform, 'owner');
    await setUpTotp(browser);
    platform.inside.clock.advance(16 * MINUTE);
    const refusals = [
      await browser.call('DELETE', '/staff/second-factor/totp'),
      await browser.call('POST', '/staff/second-factor/totp'),
      await browser.call('POST', '/staff/second-factor/passkeys/options'),
    ].map(refusalOf);
    expect(refusals).toEqual(Array(3).fill([403, 'SIGN_IN_NOT_RECENT']));
  });

  test('an app is removed shortly after a sign-in, and the password is enough again', async () => {
    const browser = await enterBackOffice(platform, 'owner');
    await setUpTotp(browser);
    expect((await browser.call('DELETE', '/staff/second-factor/totp')).status).toBe(204);
    expect(stepOf(await signIn(openBackOffice(platform), emailOf('owner'))).next).toBe('signed-in');
  });

  test('where the owner requires one, a member without it may do nothing but set it up', async () => {
    const owner = await enterBackOffice(platform, 'owner');
    await setUpTotp(owner);
    const require = (secondFactorRequired: boolean) =>
      owner.call('PUT', '/staff/settings', { body: { secondFactorRequired } });
    expect((await require(true)).status).toBe(200);
    expect((await owner.call('GET', '/staff/settings')).body).toEqual({
      secondFactorRequired: true,
    });
    const browser = openBackOffice(platform);
    expect(stepOf(await signIn(browser, emailOf('finance'))).next).toBe('enrol');
    expect(refusalOf(await browser.call('GET', '/staff/audit'))).toEqual([403, 'FORBIDDEN']);
    const me = meSchema.parse((await browser.call('GET', '/staff/me')).body);
    expect([me.permissions, me.secondFactor]).toEqual([[], { isRequired: true, isSet: false }]);
    await setUpTotp(browser);
    expect((await browser.call('GET', '/staff/audit')).status).toBe(200);
    expect((await require(false)).status).toBe(200);
  });
});

test.skipIf(isRemote)(
  'the link of the first owner of a shop in production asks for a second factor, until that is switched off',
  { tags: ['T50'] },
  async () => {
    const { database, clock, config } = platform.inside;
    await database.delete(staffSettings);
    const prod = { ...config, hasDemo: false };
    const log = pino({ level: 'silent' });
    const backOffice = createBackOffice({ database, now: clock.now, config: prod, log });
    const inside = { ...platform.inside, platform: { ...platform.inside.platform, backOffice } };
    const browser = openBackOffice({ ...platform, inside });
    const { token, tokenHash } = newToken();
    const email = 'first@vitrine.example';
    await inTransaction(database, (tx) => inviteOwner(tx, { email, tokenHash }, clock.now()));
    const body = { token, name: 'Ana Roy', language: 'fr', password: NEW_PASSWORD };
    const accepted = await browser.call('POST', '/staff/invitation', { body });
    expect(stepOf(accepted).next).toBe('enrol');
    expect(refusalOf(await browser.call('GET', '/staff/members'))).toEqual([403, 'FORBIDDEN']);
    await setUpTotp(browser);
    expect((await browser.call('GET', '/staff/members')).status).toBe(200);
    expect((await browser.call('GET', '/staff/settings')).body).toEqual({
      secondFactorRequired: true,
    });
    const off = { body: { secondFactorRequired: false } };
    expect((await browser.call('PUT', '/staff/settings', off)).status).toBe(200);
    const next = openBackOffice({ ...platform, inside });
    expect(stepOf(await signIn(next, emailOf('desk'))).next).toBe('signed-in');
  },
);

/** What guessing begins with; the last two have the name of the shop and of the person. */
const EASY = [
  ...['aaaaaaaaaaaa', '123456789012', ' '.repeat(12), 'abcabcabcabc', 'qwertzuiopas'],
  ...['password1234', '201020112012', 'vitrine for the win', 'dr nowak works here'],
];

describe.skipIf(isRemote)('an invitation', { tags: ['T46', 'T50'] }, () => {
  const accept = (browser: StaffBrowser, token: string, password = NEW_PASSWORD) =>
    browser.call('POST', '/staff/invitation', {
      body: { token, name: 'Ada Nowak', language: 'pl', password },
    });

  test('somebody is invited by mail, chooses a password once, and works', async () => {
    const email = 'ada@vitrine.example';
    const owner = await enterBackOffice(platform, 'owner');
    const invited = await owner.call('POST', '/staff/members', {
      body: {
        ...{ email, name: 'Ada', language: 'pl' },
        roles: [{ roleId: 'desk', shops: ['pl-pl'] }],
      },
    });
    expect(invited.status).toBe(201);
    const token = await invitationFor(platform, email);
    const browser = openBackOffice(platform);
    const looked = await browser.call('POST', '/staff/invitation/lookup', { body: { token } });
    expect(looked.body).toEqual({ email, name: 'Ada', language: 'pl' });
    expect(refusalOf(await signIn(browser, email, NEW_PASSWORD))).toEqual([
      401,
      'STAFF_SIGN_IN_REFUSED',
    ]);
    expect(refusalOf(await accept(browser, token, 'short 1'))).toEqual([422, 'PASSWORD_WEAK']);
    for (const name of ['<b>Ada</b>', 'Ada evil.example', 'Ada \u202ekawoN']) {
      const typed = { token, name, language: 'pl', password: NEW_PASSWORD };
      const refused = await browser.call('POST', '/staff/invitation', { body: typed });
      expect([refused.status, refused.body]).toMatchObject([400, { field: 'name' }]);
    }
    for (const guessed of EASY) {
      const refused = await accept(browser, token, guessed);
      expect([guessed, ...refusalOf(refused)]).toEqual([guessed, 422, 'PASSWORD_COMMON']);
    }
    expect(stepOf(await accept(browser, token)).next).toBe('signed-in');
    const me = meSchema.parse((await browser.call('GET', '/staff/me')).body);
    expect([me.name, me.shops]).toEqual(['Ada Nowak', ['pl-pl']]);
    expect(refusalOf(await accept(openBackOffice(platform), token))).toEqual([
      410,
      'INVITATION_OVER',
    ]);
    expect(stepOf(await signIn(openBackOffice(platform), email, NEW_PASSWORD)).next).toBe(
      'signed-in',
    );
  });

  test('a new link ends the one before, and a member who uses it starts over', async () => {
    const staff = await enterBackOffice(platform, 'buyer');
    await setUpTotp(staff);
    const owner = await enterBackOffice(platform, 'owner');
    const again = () => owner.call('POST', '/staff/members/staff-buyer/invitation');
    expect((await again()).status).toBe(202);
    const first = await invitationFor(platform, emailOf('buyer'));
    platform.inside.clock.advance(MINUTE);
    await again();
    const second = await invitationFor(platform, emailOf('buyer'));
    expect(await statusOfMe(staff)).toBe(200);
    expect((await accept(openBackOffice(platform), first)).status).toBe(410);
    expect(stepOf(await accept(openBackOffice(platform), second)).next).toBe('signed-in');
    expect(await statusOfMe(staff)).toBe(401);
    expect(refusalOf(await signIn(openBackOffice(platform), emailOf('buyer')))).toEqual([
      401,
      'STAFF_SIGN_IN_REFUSED',
    ]);
  });

  test('the log says who joined, signed in and set what up, without a secret', async () => {
    const secret = await setUpTotp(await enterBackOffice(platform, 'owner'));
    const { database } = platform.inside;
    const isOwner = and(eq(auditEntries.actorId, 'staff-owner'));
    const found = await database.select().from(auditEntries).where(isOwner);
    const actions = new Set(found.map(({ action }) => action));
    expect(actions).toContain('staff.sign-in');
    expect(actions).toContain('staff.totp-set');
    expect(found.every(({ clientAddress }) => clientAddress?.startsWith('203.0.'))).toBe(true);
    expect(JSON.stringify(await database.select().from(auditEntries))).not.toContain(secret);
  });
});
