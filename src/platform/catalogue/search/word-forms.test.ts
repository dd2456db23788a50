import { expect, test } from 'vitest';
import { isFormOf } from './word-forms.ts';

test.each([
  ['de', 'kleid', 'kleider'],
  ['de', 'ausgestelltes', 'ausgestellter'],
  ['en', 'dress', 'dresses'],
  ['en', 'accessory', 'accessories'],
  ['en', 'hoodies', 'hoodie'],
  ['es', 'pantalon', 'pantalones'],
  ['es', 'vestidos', 'vestido'],
  ['fr', 'manteau', 'manteaux'],
  ['fr', 'gris', 'grise'],
  ['it', 'giacca', 'giacche'],
  ['it', 'camicia', 'camicie'],
  ['pl', 'welniana', 'welnianego'],
] as const)('in %s "%s" and "%s" are one word', (lang, word, other) => {
  expect(isFormOf(lang, word, other)).toBe(true);
  expect(isFormOf(lang, other, word)).toBe(true);
});

test.each([
  ['de', 'kleid', 'kleidung'],
  ['en', 'bath', 'bathing'],
  ['en', 'leg', 'leggings'],
  ['es', 'vestido', 'vestir'],
  ['es', 'deporte', 'deportivas'],
  ['fr', 'maille', 'maillot'],
  ['it', 'sport', 'sportivo'],
] as const)('in %s "%s" and "%s" are two words', (lang, word, other) => {
  expect(isFormOf(lang, word, other)).toBe(false);
  expect(isFormOf(lang, other, word)).toBe(false);
});
