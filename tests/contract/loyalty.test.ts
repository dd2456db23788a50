import { afterAll, beforeAll, expect, test } from 'vitest';
import { loyaltySchema } from '#src/domain/loyalty/loyalty.schema.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts';

let server: IdentityServer;
let api: AccountApi;
beforeAll(async () => {
  server = await startIdentityServer();
  api = createAccountApi(server);
});
afterAll(() => server.stop());

async function read(customerId: string, query = '') {
  const bearer = await server.identity.issueAccessToken(customerId);
  const { body } = await api.call('GET', `/customers-self/loyalty${query}`, { bearer });
  return loyaltySchema.strict().parse(body);
}

test('a member reads card, points and movements, ten a page unless asked for more, the newest first', {
  tags: ['API-63', 'ENT-16'],
}, async () => {
  const whole = await read('U1', '?size=50&page=0');
  expect(whole).toMatchObject({ loyaltyNumber: '2960011234567', total: 23 });
  expect(whole.points).toBe(whole.values.reduce((sum, { points }) => sum + points, 0));
  const days = whole.values.map(({ movedAt }) => movedAt);
  expect(days).toEqual(days.toSorted().reverse());
  expect((await read('U1', '?size=10&page=1')).values).toEqual(whole.values.slice(10, 20));
  expect((await read('U1')).values).toEqual(whole.values.slice(0, 10));
  expect((await read('U1', '?page=2')).values).toHaveLength(3);
  expect((await read('U1', '?page=3')).values).toEqual([]);
});

test('whoever is no member has no card and no points', async () => {
  const nothing = {
    ...{ loyaltyNumber: null, loyaltyCreationDate: null },
    ...{ points: 0, values: [], total: 0 },
  };
  expect(await read('U2')).toEqual(nothing);
  expect(await read('U4')).toEqual(nothing);
});

test.each(['?size=0', '?size=51', '?page=-1'])('%s is a bad request', async (query) => {
  const bearer = await server.identity.issueAccessToken('U1');
  const path = `/customers-self/loyalty${query}`;
  expect((await api.call('GET', path, { bearer })).status).toBe(400);
});
