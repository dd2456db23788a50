import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeList } from '#src/domain/store/staff-store.list.ts';
import { type StoreFields, staffStoreSchema } from '#src/domain/store/staff-store.schema.ts';
import { findPlace, findStore } from '#src/platform/stores/face.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let owner: StaffCalls;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (!isRemote) owner = openStaffCalls(platform, { role: 'owner' });
});
afterAll(() => platform.stop());

const STORES = '/staff/stores';
const LILLE: StoreFields = {
  ...{ name: 'Lille', line1: '1 rue Haute', zipCode: '59000', city: 'Lille', country: 'FR' },
  ...{ phoneNumber: '03 20 00 00 00', latitude: 50.6, longitude: 3.1, isClosed: false },
  openingHours: [
    { day: 1, opens: '14:00', closes: '19:00' },
    { day: 1, opens: '10:00', closes: '12:30' },
  ],
  specialDays: [{ date: '2026-12-25', hours: [] }],
  services: ['returns', 'collect'],
};
const add = (id: string, more: Partial<StoreFields> = {}, by = owner) =>
  by.call('POST', STORES, { id, fields: { ...LILLE, ...more } });
const read = async (id: string, by = owner) =>
  staffStoreSchema.parse((await by.call('GET', `${STORES}/${id}`)).body);
const change = async (id: string, more: Partial<StoreFields>, revision?: string) => {
  const now = await read(id);
  const body = { revision: revision ?? now.revision, fields: { ...now.fields, ...more } };
  return owner.call('PUT', `${STORES}/${id}`, body);
};
const found = async (query: string, by = owner) =>
  storeList.answer
    .parse((await by.call('GET', `${STORES}?${query}`)).body)
    .values.map(({ id }) => id);
const shop = { domain: 'fr-fr', lang: 'fr' } as const;

describe.skipIf(isRemote)('stores and points', () => {
  test('are added under a free number, found by what they are called, and changed', async () => {
    expect((await add('store.9101')).status).toBe(200);
    expect((await add('locker.9101', { city: 'Nancy', zipCode: '54000' })).status).toBe(200);
    expect(await add('store.9101')).toMatchObject({
      ...{ status: 422, body: { code: 'SETTING_INVALID', field: 'number-taken' } },
    });
    expect(await found('q=9101')).toEqual(['store.9101', 'locker.9101']);
    expect(await found('q=5400&kind=locker')).toEqual(['locker.9101']);
    expect(await found('q=9101&kind=pickup')).toEqual([]);
    expect((await read('store.9101')).fields.openingHours[0]?.opens).toBe('10:00');
    expect(
      await change('store.9101', { openingHours: [{ day: 1, opens: '10:00', closes: '09:00' }] }),
    ).toMatchObject({ status: 422, body: { field: 'hours-overlap' } });
    const christmas = { date: '2026-12-25', hours: [] };
    expect(await change('store.9101', { specialDays: [christmas, christmas] })).toMatchObject({
      status: 422,
      body: { field: 'date-twice' },
    });
    expect(await change('store.9101', { country: 'PT' })).toMatchObject({
      ...{ status: 422, body: { field: 'no-stores-there' } },
    });
    // A point has no telephone, and does nothing beside.
    expect((await read('locker.9101')).fields).toMatchObject({ phoneNumber: '', services: [] });
  });

  test('say their services, each once and in one order, until one is taken back by undoing it', async () => {
    const { database, clock } = platform.inside;
    await add('store.9105');
    const seen = async () => (await findStore(database, '9105', {}, shop, clock.now()))?.services;
    expect(await seen()).toEqual(['collect', 'returns']);
    await change('store.9105', { services: ['repairs', 'collect', 'repairs'] });
    expect(await seen()).toEqual(['collect', 'repairs']);
    const { history, revision } = await read('store.9105');
    expect(history[0]).toMatchObject({ before: { services: ['collect', 'returns'] } });
    const body = { revision, changeId: history[0]?.id };
    expect((await owner.call('POST', `${STORES}/store.9105/undo`, body)).status).toBe(200);
    expect(await seen()).toEqual(['collect', 'returns']);
  });

  test('are closed for good and opened again by undoing it; an older state is refused', async () => {
    const { database, clock } = platform.inside;
    await add('store.9102');
    const { revision } = await read('store.9102');
    const seen = async () =>
      (await findStore(database, '9102', {}, shop, clock.now()))?.name ?? null;
    expect(await seen()).toBe('Lille');
    expect((await change('store.9102', { name: 'Lille, Opéra', isClosed: true })).status).toBe(200);
    expect(await seen()).toBeNull();
    expect(await findPlace(database, 'store', '9102')).toBeNull();
    expect(await found('q=9102&state=open')).toEqual([]);
    expect(await change('store.9102', { name: 'Other' }, revision)).toMatchObject({ status: 412 });
    const { history, ...closed } = await read('store.9102');
    expect(history).toMatchObject([
      {
        by: owner.caller.name,
        before: { name: 'Lille', isClosed: false },
        after: { name: 'Lille, Opéra', isClosed: true },
      },
    ]);
    const body = { revision: closed.revision, changeId: history[0]?.id };
    expect((await owner.call('POST', `${STORES}/store.9102/undo`, body)).status).toBe(200);
    expect(await seen()).toBe('Lille');
  });

  test('are of countries that shops of the reader sell to', async () => {
    const swiss = openStaffCalls(platform, { role: 'owner', shops: ['fr-ch'] });
    expect((await swiss.call('GET', `${STORES}/store.9101`)).status).toBe(404);
    expect((await add('store.9103', {}, swiss)).status).toBe(404);
    expect(await found('q=9101', swiss)).toEqual([]);
    expect((await add('pickup.9103', { country: 'CH' }, swiss)).status).toBe(200);
    expect(await found('q=9103', swiss)).toEqual(['pickup.9103']);
    const editor = openStaffCalls(platform, { role: 'editor' });
    expect((await editor.call('GET', STORES)).status).toBe(403);
  });
});
