import { expect, test } from 'vitest';
import { isRefused, offeredShop, packRefusal } from './country-offer.ts';

test.each([
  [['de-DE', 'en'], 'de-de'],
  [['fr', 'de-CH'], 'fr-ch'],
  [['en'], 'en'],
  [['pl', 'en'], 'pl-pl'],
  [['es-Latn-ES'], 'es-es'],
] as const)('to %s the French shop offers %s', (languages, shop) => {
  expect(offeredShop('fr-fr', languages)).toBe(shop);
});

test.each([
  [['fr-FR', 'de-DE']],
  [['fr']],
  [['ja-JP', 'de']],
  [['en-US']],
  [['en-001']],
  // Both lead to the French shop.
  [['fr-BE']],
  [['lb-LU', 'lb-LB']],
  [['not a language']],
  [[]],
])('to %j it offers nothing: its own country, or one without a shop', (languages) => {
  expect(offeredShop('fr-fr', languages)).toBeUndefined();
  expect(offeredShop('fr', languages)).toBeUndefined();
});

test('a Belgian in the Swiss shop is offered the French one', () => {
  expect(offeredShop('fr-ch', ['fr-BE'])).toBe('fr-fr');
});

const DAY_MS = 86_400_000;
const at = (ms: number) => new Date(Date.UTC(2026, 0, 31, 12) + ms);

test('a No holds for 30 days and not a second longer', { tags: ['POP-03', 'CST-15'] }, () => {
  const kept = packRefusal(at(0));
  expect(isRefused(kept, at(30 * DAY_MS - 60_000))).toBe(true);
  expect(isRefused(kept, at(30 * DAY_MS + 1_000))).toBe(false);
  expect(isRefused(null, at(0))).toBe(false);
  expect(isRefused('whatever', at(0))).toBe(false);
});
