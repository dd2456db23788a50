import { expect, test } from 'vitest';
import type { Place } from './store.schema.ts';
import { firstLetter, pathsOfStores, storeTowns } from './store.ts';

const store = (storeId: string, city: string): Place => ({
  storeId,
  name: `${city}, rue ${storeId}`,
  line1: `1 rue ${storeId}`,
  zipCode: '00000',
  city,
  country: 'FR',
  latitude: 48,
  longitude: 2,
  openingHours: [],
  specialDays: [],
  distance: null,
});

test('stores stand below their towns, towns where a reader of the language looks for them', () => {
  const stores = [
    store('1', 'Evry'),
    store('2', 'Épinal'),
    store('3', 'Paris'),
    store('4', 'Evry'),
  ];
  const towns = storeTowns(stores, 'fr').map(({ city, stores: there }) => [
    city,
    ...there.map(({ storeId }) => storeId),
  ]);
  expect(towns).toEqual([
    ['Épinal', '2'],
    ['Evry', '1', '4'],
    ['Paris', '3'],
  ]);
});

test('only shops of countries with stores have a list of them to find', { tags: ['A-007'] }, () => {
  expect(pathsOfStores()).toEqual({ 'fr-fr': '/stores', 'fr-ch': '/stores', en: '/stores' });
});

test('a town is looked for under its first letter, accent or not', () => {
  expect(['Épinal', 'évry', 'Lyon', 'Ålborg'].map(firstLetter)).toEqual(['E', 'E', 'L', 'A']);
});
