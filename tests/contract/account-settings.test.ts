import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#src/demo/seed/seed-accounts.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import {
  CLIENT_SECRET,
  type IdentityServer,
  startIdentityServer,
} from '../support/identity-server.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signIn } from '../support/sign-in.ts';

const MINUTE = 60_000;
const IBAN = 'FR7630006000011234567890189';
const DETAILS = { iban: IBAN, bic: 'AGRIFRPP', owner: 'CLAIRE MOREAU' };

let server: IdentityServer;
let api: AccountApi;
let mailbox: Mailbox;
/** The same platform six minutes later. */
let later: AccountApi;
beforeAll(async () => {
  server = await startIdentityServer();
  api = createAccountApi(server);
  mailbox = await openMailbox(server);
  later = createAccountApi(server, () => new Date(Date.now() + 6 * MINUTE));
});
afterAll(() => server.stop());

const email = (id: string) => `${id.toLowerCase()}@vitrine.example`;
const tokensOf = (id: string, password = DEMO_PASSWORD) =>
  signIn(server.issuer, email(id), password, { clientSecret: CLIENT_SECRET });
const bearerOf = async (id: string) => (await tokensOf(id)).accessToken;

describe('the profile', () => {
  test('a change of one field leaves the others as they are', { tags: ['API-66'] }, async () => {
    const bearer = await bearerOf('U2');
    const before = await api.call('GET', '/accounts-self/', { bearer });
    const body = { firstName: 'Clara', birthday: '1991-10-28' };
    const changed = await api.call('PUT', '/accounts-self/', { bearer, body });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual(Object.assign({}, before.body, body));
    expect(await api.call('GET', '/accounts-self/', { bearer })).toEqual(changed);
  });

  test('numbers are kept without the signs that were typed between them', {
    tags: ['ACC-03', 'A-114'],
  }, async () => {
    const bearer = await bearerOf('U2');
    const body = { phoneNumber: '0033 (0)6 39980245', fiscalNumber: '12.345.678-z' };
    const changed = await api.call('PUT', '/accounts-self/', { bearer, body });
    expect(changed).toMatchObject({
      status: 200,
      body: { phoneNumber: '+33 6 39 98 02 45', fiscalNumber: '12345678Z' },
    });
  });

  test.each([
    [{ phoneNumber: '12' }, 422, 'phoneNumber'],
    [{ birthday: '2026-01-01' }, 422, 'birthday'],
    [{ firstName: ' ' }, 422, 'firstName'],
    [{ fiscalNumber: '1' }, 422, 'fiscalNumber'],
    [{ gender: 'Q' }, 400, 'gender'],
    [{ email: 'else@vitrine.example' }, 400, 'email'],
    [{ isDeleted: false }, 400, 'isDeleted'],
    [{ loyaltyType: 'FID' }, 400, 'loyaltyType'],
  ])(
    '%o is refused with %i and the name of the field',
    { tags: ['T08'] },
    async (body, status, field) => {
      const bearer = await bearerOf('U2');
      const answer = await api.call('PUT', '/accounts-self/', { bearer, body });
      expect(answer).toMatchObject({ status, body: { field } });
    },
  );

  test('the preferred store is one that there is; it has its own call, without the slash of the profile', {
    tags: ['ACC-08', 'API-66', 'API-70'],
  }, async () => {
    const bearer = await bearerOf('U2');
    const choose = (preferredStore: string) =>
      api.call('PUT', '/accounts-self', { bearer, body: { preferredStore } });
    expect(await choose('nowhere')).toMatchObject({ body: { code: 'STORE_NOT_FOUND' } });
    const body = { preferredStore: 'a-store' };
    expect(await api.call('PUT', '/accounts-self/', { bearer, body })).toMatchObject({
      status: 400,
      body: { field: 'preferredStore' },
    });
    expect(await choose('a-store')).toMatchObject({
      status: 200,
      body: { preferredStore: 'a-store' },
    });
    expect(await api.call('GET', '/accounts-self/', { bearer })).toMatchObject({
      body: { preferredStore: 'a-store' },
    });
  });
});

