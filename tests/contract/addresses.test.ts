import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accountAddressesSchema,
  accountBillingAddressSchema,
  type DeliveryAddressBody,
  deliveryAddressesSchema,
  deliveryAddressSchema,
} from '#src/domain/address/address.schema.ts';
import { type AccountApi, createAccountApi } from '../support/account-api.ts';
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts';

let server: IdentityServer;
let api: AccountApi;
async function start() {
  server = await startIdentityServer();
  api = createAccountApi(server);
}
const stop = () => server.stop();

const LIST = '/customers-self/addresses/delivery';
const ADD = '/customers-self/addresses/deliveries';
const BILLING = '/customers-self/addresses/billing';

const ZURICH: DeliveryAddressBody = {
  firstName: 'JEAN-PAUL',
  lastName: 'DUPONT',
  line1: 'BAHNHOFSTRASSE 21',
  line2: '',
  line3: '',
  line4: '',
  city: 'ZÜRICH',
  zipCode: '8001',
  country: 'CH',
  phoneNumber: '0441234567',
  phoneNumberCountry: 'CH',
  phoneNumberQuality: '',
  quality: '',
  favorite: false,
};
const BILL_TO = {
  line1: 'BAHNHOFSTRASSE 21',
  line2: '',
  line3: '',
  line4: '',
  city: 'ZÜRICH',
  zipCode: '8001',
  country: 'CH',
  quality: '',
};

/** Calls of one customer. */
async function actAs(customerId: string) {
  const bearer = await server.identity.issueAccessToken(customerId);
  const call = (method: string, path: string, body?: unknown) =>
    api.call(method, path, { bearer, ...(body !== undefined && { body }) });
  return {
    call,
    list: async () => {
      const { status, body } = await call('GET', LIST);
      expect(status).toBe(200);
      return deliveryAddressesSchema.parse(body).values;
    },
    add: async (body: DeliveryAddressBody) => {
      const answer = await call('POST', ADD, body);
      expect(answer.status).toBe(201);
      return deliveryAddressSchema.strict().parse(answer.body);
    },
    favorites: async () => {
      const { body } = await call('GET', LIST);
      const { values } = deliveryAddressesSchema.parse(body);
      return values.filter(({ favorite }) => favorite).map(({ id }) => id);
    },
  };
}

