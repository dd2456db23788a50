import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesSchema, storeSchema, storesSchema } from '#src/domain/store/store.schema.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const STORES = '/ecommerce/v2/storelocator/stores';
const P1 = '400101';
const GREAT_BRITAIN = { storeId: '1003', locale: 'en' } as const;

async function search(query: Record<string, string | number>, shop = {}) {
  const { status, body } = await platform.guest(shop).call('GET', STORES, { query });
  return { status, stores: status === 200 ? storesSchema.parse(body).stores : [] };
}

describe('the store locator', () => {
  test('finds the stores of a town, and of no other', { tags: ['STO-01', 'API-48'] }, async () => {
    const { stores } = await search({ search: 'Paris', countryCode: 'FR', limit: 50 });
    expect(stores).toHaveLength(30);
    expect(new Set(stores.map(({ city }) => city))).toEqual(new Set(['Paris']));
    expect(stores[0]?.stock).toBeNull();
    expect(stores[0]?.openingHours.length).toBeGreaterThan(4);
  });

  test.each([
    ['FR', true],
    ['CH', true],
    ['GB', true],
    ['DE', false],
    ['ES', false],
    ['IT', false],
    ['PL', false],
  ])('whether %s has stores: %s', { tags: ['DOM-09', 'A-007'] }, async (countryCode, hasStores) => {
    const { stores } = await search({ countryCode });
    expect(stores.length > 0).toBe(hasStores);
    for (const { country } of stores) expect(country).toBe(countryCode);
  });

  test('searches several countries at once', { tags: ['STO-01'] }, async () => {
    const { stores } = await search({ deliveryCountries: 'CH,GB', limit: 50 });
    expect(new Set(stores.map(({ country }) => country))).toEqual(new Set(['CH', 'GB']));
  });

  test('gives the nearest first around a place', { tags: ['STO-08', 'API-48'] }, async () => {
    const place = { latitude: 51.5072, longitude: -0.1276, radius: 30 };
    const { stores } = await search({ ...place, countryCode: 'GB' }, GREAT_BRITAIN);
    const distances = stores.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect(stores[0]?.city).toBe('London');
  });

  test.each<Record<string, string>>([
    { search: 'Atlantis' },
    { search: 'Paris', countryCode: 'GB' },
  ])('%j is nowhere: 404', { tags: ['STO-05', 'API-48'] }, async (query) => {
    expect((await search(query)).status).toBe(404);
  });

  test.each<Record<string, string | number>>([
    { limit: 0 },
    { latitude: 91 },
    { context: 'garden' },
    { productId: 'x' },
  ])('%j is a bad question: 400', async (query) => {
    expect((await search(query)).status).toBe(400);
  });

  test('tells every size of a product in a store', { tags: ['STO-01'] }, async () => {
    const { stores } = await search({ search: '75001', productId: P1, optionId: '500201' });
    const sizes = stores[0]?.stock?.map(({ size, availability }) => [size, availability]);
    expect(sizes).toContainEqual(['38', 'AVAILABLE']);
    expect(sizes).toContainEqual(['44', 'UNAVAILABLE']);
  });

  test('who wants a piece laid aside is shown stores that have it', {
    tags: ['STO-01', 'A-096'],
  }, async () => {
    const wanted = { productId: P1, optionId: '500201', countryCode: 'FR', context: 'eresa' };
    const { stores } = await search({ ...wanted, size: '38' });
    expect(stores.length).toBeGreaterThan(0);
    for (const { stock } of stores) {
      expect(stock).toMatchObject([{ sku: 'S1', size: '38', availability: 'AVAILABLE' }]);
    }
    expect((await search({ ...wanted, size: '44' })).status).toBe(404);
  });

  test('who names no place is told the stores that have it, and no others', {
    tags: ['STO-01'],
  }, async () => {
    const asked = { productId: P1, optionId: '500201', context: 'product', limit: 50 };
    const { stores } = await search({ ...asked, countryCode: 'GB' }, GREAT_BRITAIN);
    expect(new Set(stores.map(({ city }) => city))).toEqual(new Set(['London']));
    const bath = await search({ ...asked, countryCode: 'GB', search: 'Bath' }, GREAT_BRITAIN);
    expect(bath.stores.map(({ city }) => city)).toEqual(['Bath']);
  });

  test('a store by its id, with a product in a size', { tags: ['STO-02', 'API-47'] }, async () => {
    const [first] = (await search({ search: 'Paris' })).stores;
    const question = { productId: P1, size: '38', context: 'product' };
    const { status, body } = await platform
      .guest()
      .call('GET', `${STORES}/${first?.storeId}`, { query: question });
    expect(status).toBe(200);
    const { city, stock } = storeSchema.parse(body);
    expect(city).toBe('Paris');
    expect(stock?.find(({ sku }) => sku === 'S1')).toMatchObject({ availability: 'AVAILABLE' });
    expect((await platform.guest().call('GET', `${STORES}/9`)).status).toBe(404);
  });
});

