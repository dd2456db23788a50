import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressSuggestionsSchema } from '#src/domain/address/address.schema.ts';
import { streetLine } from '#src/domain/address/address-suggestion.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

async function suggest(country: string, search: string) {
  const query = { country, search };
  const { status, body } = await platform.guest().call('GET', '/addresses/suggestions', { query });
  expect(status).toBe(200);
  return addressSuggestionsSchema.parse(body).values;
}

describe('GET /addresses/suggestions', () => {
  test('a suggestion has the ten keys of an address that is known', {
    tags: ['ENT-32', 'A-113'],
  }, async () => {
    const [first] = await suggest('FR', '12 bis rue des lil 69003');
    expect(first).toEqual({
      buildingInfo_1: '',
      buildingName: '',
      streetNumber: '12 bis',
      streetName: 'rue des Lilas',
      streetNumberPosition: 1,
      additionalInfo_1: '',
      localitySynonym: 'Lyon 3e',
      postalCode: '69003',
      locality: 'Lyon',
      qualityCode: 'HOUSE',
    });
  });

  test.each([
    ['FR', '7 place de la mairie lille', '7 place de la Mairie'],
    ['GB', '7 high street bath', '7 High Street'],
    ['DE', 'hauptstrasse 7 munchen', 'Hauptstraße 7'],
    ['ES', 'calle mayor 7 madrid', 'Calle Mayor 7'],
    ['IT', 'via roma 7 napoli', 'Via Roma 7'],
    ['PL', 'dluga 7 krakow', 'ul. Długa 7'],
    ['CH', 'bahnhofstrasse 7 zurich', 'Bahnhofstrasse 7'],
    ['CH', '7 rue victor hugo geneve', '7 rue Victor-Hugo'],
  ])(
    '%s: %j is found as %j, the number where the country writes it',
    { tags: ['ENT-33', 'ADR-07'] },
    async (country, search, line) => {
      const [first] = await suggest(country, search);
      expect(first && streetLine(first)).toBe(line);
    },
  );

  test('a few of them, of that country alone, and none for what is nowhere', {
    tags: ['A-113'],
  }, async () => {
    const many = await suggest('FR', 'rue');
    expect(many).toHaveLength(6);
    expect(many.every(({ qualityCode }) => qualityCode === 'STREET')).toBe(true);
    expect(await suggest('FR', 'hauptstrasse')).toEqual([]);
    expect(await suggest('FR', '12 ru')).toEqual([]);
    expect(await suggest('FR', '%')).toEqual([]);
  });
});
