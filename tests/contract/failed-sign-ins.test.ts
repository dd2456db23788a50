import { like, or } from 'drizzle-orm';
import { generate } from 'otplib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { totpEnrolmentSchema } from '#src/domain/staff/staff.schema.ts';
import { auditEntries, staffFailedSignIns } from '#src/platform/staff/tables.ts';
import {
  emailOf,
  enterBackOffice,
  openBackOffice,
  type StaffBrowser,
  startStaffedPlatform,
} from '../support/back-office.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startStaffedPlatform();
});
afterEach(() => platform.stop());

const guess = (email: string, browser: StaffBrowser = openBackOffice(platform)) =>
  browser.call('POST', '/staff/sign-in', { body: { email, password: 'something else' } });

/** What the log says of failures. */
async function written() {
  const { database, runJobs } = platform.inside;
  await runJobs();
  const { action } = auditEntries;
  return database
    .select()
    .from(auditEntries)
    .where(or(like(action, 'staff.wrong-%'), like(action, 'staff.locked-out')));
}

describe.skipIf(isRemote)('a sign-in that fails', { tags: ['T50'] }, () => {
  test('is written down once for ten minutes, with who was tried, how often and from where', async () => {
    const browser = openBackOffice(platform);
    await guess('Desk@vitrine.example', browser);
    await guess(emailOf('desk'), browser);
    await guess(emailOf('desk'));
    expect(await written()).toEqual([]);
    platform.inside.clock.advance(11 * MINUTE);
    const [entry, ...others] = await written();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      ...{ action: 'staff.wrong-password', actorKind: 'visitor', actorId: 'staff-desk' },
      ...{ subjectKind: 'staff', subjectId: 'staff-desk', shop: null },
      after: { times: 3, from: [expect.stringMatching(/^203\.0\./), expect.any(String)] },
    });
    await guess(emailOf('desk'));
    platform.inside.clock.advance(11 * MINUTE);
    expect((await written()).map(({ after }) => after)).toMatchObject([{ times: 3 }, { times: 1 }]);
    expect(await platform.inside.database.select().from(staffFailedSignIns)).toEqual([]);
  });

  test('with an e-mail that no member has is counted, and the e-mail is saved nowhere', async () => {
    for (const email of ['one@vitrine.example', 'two@vitrine.example']) await guess(email);
    const kept = await platform.inside.database.select().from(staffFailedSignIns);
    platform.inside.clock.advance(11 * MINUTE);
    const entries = await written();
    expect(entries).toMatchObject([
      { actorId: 'unknown', subjectId: 'unknown', after: { times: 2 } },
    ]);
    expect(JSON.stringify([kept, entries])).not.toContain('one@');
  });

  test('for a wrong code, or because too many did, is told apart', async () => {
    const owner = await enterBackOffice(platform, 'owner');
    const begun = await owner.call('POST', '/staff/second-factor/totp');
    const { secret } = totpEnrolmentSchema.parse(begun.body);
    const epoch = () => Math.floor(platform.inside.clock.now().getTime() / 1_000);
    const body = { code: await generate({ secret, epoch: epoch() }) };
    await owner.call('PUT', '/staff/second-factor/totp', { body });
    for (let tried = 0; tried < 7; tried += 1) {
      const browser = openBackOffice(platform);
      const credentials = { email: emailOf('owner'), password: DEMO_PASSWORD };
      await browser.call('POST', '/staff/sign-in', { body: credentials });
      const code = await generate({ secret, epoch: epoch() + 3_000 });
      await browser.call('POST', '/staff/sign-in/code', { body: { code } });
    }
    platform.inside.clock.advance(11 * MINUTE);
    const told = (await written()).map(({ action, after }) => [action, after]);
    expect(told).toHaveLength(2);
    expect(told).toContainEqual(['staff.wrong-code', expect.objectContaining({ times: 5 })]);
    expect(told).toContainEqual(['staff.locked-out', expect.objectContaining({ times: 2 })]);
  });

  test('many times at once is two entries', async () => {
    const browser = openBackOffice(platform);
    const statuses: number[] = [];
    for (let tried = 0; tried < 8; tried += 1) {
      statuses.push((await guess(emailOf('buyer'), browser)).status);
    }
    const many = Array.from({ length: 40 }, () => guess(emailOf('buyer'), browser));
    statuses.push(...(await Promise.all(many)).map(({ status }) => status));
    expect(statuses).toEqual([...Array(8).fill(401), ...Array(40).fill(429)]);
    platform.inside.clock.advance(11 * MINUTE);
    const told = (await written()).map(({ action, after }) => [action, after]);
    expect(told).toContainEqual(['staff.wrong-password', expect.objectContaining({ times: 8 })]);
    expect(told).toContainEqual(['staff.locked-out', expect.objectContaining({ times: 40 })]);
    expect(told).toHaveLength(2);
  });
});
