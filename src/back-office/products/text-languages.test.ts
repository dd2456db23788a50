import { expect, test } from 'vitest';
import { inWritingOrder, isSpoken } from './text-languages.ts';

test('languages of open shops come first, and that of the page before them', () => {
  const shops = ['fr-fr', 'de-de'] as const;
  expect(inWritingOrder(shops, 'fr')).toEqual(['fr', 'de', 'en', 'es', 'it', 'pl']);
  expect(inWritingOrder(shops, 'de').slice(0, 2)).toEqual(['de', 'fr']);
  // Nobody reads the language of this page in a shop.
  expect(inWritingOrder(shops, 'it')).toEqual(['de', 'fr', 'en', 'es', 'it', 'pl']);
});

test('a language is spoken where any shop of it is open', () => {
  expect(isSpoken('fr', ['fr-ch'])).toBe(true);
  expect(isSpoken('de', ['fr-ch'])).toBe(false);
});
