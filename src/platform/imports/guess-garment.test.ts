import { describe, expect, test } from 'vitest';
import { guessColour } from './guess-colour.ts';
import { guessGarment } from './guess-garment.ts';

describe('an imported product is drawn', () => {
  test.each([
    ['Striped Long Sleeve Tee', '', 'long-sleeve', 'jersey', 'breton', 'f1210'],
    ["Men's Linen Shirt", '', 'shirt', 'linen', 'plain', 'f2220'],
    ['Denim Jacket', 'Outerwear', 'denim-jacket', 'denim', 'plain', 'f1240'],
    ['Marie', 'Robes longues à fleurs', 'maxi-dress', 'linen', 'floral-bold', 'f1200'],
    ['Robe longue fleurie', '', 'maxi-dress', 'linen', 'floral-bold', 'f1200'],
    ['Wełniany szalik w kratkę', '', 'scarf', 'knit', 'plain', 'f3300'],
    ['Lederstiefel', 'Stiefel', 'ankle-boots', 'leather', 'plain', 'f3510'],
    ['Something else', '', 't-shirt', 'jersey', 'plain', 'f1210'],
  ])(
    '%s (%s) as %s of %s, %s, in %s (A-159)',
    (title, kind, silhouette, fabric, pattern, family) => {
      const garment = guessGarment({ title, kind });
      expect(garment).toMatchObject({ silhouette, fabric, pattern });
      expect(garment.line.family).toBe(family);
    },
  );
});

describe('an imported colour', () => {
  test.each([
    ['Black', 'black', 'black'],
    ['Schwarz', 'black', 'black'],
    ['Sunset Orange', 'own-sunset-orange', 'terracotta'],
    ['Dark Green / White', 'own-dark-green-white', 'forest'],
    ['Wombat', 'own-wombat', 'sand'],
  ])('%s is %s, drawn in %s (A-159)', (name, colourId, drawn) => {
    const guess = guessColour(name, 'Shirt');
    expect([guess.row.colourId, guess.drawn]).toEqual([colourId, drawn]);
  });

  test('that nobody names is looked for in the title, and keeps the shop’s word (A-159)', () => {
    expect(guessColour('', 'Navy Blazer').row).toMatchObject({
      colourId: 'navy',
      labels: { fr: 'marine' },
    });
  });
});