describe('what is read or refused changes nothing', () => {
  beforeAll(start);
  afterAll(stop);

  test('the delivery addresses come under values with their 15 fields, the favorite first', {
    tags: ['API-51', 'ENT-10'],
  }, async () => {
    const u1 = await actAs('U1');
    const [first, second, ...others] = await u1.list();
    expect(others).toEqual([]);
    expect([first?.id, second?.id]).toEqual(['U1-home', 'U1-work']);
    expect(Object.keys(first ?? {}).sort()).toEqual([...Object.keys(ZURICH), 'id'].sort());
  });

  test("another customer's address is neither changed, deleted nor told apart from none", {
    tags: ['ROL-08', 'API-56'],
  }, async () => {
    const u2 = await actAs('U2');
    const none = await u2.call('PUT', `${LIST}/no-such-address`, ZURICH);
    expect(none).toMatchObject({ status: 404, body: { code: 'ADDRESS_NOT_FOUND' } });
    expect(await u2.call('PUT', `${LIST}/U1-home`, ZURICH)).toEqual(none);
    expect(await u2.call('DELETE', `${LIST}/U1-home`)).toEqual(none);
    const u1 = await actAs('U1');
    expect((await u1.list()).map(({ id }) => id)).toEqual(['U1-home', 'U1-work']);
  });

  test.each([
    ['GET', LIST],
    ['POST', ADD],
    ['PUT', `${LIST}/U1-home`],
    ['DELETE', `${LIST}/U1-home`],
    ['GET', BILLING],
    ['PUT', BILLING],
  ])('a guest is refused %s %s', { tags: ['ROL-08'] }, async (method, path) => {
    const hasBody = method === 'POST' || method === 'PUT';
    const body = path === BILLING ? BILL_TO : ZURICH;
    expect(await api.call(method, path, hasBody ? { body } : {})).toMatchObject({
      status: 401,
      body: { message: 'Invalid JWT.' },
    });
  });

  test.each([
    [{ zipCode: '59 800' }, 422, 'ADDRESS_INVALID', 'zipCode'],
    [{ country: 'IE', zipCode: 'anything' }, 422, 'ADDRESS_INVALID', 'zipCode'],
    [{ line1: `${'X'.repeat(44)}straße` }, 422, 'ADDRESS_INVALID', 'line1'],
    [{ phoneNumber: '044123456704412345' }, 422, 'ADDRESS_INVALID', 'phoneNumber'],
    [{ line1: ' ' }, 422, 'ADDRESS_INVALID', 'line1'],
    [{ line1: 'X'.repeat(51) }, 400, 'BAD_REQUEST', 'line1'],
    [{ city: 'ZÜRICH\u0007' }, 400, 'BAD_REQUEST', 'city'],
    [{ nickname: 'home' }, 400, 'BAD_REQUEST', 'nickname'],
    [{ favorite: 'yes' }, 400, 'BAD_REQUEST', 'favorite'],
  ])(
    'an address with %j is refused by %d naming the field',
    { tags: ['ADR-10', 'API-55'] },
    async (change, status, code, field) => {
      const u1 = await actAs('U1');
      const answer = await u1.call('POST', ADD, { ...ZURICH, ...change });
      expect(answer).toMatchObject({ status, body: { code, field } });
      expect(await u1.list()).toHaveLength(2);
    },
  );

  test('the billing address has its 8 fields; none saved is 404 ADDRESS_NOT_FOUND', {
    tags: ['API-53', 'ENT-12'],
  }, async () => {
    const u1 = await actAs('U1');
    const { status, body } = await u1.call('GET', BILLING);
    expect(status).toBe(200);
    expect(accountBillingAddressSchema.strict().parse(body)).toMatchObject({ city: 'LILLE' });
    const u5 = await actAs('U5');
    expect(await u5.call('GET', BILLING)).toMatchObject({
      status: 404,
      body: { code: 'ADDRESS_NOT_FOUND' },
    });
  });

  test('a billing address with a wrong postcode is refused naming it', {
    tags: ['ADR-10', 'API-58'],
  }, async () => {
    const u1 = await actAs('U1');
    expect(await u1.call('PUT', BILLING, { ...BILL_TO, zipCode: '80011' })).toMatchObject({
      status: 422,
      body: { code: 'ADDRESS_INVALID', field: 'zipCode' },
    });
  });
});

