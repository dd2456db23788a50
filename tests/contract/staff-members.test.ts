import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  memberSchema,
  membersSchema,
  roleSchema,
  rolesSchema,
} from '#src/domain/staff/staff.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import {
  emailOf,
  enterBackOffice,
  invitationFor,
  openBackOffice,
  type StaffBrowser,
  startStaffedPlatform,
} from '../support/back-office.ts';
import type { Answer } from '../support/platform-client.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

const PASSWORD = 'a long way home';
const EVERYWHERE = null;

let platform: TestPlatform;
let owner: StaffBrowser;
beforeAll(async () => {
  platform = await startStaffedPlatform();
  owner = await enterBackOffice(platform, 'owner');
});
afterAll(() => platform.stop());

const refusalOf = ({ status, body }: Answer) => [status, wireErrorSchema.parse(body).code];
const numbers = { next: 1 };

type Assigned = { roleId: string; shops: string[] | null };

const invite = (by: StaffBrowser, roles: Assigned[], email: string) =>
  by.call('POST', '/staff/members', {
    body: { email, name: 'Somebody New', language: 'en', roles },
  });

/** A colleague with these roles who has signed in. */
async function hire(roles: Assigned[]) {
  numbers.next += 1;
  const email = `colleague.${numbers.next}@vitrine.example`;
  const { id } = memberSchema.parse((await invite(owner, roles, email)).body);
  const browser = openBackOffice(platform);
  const token = await invitationFor(platform, email);
  const body = { token, name: 'Somebody New', language: 'en', password: PASSWORD };
  expect((await browser.call('POST', '/staff/invitation', { body })).status).toBe(200);
  const { version } = memberSchema.parse((await owner.call('GET', `/staff/members/${id}`)).body);
  return { id, email, browser, version };
}

const assign = (by: StaffBrowser, id: string, version: number, roles: Assigned[]) =>
  by.call('PUT', `/staff/members/${id}/roles`, { query: { version }, body: { roles } });
const remove = (by: StaffBrowser, id: string, version: number) =>
  by.call('DELETE', `/staff/members/${id}`, { query: { version } });

async function entriesOf(id: string) {
  const { database } = platform.inside;
  return database.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
}

