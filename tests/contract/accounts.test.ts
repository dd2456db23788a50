import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientSchema } from '#src/domain/account/account.schema.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts';

let server: IdentityServer;
let api: AccountApi;
beforeAll(async () => {
  server = await startIdentityServer();
  api = createAccountApi(server);
});
afterAll(() => server.stop());

async function readAccount(customerId: string, path = '/accounts-self/') {
  const bearer = await server.identity.issueAccessToken(customerId);
  const answer = await api.call('GET', path, { bearer });
  expect(answer.status).toBe(200);
  return clientSchema.strict().parse(answer.body);
}

test('a customer reads the own account with all its fields', {
  tags: ['API-65', 'ENT-04', 'ENT-05', 'ENT-06', 'ENT-07'],
}, async () => {
  expect(await readAccount('U1')).toEqual({
    customerId: 'U1',
    firstName: 'JEAN-PAUL',
    lastName: 'DUPONT',
    email: 'u1@vitrine.example',
    emailQuality: '',
    gender: 'M',
    birthday: '1978-04-12',
    phoneNumber: '0639980112',
    phoneNumberCountry: 'FR',
    phoneNumberQuality: '',
    optinNews: 'YES',
    preferredStore: null,
    fiscalNumber: null,
    preferredChannel: 'WEB',
    hasPassword: true,
    isDeleted: false,
    isGuest: false,
    loyaltyNumber: '2960011234567',
    loyaltyType: 'FID',
    loyaltyCreationDate: '2019-09-03T08:30:00.000Z',
  });
});

test('the path without its last slash answers the same', { tags: ['API-65'] }, async () => {
  expect(await readAccount('U1', '/accounts-self')).toEqual(await readAccount('U1'));
});

test.each([
  ['U1', 'FID', false],
  ['U2', null, false],
  ['U3', null, true],
  ['U4', 'HSP', false],
  ['U5', null, false],
] as const)(
  '%s has loyalty type %s and is deleted: %s',
  { tags: ['ENT-08', 'ENT-09'] },
  async (customerId, loyaltyType, isDeleted) => {
    expect(await readAccount(customerId)).toMatchObject({ customerId, loyaltyType, isDeleted });
  },
);

test.each(['', 'not-a-token', 'a.b.c'])(
  'the bearer "%s" is refused as Invalid JWT.',
  { tags: ['F17'] },
  async (bearer) => {
    const { status, body } = await api.call('GET', '/accounts-self/', { bearer });
    expect(status).toBe(401);
    expect(body).toEqual({ status: 401, code: 'INVALID_JWT', message: 'Invalid JWT.' });
  },
);

test('a guest is refused as Invalid JWT.', async () => {
  expect(await api.call('GET', '/accounts-self/')).toMatchObject({
    status: 401,
    body: { code: 'INVALID_JWT', message: 'Invalid JWT.' },
  });
});

test('a token whose customer is gone finds no account', { tags: ['API-65'] }, async () => {
  const bearer = await server.identity.issueAccessToken('nobody');
  expect(await api.call('GET', '/accounts-self/', { bearer })).toMatchObject({
    status: 404,
    body: { code: 'ACCOUNT_NOT_FOUND' },
  });
});
