import { expect, test } from 'vitest';
import { namedPage, pathElsewhere, pathsOfPage } from './page-elsewhere.ts';

const slugs = { de: 'kleid', en: 'dress', es: 'vestido', fr: 'robe', it: 'abito', pl: 'sukienka' };

test('a product stands under the word of each shop that shows it, and in no other', () => {
  const name = { id: '400101', slugs, optionId: null, changedAt: null };
  expect(pathsOfPage('product', { ...name, shops: ['fr-ch', 'pl-pl'] })).toEqual({
    'fr-ch': '/robe--p400101',
    'pl-pl': '/sukienka--p400101',
  });
});

test('products and families are known by their canonical path', () => {
  expect(namedPage('/robe-midi--p400101')).toEqual({ kind: 'product', id: '400101' });
  expect(namedPage('/robes--plf1200')).toEqual({ kind: 'family', id: 'f1200' });
  expect(namedPage('/noel--lpnoel25')).toBeNull();
  expect(namedPage('')).toBeNull();
});

test.each([
  ['/aide/livraison', '/hilfe'],
  ['/newsletter/subscription', '/newsletter/subscription'],
  ['/stores', '/stores'],
  ['/stores/1001', '/stores'],
  ['/search', ''],
  ['/account/orders', ''],
  ['', ''],
])('%s is %j in the German shop', (path, elsewhere) => {
  expect(pathElsewhere(path, 'de-de')).toBe(elsewhere);
});
