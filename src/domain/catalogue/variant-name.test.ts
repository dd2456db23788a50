import { expect, test } from 'vitest';
import { variantName } from './variant-name.ts';

test('a Polish colour follows its word, whatever the gender of the noun; others stand alone', () => {
  expect(variantName('pl-pl', 'Sukienka midi', 'cynobrowy', '38')).toBe(
    'Sukienka midi, kolor cynobrowy, 38',
  );
  expect(variantName('fr-fr', 'Robe midi', 'vermillon', '38')).toBe('Robe midi, vermillon, 38');
});