describe('what is changed', () => {
  beforeEach(start);
  afterEach(stop);

  test('the same addresses come in the other form of the account, of one country or of all', {
    tags: ['API-52', 'ENT-11'],
  }, async () => {
    const bearer = await server.identity.issueAccessToken('U1');
    expect((await api.call('POST', ADD, { bearer, body: ZURICH })).status).toBe(201);
    const read = async (query = '') => {
      const { body } = await api.call('GET', `/customers-self/addresses${query}`, { bearer });
      return accountAddressesSchema.parse(body).values;
    };
    expect((await read()).map(({ country }) => country)).toEqual(['FR', 'FR', 'CH']);
    expect((await read('?country=FR')).map(({ shopAddressId }) => shopAddressId)).toEqual([
      'U1-home',
      'U1-work',
    ]);
    const [zurich] = await read('?country=CH');
    expect(zurich).toMatchObject({ address1: ZURICH.line1, phone: ZURICH.phoneNumber });
  });

  test('an added address gets an id and is in the list', { tags: ['API-55'] }, async () => {
    const u1 = await actAs('U1');
    const { id, ...added } = await u1.add(ZURICH);
    expect(added).toEqual(ZURICH);
    expect(await u1.list()).toContainEqual({ ...ZURICH, id });
  });

  test('a changed address is stored as it was sent', { tags: ['API-56'] }, async () => {
    const u1 = await actAs('U1');
    const body = { ...ZURICH, line1: 'RENNWEG 3' };
    const changed = await u1.call('PUT', `${LIST}/U1-work`, body);
    expect(changed).toEqual({ status: 200, body: { ...body, id: 'U1-work' } });
    expect(await u1.list()).toContainEqual({ ...body, id: 'U1-work' });
  });

  test('a deleted address is gone, and a second delete finds nothing', {
    tags: ['API-57'],
  }, async () => {
    const u1 = await actAs('U1');
    expect((await u1.call('DELETE', `${LIST}/U1-work`)).status).toBe(204);
    expect((await u1.list()).map(({ id }) => id)).toEqual(['U1-home']);
    expect((await u1.call('DELETE', `${LIST}/U1-work`)).status).toBe(404);
  });

  test('setting B favorite of three leaves only B favorite', { tags: ['ADR-02'] }, async () => {
    const u1 = await actAs('U1');
    const { id } = await u1.add(ZURICH);
    await u1.call('PUT', `${LIST}/${id}`, { ...ZURICH, favorite: true });
    expect(await u1.favorites()).toEqual([id]);
  });

  test('an address that is added as favorite takes it from the others', {
    tags: ['ADR-02'],
  }, async () => {
    const u1 = await actAs('U1');
    const { id } = await u1.add({ ...ZURICH, favorite: true });
    expect(await u1.favorites()).toEqual([id]);
  });

  test('ten new favorites at once leave exactly one', { tags: ['ADR-02'] }, async () => {
    const u1 = await actAs('U1');
    await Promise.all(Array.from({ length: 10 }, () => u1.add({ ...ZURICH, favorite: true })));
    expect(await u1.favorites()).toHaveLength(1);
    expect(await u1.list()).toHaveLength(12);
  });

  test('the first address is the favorite even when not asked for', {
    tags: ['A-110'],
  }, async () => {
    const u5 = await actAs('U5');
    const first = await u5.add({ ...ZURICH, favorite: false });
    expect(first.favorite).toBe(true);
    const second = await u5.add({ ...ZURICH, favorite: false });
    expect(second.favorite).toBe(false);
  });

  test('deleting the favorite promotes none', { tags: ['A-110'] }, async () => {
    const u1 = await actAs('U1');
    await u1.call('DELETE', `${LIST}/U1-home`);
    expect(await u1.favorites()).toEqual([]);
    expect((await u1.list()).map(({ id }) => id)).toEqual(['U1-work']);
  });

  test('what was typed in another way is kept as its country writes it', {
    tags: ['ADR-10', 'A-114'],
  }, async () => {
    const u1 = await actAs('U1');
    const polish = { country: 'PL', zipCode: '00950', phoneNumberCountry: 'PL' };
    const kept = await u1.add({ ...ZURICH, ...polish, phoneNumber: '0048 512-345-678' });
    expect(kept).toMatchObject({ zipCode: '00-950', phoneNumber: '+48 512 345 678' });
    const british = { country: 'GB', zipCode: 'sw1a  1aa', phoneNumberCountry: 'DE' };
    const changed = await u1.call('PUT', `${LIST}/${kept.id}`, {
      ...ZURICH,
      ...british,
      phoneNumber: '0151/23456789',
    });
    expect(changed.body).toMatchObject({ zipCode: 'SW1A 1AA', phoneNumber: '0151/23456789' });
  });

  test('the fiftieth address is the last', async () => {
    const u2 = await actAs('U2');
    for (let count = 2; count < 50; count += 1) await u2.add(ZURICH);
    expect(await u2.call('POST', ADD, ZURICH)).toMatchObject({
      status: 422,
      body: { code: 'ADDRESS_LIMIT_REACHED' },
    });
  });

  test('a saved billing address replaces the one before, and only its owner’s', {
    tags: ['API-58'],
  }, async () => {
    const u1 = await actAs('U1');
    expect(await u1.call('PUT', BILLING, BILL_TO)).toEqual({ status: 200, body: BILL_TO });
    expect(await u1.call('GET', BILLING)).toEqual({ status: 200, body: BILL_TO });
    const u2 = await actAs('U2');
    expect(await u2.call('GET', BILLING)).toMatchObject({ body: { city: 'LYON' } });
    const u5 = await actAs('U5');
    expect((await u5.call('PUT', BILLING, BILL_TO)).status).toBe(200);
  });
});