describe('bank details', () => {
  test('are read, and saved for as long as the password was just typed', {
    tags: ['API-54', 'API-59', 'T39'],
  }, async () => {
    const bearer = await bearerOf('U2');
    const path = '/customers-self/bankStatements';
    const none = await api.call('GET', path, { bearer });
    expect(none).toMatchObject({ status: 404, body: { code: 'BANK_DETAILS_NOT_FOUND' } });
    const stale = await later.call('PUT', path, { bearer, body: DETAILS });
    expect(stale).toMatchObject({ status: 403, body: { code: 'SIGN_IN_NOT_RECENT' } });
    const saved = await api.call('PUT', path, { bearer, body: DETAILS });
    expect(saved).toEqual({ status: 200, body: DETAILS });
    expect(await later.call('GET', path, { bearer })).toEqual(saved);
    const other = await bearerOf('U4');
    expect((await api.call('GET', path, { bearer: other })).status).toBe(404);
  });

  test.each([
    [{ ...DETAILS, iban: IBAN.replace('189', '198') }, 'iban'],
    [{ ...DETAILS, iban: 'FR76 3000 6000 0112 3456 7890 189' }, 'iban'],
    [{ ...DETAILS, bic: 'AGRI' }, 'bic'],
    [{ ...DETAILS, owner: '' }, 'owner'],
  ])('a wrong field is a bad request that names it', { tags: ['API-59'] }, async (body, field) => {
    const bearer = await bearerOf('U2');
    const answer = await api.call('PUT', '/customers-self/bankStatements', { bearer, body });
    expect(answer).toMatchObject({ status: 400, body: { field } });
  });
});

