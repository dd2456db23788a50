import { describe, expect, test } from 'vitest';
import { buildStores } from '#src/demo/seed/stores/build-stores.ts';
import { distanceBetween, rankStores } from './rank-stores.ts';

const stores = buildStores();
const french = stores.filter(({ country }) => country === 'FR');
const british = stores.filter(({ country }) => country === 'GB');
const towns = (found: readonly { city: string }[]) => [...new Set(found.map(({ city }) => city))];

describe('the stores of the seed', () => {
  test('are 300 in three countries, no two alike', { tags: ['STO-01'] }, () => {
    expect(stores).toHaveLength(300);
    expect(new Set(stores.map(({ name }) => name)).size).toBe(300);
    expect(new Set(stores.map(({ storeId }) => storeId)).size).toBe(300);
    expect(new Set(stores.map(({ country }) => country))).toEqual(new Set(['FR', 'CH', 'GB']));
  });
});

describe('a store search', () => {
  test.each([
    ['Paris', ['Paris']],
    ['  PARIS ', ['Paris']],
    ['saint etienne', ['Saint-Étienne']],
    ['nîmes', ['Nîmes']],
    ['ville', ['Villeneuve-d’Ascq'.replace('’', "'"), 'Villeurbanne']],
  ])('for %j finds %j', { tags: ['STO-01'] }, (search, expected) => {
    expect(towns(rankStores(french, { search })).sort()).toEqual(expected);
  });

  test('by postcode takes the longest beginning that finds any', { tags: ['STO-01'] }, () => {
    const zips = rankStores(french, { search: '75002' }).map(({ zipCode }) => zipCode);
    expect(new Set(zips)).toEqual(new Set(['75002']));
    expect(towns(rankStores(french, { search: '38999' }))).toEqual(['Grenoble', 'Vienne']);
    expect(towns(rankStores(british, { search: 'eh2 4aa' }))).toEqual(['Edinburgh']);
  });

  test('for a place that has no store finds none', { tags: ['STO-05'] }, () => {
    expect(rankStores(french, { search: 'Atlantis' })).toEqual([]);
    expect(rankStores(french, { search: '00' })).toEqual([]);
  });

  test('around a place gives the nearest first, within the radius', { tags: ['STO-08'] }, () => {
    const lille = { latitude: 50.6365, longitude: 3.0635 };
    const found = rankStores(french, { ...lille, radius: 60 });
    expect(found[0]).toMatchObject({ city: 'Lille' });
    expect(found.every(({ distance }) => distance !== null && distance <= 60)).toBe(true);
    expect(towns(found)).toContain('Valenciennes');
    expect(towns(found)).not.toContain('Paris');
  });

  test('measures in kilometres over the sphere', { tags: ['STO-08'] }, () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    const london = { latitude: 51.5074, longitude: -0.1278 };
    expect(distanceBetween(paris, london)).toBeCloseTo(343.6, 0);
  });
});
