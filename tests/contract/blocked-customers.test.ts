import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { staffCustomerSchema } from '#src/domain/account/staff-customer.schema.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { codeOf } from '../support/shopping.ts';
import { discoverProvider, openForm, signIn } from '../support/sign-in.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';

const now = () => new Date();

let server: IdentityServer;
let api: AccountApi;
let staff: StaffCalls;
beforeAll(async () => {
  server = await startIdentityServer({ now });
  api = createAccountApi(server, now);
  const { database, config } = server;
  staff = openStaffCalls({ inside: { database, config, clock: { now } } });
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const enter = () =>
  signIn(server.issuer, 'u1@vitrine.example', DEMO_PASSWORD, { clientSecret: CLIENT_SECRET });

/** What the page of a sign-in answers. */
async function tried(password: string) {
  const provider = await discoverProvider(server.issuer, CLIENT_SECRET);
  const form = await openForm(provider, 'sign-in', {}, { ui_locales: 'en' });
  const { response } = await form.post({ email: 'u1@vitrine.example', password });
  return { status: response.status, text: await response.text() };
}

const stands = async (bearer: string) =>
  (await api.call('GET', '/accounts-self/', { bearer })).status === 200;
const read = async () =>
  staffCustomerSchema.parse((await staff.call('GET', '/staff/customers/U1')).body);
const setBlocked = async (what: 'block' | 'unblock', version?: number) =>
  staff.call('POST', `/staff/customers/U1/${what}`, {
    ...{ changeId: randomUUID(), reason: 'Many parcels were refused.' },
    version: version ?? (await read()).version,
  });

test('a customer who is blocked is signed out, is told so at the door, and may come back later', async () => {
  const { accessToken, refreshToken } = await enter();
  expect(await stands(accessToken)).toBe(true);
  expect((await setBlocked('block', 7)).status).toBe(412);
  expect((await setBlocked('block')).body).toMatchObject({
    ...{ blockedFor: 'Many parcels were refused.', signIns: [] },
  });
  expect(await stands(accessToken)).toBe(false);
  const tokens = { accessToken, refreshToken };
  const refreshed = await api.call('POST', '/api/cookie-refresh-tokens', { body: { tokens } });
  expect(refreshed.status).toBe(401);
  expect(await tried(DEMO_PASSWORD)).toMatchObject({
    status: 403,
    text: expect.stringContaining('This account is blocked'),
  });
  const again = await setBlocked('block');
  expect([again.status, codeOf(again)]).toEqual([412, 'CHANGED_BY_OTHERS']);
  expect((await setBlocked('unblock')).body).toMatchObject({ blockedAt: null, blockedFor: null });
  expect(await stands((await enter()).accessToken)).toBe(true);
  const logged = await server.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, 'U1'));
  expect(logged).toMatchObject([
    { action: 'customer.block', before: { isBlocked: false }, after: { isBlocked: true } },
    { action: 'customer.unblock', after: { isBlocked: false } },
  ]);
});

test('a wrong password tells nobody that an account is blocked', async () => {
  await setBlocked('block');
  const { status, text } = await tried('Another 2026!');
  expect(status).toBe(422);
  expect(text).not.toContain('blocked');
  await setBlocked('unblock');
});

test('the staff sign a customer out of one browser, then of all', async () => {
  const [first, second, third] = [await enter(), await enter(), await enter()];
  const { signIns } = await read();
  const end = (signInId: string | null) =>
    staff.call('POST', '/staff/customers/U1/sign-ins/end', { changeId: randomUUID(), signInId });
  const newest = signIns[0]?.signInId ?? '';
  expect((await end(newest)).status).toBe(200);
  const standing = [first, second, third].map(({ accessToken }) => stands(accessToken));
  expect((await Promise.all(standing)).filter(Boolean)).toHaveLength(2);
  expect((await end(newest)).status).toBe(404);
  expect((await end(null)).body).toMatchObject({ signIns: [] });
  expect(await stands(second.accessToken)).toBe(false);
});
