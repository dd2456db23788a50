import { describe, expect, test } from 'vitest';
import { readAudience } from './gather-products.ts';
import { guessColour } from './guess-colour.ts';
import { guessGarment } from './guess-garment.ts';

describe('an imported product is', () => {
  test.each([
    ['Striped Long Sleeve Tee', '', 'long-sleeve', 'breton', 'f1210'],
    ["Men's Linen Shirt", '', 'shirt', null, 'f2220'],
    ['Denim Jacket', 'Outerwear', 'denim-jacket', null, 'f1240'],
    ['Marie', 'Robes longues à fleurs', 'maxi-dress', 'floral-bold', 'f1200'],
    ['Robe longue fleurie', '', 'maxi-dress', 'floral-bold', 'f1200'],
    ['Wełniany szalik w kratkę', '', 'scarf', null, 'f3300'],
    ['Lederstiefel', 'Stiefel', 'ankle-boots', null, 'f3510'],
    ['Moon charm bracelet', 'Jewelry', 'jewellery', null, 'f3000'],
    ['Boucles d’oreilles en or', 'Bijoux', 'jewellery', null, 'f3000'],
    ['Bransoletka z muszelkami', '', 'jewellery', null, 'f3000'],
    ['Collar de plata', '', 'jewellery', null, 'f3000'],
    ['Collar Shirt', '', 'shirt', null, 'f1220'],
    ['Linen Suit', 'Suits', 'blazer', null, 'f1240'],
    ['Something else', '', null, null, 'f3000'],
    ['Something else', 'men', null, null, 'f2000'],
  ])(
    '%s (%s) of kind %s with pattern %s, in %s',
    { tags: ['A-159'] },
    (title, type, kind, pattern, family) => {
      const garment = guessGarment({ title, kind: type, audience: null });
      expect(garment).toMatchObject({ kind, pattern, family });
    },
  );
});

test.each([
  ['male', 'adult', 'f2220'],
  ['Female', '', 'f1220'],
  ['male', 'kids', 'f6020'],
  ['unisex', 'adult', 'f1220'],
  ['Male', 'Kids; Teens', 'f6020'],
  ['Female; Male', 'Adults', 'f1220'],
] as const)('a linen shirt for %s %s hangs in %s', { tags: ['A-159'] }, (gender, age, family) => {
  const audience = readAudience(gender, age);
  expect(guessGarment({ title: 'Linen Shirt', kind: '', audience }).family).toBe(family);
});

test.each([
  ['Leather Trainers', 'male', 'adult', 'shoes-men'],
  ['Leather Trainers', 'female', 'adult', 'shoes-women'],
  ['Leather Trainers', 'male', 'kids', 'shoes-kids'],
  ['Linen Chinos', 'male', 'adult', 'trousers-men'],
  ['Linen Blazer', 'male', 'adult', 'men'],
  ['Linen Dress', 'female', 'kids', 'kids'],
] as const)('the sizes of %s for %s %s are of the scale %s', (title, gender, age, sizes) => {
  const audience = readAudience(gender, age);
  expect(guessGarment({ title, kind: '', audience }).sizes).toBe(sizes);
});

describe('an imported colour', () => {
  test.each([
    ['Black', 'black', '#1f1d1c'],
    ['Schwarz', 'black', '#1f1d1c'],
    ['Sunset Orange', 'own-sunset-orange', '#bf6243'],
    ['Dark Green / White', 'own-dark-green-white', '#27472f'],
    ['Gold', 'gold', '#b8975a'],
    ['doré', 'gold', '#b8975a'],
    ['Or', 'gold', '#b8975a'],
    ['Różowe złoto', 'rose-gold', '#c99a86'],
    ['Sterling Silver', 'silver', '#bcbab6'],
    ['Antik Messing', 'own-antik-messing', '#b59a52'],
    ['Black or White', 'own-black-or-white', '#f6f3ec'],
  ])('%s is %s, drawn in %s', { tags: ['A-159'] }, (name, colourId, hex) => {
    const guess = guessColour(name, 'Shirt');
    expect([guess.row.colourId, guess.hex, guess.isTold]).toEqual([colourId, hex, true]);
  });

  test('that no word tells is shown as sand, and said so', { tags: ['A-159'] }, () => {
    expect(guessColour('Wombat', 'Shirt')).toMatchObject({
      row: { colourId: 'own-wombat' },
      hex: '#d5c1a2',
      isTold: false,
    });
  });

  test('of metal is called so in all languages', { tags: ['A-159'] }, () => {
    expect(guessColour('Gold', 'Ring').row.labels).toMatchObject({ fr: 'doré', pl: 'złoty' });
  });

  test('that nobody names is looked for in the title, and keeps the shop’s word', {
    tags: ['A-159'],
  }, () => {
    expect(guessColour('', 'Navy Blazer').row).toMatchObject({
      colourId: 'navy',
      labels: { fr: 'marine' },
    });
  });
});
