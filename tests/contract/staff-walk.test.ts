import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '#src/domain/staff/permission.ts';
import { SHIPPED_ROLES, type ShippedRoleName } from '#src/domain/staff/shipped-roles.ts';
import { shownKeySchema } from '#src/domain/staff/staff.schema.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import type { Call } from '#src/domain/wire/call.ts';
import { attemptWindows } from '#src/platform/kernel/attempts/tables.ts';
import {
  BACK_OFFICE,
  enterBackOffice,
  openBackOffice,
  type StaffBrowser,
  startStaffedPlatform,
} from '../support/back-office.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

type StaffCall = Extract<Call, { by: 'staff' }>;
const CALLS = ALL_CALLS.flatMap((call): StaffCall[] => (call.by === 'staff' ? [call] : []));
const NAMED = CALLS.map((call) => [`${call.method} ${call.path}`, call] as const);
const isRole = (name: string): name is ShippedRoleName => name in SHIPPED_ROLES;
const ROLES = Object.keys(SHIPPED_ROLES).filter(isRole);

let platform: TestPlatform;
const browsers = new Map<ShippedRoleName, StaffBrowser>();
const keys = { without: new Map<string, StaffBrowser>(), only: new Map<string, StaffBrowser>() };
beforeAll(async () => {
  platform = await startStaffedPlatform();
  for (const role of ROLES) browsers.set(role, await enterBackOffice(platform, role));
  const owner = browsers.get('owner');
  const needed = new Map(CALLS.map((call) => [nameOf(call), neededBy(call)]));
  const keyWith = async (permissions: readonly string[]) => {
    const body = { name: 'walker', permissions, shops: null, endsAt: null };
    const made = await owner?.call('POST', '/staff/keys', { body });
    return openBackOffice(platform, shownKeySchema.parse(made?.body).secret);
  };
  for (const [name, needs] of needed) {
    const [first] = needs;
    if (first === undefined) continue;
    keys.without.set(name, await keyWith(PERMISSIONS.filter((one) => !needs.includes(one))));
    keys.only.set(name, await keyWith([first]));
  }
  await platform.inside.database.delete(attemptWindows);
});
afterAll(() => platform.stop());

/** The permissions of which a call needs one. */
const neededBy = ({ needs }: { needs: StaffCall['needs'] }) =>
  [needs].flat().filter((one) => one !== null);
const nameOf = (call: { needs: StaffCall['needs'] }) => neededBy(call).join(' ');

/** The gaps of a path filled with ids that nothing has. */
const pathOf = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, 'nothing');

/** A call with nothing in its body: rights are looked at before it is read. */
async function statusOf(browser: StaffBrowser | undefined, call: Call): Promise<number> {
  const body = call.request.body === undefined ? {} : { body: {} };
  return (await browser?.call(call.method, pathOf(call), body))?.status ?? 0;
}

describe.skipIf(isRemote)('every call of the staff', { tags: ['T50'] }, () => {
  test.each(NAMED)('%s answers nobody without a session', async (_, call) => {
    expect(await statusOf(openBackOffice(platform), call)).toBe(401);
    const forged = openBackOffice(platform);
    forged.setCookie('A'.repeat(43));
    expect(await statusOf(forged, call)).toBe(401);
  });

  test.each(NAMED)(
    '%s answers the roles that have its permission, and no other',
    async (_, call) => {
      for (const role of ROLES) {
        const permissions: readonly string[] = SHIPPED_ROLES[role].permissions;
        const isAllowed =
          call.needs === null || neededBy(call).some((one) => permissions.includes(one));
        const status = await statusOf(browsers.get(role), call);
        expect([role, status === 403]).toEqual([role, !isAllowed]);
        expect([role, status]).not.toEqual([role, 401]);
        expect([role, status >= 500]).toEqual([role, false]);
      }
    },
  );

  test.each(NAMED.filter(([, { needs }]) => needs !== null))(
    '%s answers a key with its permission, and none that has all the others',
    async (_, call) => {
      const needs = nameOf(call);
      expect(await statusOf(keys.without.get(needs), call)).toBe(403);
      expect([401, 403]).not.toContain(await statusOf(keys.only.get(needs), call));
    },
  );

  test.each(NAMED.filter(([, { method }]) => method !== 'GET'))(
    '%s is written by no other site, whatever its cookie says',
    { tags: ['T01'] },
    async (_, call) => {
      const { backOffice } = platform.inside.platform;
      const cookie = `__Host-staff-session=${browsers.get('owner')?.cookie()}`;
      const sent: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: BACK_OFFICE, 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site' },
        {},
      ];
      for (const headers of sent) {
        const init = { method: call.method, body: '{}', headers: { ...headers, cookie } };
        const { status } = await backOffice.request(pathOf(call), init);
        expect([headers, status]).toEqual([headers, 403]);
      }
    },
  );

  test('there are calls to walk, and each names what it needs', () => {
    expect(CALLS.length).toBeGreaterThan(30);
    expect(CALLS.every(({ path }) => path.startsWith('/staff/'))).toBe(true);
  });
});

describe.skipIf(isRemote)('what comes before a session', { tags: ['T01', 'T19'] }, () => {
  const calls = ALL_CALLS.filter(({ by }) => by === 'staffVisitor');

  test.each(calls.map((call) => [call.path, call] as const))(
    '%s is sent by no other site',
    async (_, call) => {
      const browser = openBackOffice(platform);
      const body = call.request.body === undefined ? {} : { body: {} };
      const headers = { origin: 'https://evil.example' };
      const { status } = await browser.call(call.method, pathOf(call), { ...body, headers });
      expect(status).toBe(403);
    },
  );
});