describe.skipIf(isRemote)('members', { tags: ['T50'] }, () => {
  test('are listed by page, looked for by name or e-mail, and by their role', async () => {
    const list = async (query: Record<string, string | number>) =>
      membersSchema.parse((await owner.call('GET', '/staff/members', { query })).body);
    const first = await list({ size: 2, sort: 'email' });
    expect(first.values.map(({ email }) => email)).toEqual([emailOf('buyer'), emailOf('desk')]);
    expect(first.total).toBe(6);
    expect((await list({ size: 2, page: 2, sort: 'email' })).values[0]?.email).toBe(
      emailOf('editor'),
    );
    expect((await list({ q: 'BENALI' })).values.map(({ id }) => id)).toEqual(['staff-owner']);
    expect((await list({ q: '%' })).total).toBe(0);
    expect((await list({ roleId: 'finance' })).values.map(({ id }) => id)).toEqual([
      'staff-finance',
    ]);
    expect((await list({ state: 'removed' })).total).toBe(0);
  });

  test('are invited once by an e-mail, with roles that exist', async () => {
    const roles = [{ roleId: 'desk', shops: ['fr-fr'] }];
    expect(refusalOf(await invite(owner, roles, 'DESK@vitrine.example'))).toEqual([
      409,
      'STAFF_MEMBER_ALREADY',
    ]);
    const unknown = [{ roleId: 'nothing', shops: EVERYWHERE }];
    expect(refusalOf(await invite(owner, unknown, 'x@vitrine.example'))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('have other rights immediately when their roles change, and the log says which', async () => {
    const { id, browser, version } = await hire([{ roleId: 'finance', shops: EVERYWHERE }]);
    expect((await browser.call('GET', '/staff/audit')).status).toBe(200);
    const staff = [{ roleId: 'desk', shops: ['de-de'] }];
    expect((await assign(owner, id, version, staff)).status).toBe(200);
    expect(refusalOf(await browser.call('GET', '/staff/audit'))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await assign(owner, id, version, staff))).toEqual([412, 'CHANGED_BY_OTHERS']);
    const [entry] = (await entriesOf(id)).filter(({ action }) => action === 'staff.roles');
    expect(entry).toMatchObject({
      ...{ actorId: 'staff-owner', actorName: 'Nadia Benali' },
      before: [{ roleId: 'finance', shops: null }],
      after: [{ roleId: 'desk', shops: ['de-de'] }],
    });
  });

  test('are out everywhere immediately when they are removed, and may be invited again', async () => {
    const { id, email, browser, version } = await hire([{ roleId: 'desk', shops: EVERYWHERE }]);
    const second = openBackOffice(platform);
    const signIn = () =>
      second.call('POST', '/staff/sign-in', { body: { email, password: PASSWORD } });
    expect((await signIn()).status).toBe(200);
    expect(refusalOf(await remove(owner, id, version + 1))).toEqual([412, 'CHANGED_BY_OTHERS']);
    expect((await remove(owner, id, version)).status).toBe(204);
    expect((await browser.call('GET', '/staff/me')).status).toBe(401);
    expect((await second.call('GET', '/staff/me')).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect(refusalOf(await remove(owner, id, version + 1))).toEqual([404, 'NOT_FOUND']);
    platform.inside.clock.advance(60_000);
    expect((await invite(owner, [{ roleId: 'editor', shops: EVERYWHERE }], email)).status).toBe(
      201,
    );
    const token = await invitationFor(platform, email);
    const body = { token, name: 'Back Again', language: 'en', password: PASSWORD };
    const back = openBackOffice(platform);
    expect((await back.call('POST', '/staff/invitation', { body })).status).toBe(200);
    expect((await back.call('GET', '/staff/me')).body).toMatchObject({
      permissions: ['content:write', 'reviews:write'],
    });
  });

  test('keep an owner of all shops, whatever is pressed and by whom', async () => {
    const { version } = memberSchema.parse(
      (await owner.call('GET', '/staff/members/staff-owner')).body,
    );
    const staff = [{ roleId: 'desk', shops: EVERYWHERE }];
    expect(refusalOf(await remove(owner, 'staff-owner', version))).toEqual([409, 'LAST_OWNER']);
    expect(refusalOf(await assign(owner, 'staff-owner', version, staff))).toEqual([
      409,
      'LAST_OWNER',
    ]);
    const other = await hire([{ roleId: 'owner', shops: EVERYWHERE }]);
    const answers = await Promise.all([
      remove(owner, other.id, other.version),
      remove(other.browser, 'staff-owner', version),
    ]);
    const left = membersSchema.parse(
      (
        await (answers[0].status === 204 ? owner : other.browser).call('GET', '/staff/members', {
          query: { roleId: 'owner' },
        })
      ).body,
    );
    expect([answers.filter(({ status }) => status === 204).length, left.total]).toEqual([1, 1]);
    // The owner of the other tests is the one who was there first.
    if (answers[0].status !== 204) throw new Error('the second press came first');
  });

  test('give nobody more than they have, and take nothing from those who have more', async () => {
    const { body: made } = await owner.call('POST', '/staff/roles', {
      body: {
        ...{ name: 'Head of customer service', refundLimitCents: 10_000 },
        permissions: ['staff:write', 'orders:read', 'orders:write', 'refunds:write'],
      },
    });
    const { id: roleId } = roleSchema.parse(made);
    const head = await hire([{ roleId, shops: ['de-de'] }]);
    const email = 'climber@vitrine.example';
    const refused = [
      await invite(head.browser, [{ roleId: 'owner', shops: ['de-de'] }], email),
      await invite(head.browser, [{ roleId, shops: ['de-de', 'fr-fr'] }], email),
      await invite(head.browser, [{ roleId, shops: EVERYWHERE }], email),
      await assign(head.browser, head.id, head.version, [{ roleId: 'owner', shops: EVERYWHERE }]),
      await remove(head.browser, 'staff-owner', 1),
      await head.browser.call('POST', '/staff/members/staff-owner/invitation'),
      await head.browser.call('PUT', '/staff/settings', { body: { secondFactorRequired: false } }),
      await head.browser.call('POST', '/staff/roles', {
        body: { name: 'All', refundLimitCents: null, permissions: ['prices:write'] },
      }),
      await head.browser.call('PUT', `/staff/roles/${roleId}`, {
        query: { version: 1 },
        body: { name: 'Head', refundLimitCents: null, permissions: ['staff:write', 'audit:read'] },
      }),
    ];
    expect(refused.map(refusalOf)).toEqual(Array(9).fill([403, 'FORBIDDEN']));
    expect((await invite(head.browser, [{ roleId, shops: ['de-de'] }], email)).status).toBe(201);
  });
});

describe.skipIf(isRemote)('roles', { tags: ['T50'] }, () => {
  const body = { name: 'Photographer', permissions: ['products:write'], refundLimitCents: 0 };
  const put = (id: string, version: number, changed: object) =>
    owner.call('PUT', `/staff/roles/${id}`, { query: { version }, body: { ...body, ...changed } });
  const erase = (id: string, version: number) =>
    owner.call('DELETE', `/staff/roles/${id}`, { query: { version } });

  test('ship with the shop, and the owner’s stays as it is', async () => {
    const { body: found } = await owner.call('GET', '/staff/roles', { query: { q: 'e' } });
    const names = rolesSchema.parse(found).values.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['desk', 'editor', 'finance', 'owner']));
    expect(refusalOf(await put('owner', 1, {}))).toEqual([409, 'ROLE_FIXED']);
    expect(refusalOf(await erase('desk', 1))).toEqual([409, 'ROLE_FIXED']);
  });

  test('are made, changed for everyone who has them, and deleted once nobody does', async () => {
    const created = await owner.call('POST', '/staff/roles', { body });
    const { id, version } = roleSchema.parse(created.body);
    expect([created.status, version]).toEqual([201, 1]);
    const taken = { ...body, name: 'PHOTOGRAPHER' };
    expect(refusalOf(await owner.call('POST', '/staff/roles', { body: taken }))).toEqual([
      409,
      'ROLE_NAME_TAKEN',
    ]);
    const member = await hire([{ roleId: id, shops: EVERYWHERE }]);
    const changed = { permissions: ['products:write', 'audit:read'] };
    expect((await put(id, version, changed)).status).toBe(200);
    expect((await member.browser.call('GET', '/staff/audit')).status).toBe(200);
    expect(refusalOf(await put(id, version, changed))).toEqual([412, 'CHANGED_BY_OTHERS']);
    expect(refusalOf(await erase(id, 2))).toEqual([409, 'ROLE_IN_USE']);
    await remove(owner, member.id, member.version);
    expect((await erase(id, 2)).status).toBe(204);
    expect(refusalOf(await owner.call('GET', `/staff/roles/${id}`))).toEqual([404, 'NOT_FOUND']);
    expect((await entriesOf(id)).map(({ action }) => action).sort()).toEqual([
      'role.change',
      'role.create',
      'role.delete',
    ]);
  });
});