describe('the password', () => {
  const path = '/accounts-self/password';
  const change = (bearer: string, body: object) => api.call('PUT', path, { bearer, body });

  test('changes with the current one, ends every other session, no longer signs in and is written about', {
    tags: ['API-67', 'T39'],
  }, async () => {
    const other = await tokensOf('U5');
    const { accessToken: bearer, refreshToken } = await tokensOf('U5');
    const newPassword = 'blauer Wal 52';
    for (const guessed of ['Vitrine2026', 'u5@vitrine-2026', 'V1trine-2027']) {
      const asked = { currentPassword: DEMO_PASSWORD, newPassword: guessed };
      expect((await change(bearer, asked)).body).toMatchObject({ code: 'PASSWORD_COMMON' });
    }
    const wrong = await change(bearer, { currentPassword: 'Vitrine2025!', newPassword });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'PASSWORD_WRONG' } });
    for (const [weak, code] of [
      ['short1', 'PASSWORD_WEAK'],
      ['Passwort1', 'PASSWORD_COMMON'],
    ]) {
      const answer = await change(bearer, { currentPassword: DEMO_PASSWORD, newPassword: weak });
      expect(answer).toMatchObject({ status: 422, body: { code } });
    }
    expect((await change(bearer, { currentPassword: DEMO_PASSWORD, newPassword })).status).toBe(
      200,
    );

    expect((await api.call('GET', '/accounts-self/', { bearer })).status).toBe(200);
    const ended = await api.call('GET', '/accounts-self/', { bearer: other.accessToken });
    expect(ended).toMatchObject({ status: 401, body: { code: 'INVALID_JWT' } });
    const refresh = (tokens: { accessToken: string; refreshToken: string }) =>
      api.call('POST', '/api/cookie-refresh-tokens', { body: { tokens } });
    const pairOf = ({ accessToken, refreshToken }: typeof other) => ({ accessToken, refreshToken });
    expect((await refresh(pairOf(other))).status).toBe(401);
    expect((await refresh({ accessToken: bearer, refreshToken })).status).toBe(200);
    await expect(tokensOf('U5')).rejects.toThrow();
    const [notice, ...others] = await mailbox(email('U5'), 'password-changed');
    expect(notice?.subject).toBe('Votre mot de passe Vitrine a été modifié');
    expect(others).toEqual([]);
    expect((await tokensOf('U5', newPassword)).accessToken).not.toBe('');
  });

  test('without one, a new one is enough; long after the sign-in neither is', {
    tags: ['ACC-05', 'A-104', 'T39'],
  }, async () => {
    const bearer = await bearerOf('U4');
    await server.database
      .update(customers)
      .set({ passwordHash: null })
      .where(eq(customers.customerId, 'U4'));
    expect(await api.call('GET', '/accounts-self/', { bearer })).toMatchObject({
      body: { hasPassword: false },
    });
    const body = { newPassword: 'Żółta łódź 7' };
    const stale = await later.call('PUT', path, { bearer, body });
    expect(stale).toMatchObject({ status: 403, body: { code: 'SIGN_IN_NOT_RECENT' } });
    expect(await change(bearer, body)).toMatchObject({ status: 200, body: { hasPassword: true } });
  });

  test('five wrong guesses close it for a while', async () => {
    const bearer = await bearerOf('U1');
    const guess = () => change(bearer, { currentPassword: 'x', newPassword: 'blauer Wal 52' });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

describe('the account', () => {
  test('hands its data out for as long as the password was just typed', {
    tags: ['T39'],
  }, async () => {
    const bearer = await bearerOf('U2');
    const read = (from: AccountApi) => from.call('GET', '/accounts-self/data', { bearer });
    expect(await read(later)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_NOT_RECENT' } });
    expect(await read(api)).toMatchObject({
      status: 200,
      body: { profile: { email: 'u2@vitrine.example' } },
    });
  });

  test('is deleted, ends its other sessions, and is taken back by its owner, who is written about both', {
    tags: ['API-68', 'API-69'],
  }, async () => {
    const other = await bearerOf('U2');
    const bearer = await bearerOf('U2');
    const stale = await later.call('DELETE', '/accounts-self/', { bearer });
    expect(stale).toMatchObject({ status: 403, body: { code: 'SIGN_IN_NOT_RECENT' } });
    expect((await api.call('DELETE', '/accounts-self/', { bearer })).status).toBe(204);
    const read = () => api.call('GET', '/accounts-self/', { bearer });
    expect(await read()).toMatchObject({ body: { isDeleted: true } });
    expect((await api.call('GET', '/accounts-self/', { bearer: other })).status).toBe(401);
    const back = await api.call('PUT', '/accounts-self/reactivate/', { bearer });
    expect(back).toMatchObject({ status: 200, body: { isDeleted: false } });
    expect(await read()).toEqual(back);
    // Nothing happens to an account that stands.
    await api.call('PUT', '/accounts-self/reactivate/', { bearer });
    const [deleted] = await mailbox(email('U2'), 'account-deleted');
    expect(deleted?.text).toContain(writeDay(deleted?.writtenAt.toISOString() ?? '', 'fr-fr'));
    expect(deleted?.text).toContain('http://localhost:3000/fr-fr/account/dashboard');
    expect(await mailbox(email('U2'), 'account-reactivated')).toHaveLength(1);
  });

  test('is welcomed once, however often it is asked at once', { tags: ['A-099'] }, async () => {
    const bearer = await bearerOf('U1');
    const welcome = () => api.call('POST', '/accounts-self/welcome', { bearer });
    const answers = await Promise.all([welcome(), welcome(), welcome()]);
    const first = answers.filter(({ body }) => Object(body).isFirst === true);
    expect([answers.map(({ status }) => status), first.length]).toEqual([[200, 200, 200], 1]);
    expect(await welcome()).toEqual({ status: 200, body: { isFirst: false } });
    expect((await api.call('POST', '/accounts-self/welcome')).status).toBe(401);
  });
});