describe('pickup points and lockers', () => {
  const points = async (kind: 'pickups' | 'lockers', query: Record<string, string | number>) => {
    const path = `/ecommerce/v2/storelocator/${kind}`;
    const { status, body } = await platform.guest().call('GET', path, { query });
    return { status, places: status === 200 ? placesSchema.parse(body).stores : [] };
  };

  test.each([
    { kind: 'pickups', proves: 'STO-03, API-49' },
    { kind: 'lockers', proves: 'STO-04, API-50' },
  ] as const)('$kind of a postcode and country ($proves)', async ({ kind }) => {
    const { places } = await points(kind, { search: '75002', countryCode: 'FR' });
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) expect(place).toMatchObject({ zipCode: '75002', country: 'FR' });
    const abroad = await points(kind, { search: 'Berlin', deliveryCountries: 'FR,DE' });
    expect(new Set(abroad.places.map(({ country }) => country))).toEqual(new Set(['DE']));
    const near = { latitude: 48.868, longitude: 2.344, countryCode: 'FR', limit: 5 };
    const distances = (await points(kind, near)).places.map(({ distance }) => distance ?? -1);
    expect(distances).toHaveLength(5);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect((await points(kind, { search: 'Atlantis' })).status).toBe(404);
    expect((await points(kind, { limit: 0 })).status).toBe(400);
  });

  test('there are some in each of the seven countries, no place twice in one list', async () => {
    for (const countryCode of ['FR', 'CH', 'GB', 'ES', 'DE', 'IT', 'PL']) {
      const pickups = (await points('pickups', { countryCode, limit: 50 })).places;
      const lockers = (await points('lockers', { countryCode, limit: 50 })).places;
      const ids = [...pickups, ...lockers].map(({ storeId }) => storeId);
      expect(pickups.length).toBeGreaterThan(20);
      expect(new Set(ids).size).toBe(ids.length);
      expect(lockers.every(({ openingHours }) => openingHours.length === 7)).toBe(true);
    }
  });
});

test('the stores of a country are listed by id, all of them and with their hours', async () => {
  const path = '/ecommerce/v2/storelocator/all-stores';
  const all = async (countryCode: string) => {
    const { body } = await platform.guest().call('GET', path, { query: { countryCode } });
    return placesSchema.parse(body).stores;
  };
  const britain = await all('GB');
  for (const { country, openingHours } of britain) {
    expect(country).toBe('GB');
    expect(openingHours.length).toBeGreaterThan(4);
  }
  const ofBritain = britain.map(({ storeId }) => storeId);
  const { stores } = await search({ countryCode: 'GB', limit: 50 });
  expect(stores.length).toBeGreaterThan(10);
  for (const { storeId } of stores) expect(ofBritain).toContain(storeId);
  expect(new Set(ofBritain).size).toBe(ofBritain.length);
  expect((await all('FR')).length).toBeGreaterThan(150);
  expect(await all('DE')).toEqual([]);
});
