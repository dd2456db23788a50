import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts';

let server: IdentityServer;
let api: AccountApi;
beforeAll(async () => {
  server = await startIdentityServer();
  api = createAccountApi(server);
});
afterAll(() => server.stop());

const path = '/customers-self/subscriptions';
const said = { store: '1001', source: 'WEB', complement: '' };

test('a customer has four subscriptions; what is changed is kept, the rest stays, and others have their own', {
  tags: ['API-60', 'API-61', 'ENT-14'],
}, async () => {
  const bearer = await server.identity.issueAccessToken('U1');
  const first = await api.call('GET', path, { bearer });
  expect(first).toEqual({
    status: 200,
    body: {
      values: [
        { type: 'NEWS', optin: 'YES' },
        { type: 'TIC', optin: 'NO' },
        { type: 'INVIT', optin: 'NO' },
        { type: 'SURV', optin: 'NO' },
      ],
    },
  });
  const values = [
    { type: 'NEWS', optin: 'NO' },
    { type: 'SURV', optin: 'YES' },
  ];
  const changed = await api.call('PUT', path, { bearer, body: { ...said, values } });
  expect(changed).toEqual({
    status: 200,
    body: {
      values: [
        { type: 'NEWS', optin: 'NO' },
        { type: 'TIC', optin: 'NO' },
        { type: 'INVIT', optin: 'NO' },
        { type: 'SURV', optin: 'YES' },
      ],
    },
  });
  expect(await api.call('GET', path, { bearer })).toEqual(changed);
  // The newsletter is one thing, wherever it is read.
  const { body: account } = await api.call('GET', '/accounts-self/', { bearer });
  expect(account).toMatchObject({ optinNews: 'NO' });
  const other = await server.identity.issueAccessToken('U2');
  expect((await api.call('GET', path, { bearer: other })).body).toMatchObject({
    values: [{}, {}, {}, { type: 'SURV', optin: 'NO' }],
  });
});

test.each([
  [{ ...said, source: 'SHOP', values: [] }, 'source'],
  [{ ...said, values: [{ type: 'SMS', optin: 'YES' }] }, 'values.0.type'],
  [{ ...said, values: [], customerId: 'U2' }, 'customerId'],
])('%o is a bad request that names the field', { tags: ['T08'] }, async (body, field) => {
  const bearer = await server.identity.issueAccessToken('U1');
  expect(await api.call('PUT', path, { bearer, body })).toMatchObject({
    status: 400,
    body: { field },
  });
});

test('the day of the last purchase is eight digits, and nothing for a new customer', {
  tags: ['API-64'],
}, async () => {
  const read = async (customerId: string) => {
    const bearer = await server.identity.issueAccessToken(customerId);
    return api.call('GET', '/customers-self/lastPurchaseDate', { bearer });
  };
  expect(await read('U1')).toEqual({ status: 200, body: '20240131' });
  expect(await read('U5')).toEqual({ status: 200, body: '' });
});
