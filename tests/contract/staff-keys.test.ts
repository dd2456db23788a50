import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  keySchema,
  keysSchema,
  memberSchema,
  shownKeySchema,
} from '#src/domain/staff/staff.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { staffKeySecrets, staffKeys } from '#src/platform/staff/tables.ts';
import {
  enterBackOffice,
  openBackOffice,
  type StaffBrowser,
  startStaffedPlatform,
} from '../support/back-office.ts';
import type { Answer } from '../support/platform-client.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

const HOUR = 3_600_000;

let platform: TestPlatform;
let owner: StaffBrowser;
beforeAll(async () => {
  platform = await startStaffedPlatform();
  owner = await enterBackOffice(platform, 'owner');
});
afterAll(() => platform.stop());

const refusalOf = ({ status, body }: Answer) => [status, wireErrorSchema.parse(body).code];

async function make(more: object = {}, by = owner) {
  const body = { name: 'ERP', permissions: ['audit:read'], shops: null, endsAt: null, ...more };
  return by.call('POST', '/staff/keys', { body });
}

const statusWith = async (secret: string, path = '/staff/audit') =>
  (await openBackOffice(platform, secret).call('GET', path)).status;

describe.skipIf(isRemote)('a key of a machine', { tags: ['T53'] }, () => {
  test('does what it was made for and nothing else, without a cookie and without an origin', async () => {
    const { secret, key } = shownKeySchema.parse((await make()).body);
    expect(secret.startsWith(key.hint)).toBe(true);
    expect(await statusWith(secret)).toBe(200);
    const machine = openBackOffice(platform, secret);
    expect(refusalOf(await machine.call('GET', '/staff/keys'))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await machine.call('GET', '/staff/sessions'))).toEqual([403, 'FORBIDDEN']);
    expect((await machine.call('GET', '/staff/me')).body).toMatchObject({
      ...{ kind: 'key', name: 'ERP', permissions: ['audit:read'], email: null },
    });
    expect((await machine.call('POST', '/staff/audit/export')).status).toBe(200);
  });

  test('is shown once: the database and every later answer have none of it', {
    tags: ['T49'],
  }, async () => {
    const { secret, key } = shownKeySchema.parse((await make()).body);
    const { database } = platform.inside;
    const kept = [
      await database.select().from(staffKeys),
      await database.select().from(staffKeySecrets),
      (await owner.call('GET', `/staff/keys/${key.id}`)).body,
      (await owner.call('GET', '/staff/keys')).body,
    ];
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('that is wrong, cut short or in a URL opens nothing', async () => {
    const { secret } = shownKeySchema.parse((await make()).body);
    expect(await statusWith(secret.slice(0, -1))).toBe(401);
    expect(await statusWith('staffkey_unknown')).toBe(401);
    expect(await statusWith('')).toBe(401);
    const nobody = openBackOffice(platform);
    const answer = await platform.inside.platform.backOffice.request(
      `/staff/audit?key=${secret}&access_token=${secret}`,
    );
    expect([answer.status, nobody.cookie()]).toEqual([401, '']);
  });

  test('works until its end', async () => {
    const endsAt = new Date(platform.inside.clock.now().getTime() + HOUR).toISOString();
    const { secret } = shownKeySchema.parse((await make({ endsAt })).body);
    expect(await statusWith(secret)).toBe(200);
    platform.inside.clock.advance(HOUR + 1_000);
    expect(await statusWith(secret)).toBe(401);
  });

  test('is rotated: both secrets work for as long as was said, then the new one alone', async () => {
    const { secret: old, key } = shownKeySchema.parse((await make()).body);
    const rotate = (overlapHours: number) =>
      owner.call('POST', `/staff/keys/${key.id}/rotation`, { body: { overlapHours } });
    const { secret: next, key: rotated } = shownKeySchema.parse((await rotate(2)).body);
    expect(rotated.previousUntil).not.toBeNull();
    expect([await statusWith(old), await statusWith(next)]).toEqual([200, 200]);
    platform.inside.clock.advance(2 * HOUR + 1_000);
    expect([await statusWith(old), await statusWith(next)]).toEqual([401, 200]);
    const { secret: last } = shownKeySchema.parse((await rotate(0)).body);
    expect([await statusWith(next), await statusWith(last)]).toEqual([401, 200]);
  });

  test('keeps two secrets through a second press, which says that it ends the first or is refused', async () => {
    const { secret: first, key } = shownKeySchema.parse((await make()).body);
    const rotate = (more: object) =>
      owner.call('POST', `/staff/keys/${key.id}/rotation`, { body: { overlapHours: 24, ...more } });
    const { secret: second } = shownKeySchema.parse((await rotate({})).body);
    expect(refusalOf(await rotate({}))).toEqual([409, 'KEY_HAS_TWO_SECRETS']);
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);
    const { secret: third } = shownKeySchema.parse((await rotate({ endsPrevious: true })).body);
    const statuses = [await statusWith(first), await statusWith(second), await statusWith(third)];
    expect(statuses).toEqual([401, 200, 200]);
  });

  test('ends with the key that made it, at any depth, and no later than that one', async () => {
    const endsAt = new Date(platform.inside.clock.now().getTime() + HOUR).toISOString();
    const permissions = ['keys:write', 'audit:read'];
    const made = async (more: object, by: StaffBrowser) =>
      shownKeySchema.parse((await make({ permissions, ...more }, by)).body);
    const parent = await made({ endsAt }, owner);
    const child = await made({}, openBackOffice(platform, parent.secret));
    const grandchild = await made({}, openBackOffice(platform, child.secret));
    const other = await made({}, owner);
    expect([child.key.endsAt, grandchild.key.endsAt]).toEqual([endsAt, endsAt]);
    expect(await statusWith(grandchild.secret)).toBe(200);
    expect((await owner.call('DELETE', `/staff/keys/${parent.key.id}`)).status).toBe(204);
    const all = [parent, child, grandchild, other];
    const statuses = await Promise.all(all.map(({ secret }) => statusWith(secret)));
    expect(statuses).toEqual([401, 401, 401, 200]);
  });

  test('is decided about when the member who made it is removed, and is listed as theirs', async () => {
    const keyOf = async (role: 'buyer' | 'editor') => {
      const roles = [{ roleId: 'owner', shops: null }];
      const memberId = `staff-${role}`;
      const { version } = memberSchema.parse(
        (await owner.call('GET', `/staff/members/${memberId}`)).body,
      );
      const query = { version };
      await owner.call('PUT', `/staff/members/${memberId}/roles`, { query, body: { roles } });
      const member = await enterBackOffice(platform, role);
      return { memberId, ...shownKeySchema.parse((await make({ name: role }, member)).body) };
    };
    const remove = async (memberId: string, more: Record<string, string>) => {
      const found = await owner.call('GET', `/staff/members/${memberId}`);
      const { version, workingKeys } = memberSchema.parse(found.body);
      expect(workingKeys).toBe(1);
      return owner.call('DELETE', `/staff/members/${memberId}`, { query: { version, ...more } });
    };
    const [one, other] = [await keyOf('buyer'), await keyOf('editor')];
    expect(refusalOf(await remove(one.memberId, {}))).toEqual([409, 'KEYS_UNDECIDED']);
    expect(await statusWith(one.secret)).toBe(200);
    expect((await remove(one.memberId, { keys: 'end' })).status).toBe(204);
    expect(await statusWith(one.secret)).toBe(401);
    expect((await remove(other.memberId, { keys: 'keep' })).status).toBe(204);
    expect(await statusWith(other.secret)).toBe(200);
    const listed = keysSchema.parse((await owner.call('GET', '/staff/keys')).body).values;
    const theirs = listed.filter(({ isMakerRemoved }) => isMakerRemoved).map(({ name }) => name);
    expect(theirs.toSorted()).toEqual(['buyer', 'editor']);
  });

  test('is ended immediately, listed as over, and rotated no more', async () => {
    const { secret, key } = shownKeySchema.parse((await make({ name: 'Old PIM' })).body);
    expect((await owner.call('DELETE', `/staff/keys/${key.id}`)).status).toBe(204);
    expect(await statusWith(secret)).toBe(401);
    const again = await owner.call('POST', `/staff/keys/${key.id}/rotation`, {
      body: { overlapHours: 0 },
    });
    expect(refusalOf(again)).toEqual([404, 'NOT_FOUND']);
    const list = async (query: Record<string, string>) =>
      keysSchema.parse((await owner.call('GET', '/staff/keys', { query })).body);
    expect((await list({ q: 'pim', state: 'over' })).total).toBe(1);
    expect((await list({ q: 'pim', state: 'working' })).total).toBe(0);
  });

  test('says when it was last used', async () => {
    const { secret, key } = shownKeySchema.parse((await make()).body);
    expect(key.lastUsedAt).toBeNull();
    await statusWith(secret);
    const { body } = await owner.call('GET', `/staff/keys/${key.id}`);
    expect(keySchema.parse(body).lastUsedAt).not.toBeNull();
  });

  test('may do no more than who made it, nor is its secret renewed by who may do less', async () => {
    const keeper = shownKeySchema.parse(
      (await make({ permissions: ['keys:write'], shops: ['fr-fr'] })).body,
    );
    const machine = openBackOffice(platform, keeper.secret);
    expect(refusalOf(await make({}, machine))).toEqual([403, 'FORBIDDEN']);
    const wide = await make({ permissions: ['keys:write'] }, machine);
    expect(refusalOf(wide)).toEqual([403, 'FORBIDDEN']);
    const own = await make({ permissions: ['keys:write'], shops: ['fr-fr'] }, machine);
    expect(own.status).toBe(201);
    const { key: strong } = shownKeySchema.parse((await make()).body);
    const renewed = await machine.call('POST', `/staff/keys/${strong.id}/rotation`, {
      body: { overlapHours: 0 },
    });
    expect(refusalOf(renewed)).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await machine.call('DELETE', `/staff/keys/${strong.id}`))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });
});
