import { describe, expect, test } from 'vitest';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { scaleOfSizes, sizeColumns, sizeIn, sizeLabel } from './size-label.ts';
import type { SizeScale } from './size-scales.ts';

/** Spaces as they are typed: those of units do not break. */
const typed = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const read = (scale: SizeScale, size: string, shop: OnlineLocale) => {
  const { short, full } = sizeLabel(scale, size, shop);
  return [typed(short), typed(full)];
};
describe('each country reads', () => {
  test.each<[shop: OnlineLocale, scale: SizeScale, size: string, short: string, full: string]>([
    ['fr-fr', 'women', '38', '38', '38'],
    ['fr-ch', 'women', '38', '38', '38'],
    ['en', 'women', '38', '10', 'UK 10'],
    ['de-de', 'women', '38', '38', '38'],
    ['es-es', 'women', '38', '38', '38'],
    ['it-it', 'women', '38', '42', '42'],
    ['pl-pl', 'women', '38', '38', '38'],
    ['en', 'men', '42', '38', 'UK 38'],
    ['it-it', 'men', '42', '48', '48'],
    ['en', 'trousers-men', '40', '32', 'W32'],
    ['it-it', 'trousers-men', '40', '46', '46'],
    ['pl-pl', 'trousers-men', '40', '40', '40'],
    ['fr-fr', 'kids', '104', '4 ans', '4 ans (104 cm)'],
    ['es-es', 'kids', '104', '4 años', '4 años (104 cm)'],
    ['it-it', 'kids', '104', '4 anni', '4 anni (104 cm)'],
    ['en', 'kids', '110', '4–5 years', '4–5 years (110 cm)'],
    ['de-de', 'kids', '104', '104', '104'],
    ['pl-pl', 'kids', '104', '104', '104'],
    ['fr-ch', 'kids', '104', '104', '104'],
    ['fr-fr', 'baby', '68', '6 mois', '6 mois (68 cm)'],
    ['fr-fr', 'baby', '56', '1 mois', '1 mois (56 cm)'],
    ['en', 'baby', '68', '3–6 months', '3–6 months (68 cm)'],
    ['it-it', 'baby', '56', '1 mese', '1 mese (56 cm)'],
    ['es-es', 'baby', '68', '6 meses', '6 meses (68 cm)'],
    ['de-de', 'baby', '68', '68', '68'],
    ['en', 'shoes-women', '38', '5', 'UK 5'],
    ['en', 'shoes-women', '39', '5.5', 'UK 5.5'],
    ['en', 'shoes-men', '42', '8', 'UK 8'],
    ['en', 'shoes-kids', '19', '3', 'UK 3'],
    ['en', 'shoes-kids', '36', '3 junior', 'UK 3 junior'],
    ['es-es', 'shoes-women', '38', '38', '38'],
    ['it-it', 'shoes-men', '42', '42', '42'],
    ['fr-fr', 'bras', '75B', '90B', '90B'],
    ['es-es', 'bras', '75B', '90B', '90B'],
    ['de-de', 'bras', '75B', '75B', '75B'],
    ['pl-pl', 'bras', '75B', '75B', '75B'],
    ['en', 'bras', '75B', '34B', 'UK 34B'],
    ['en', 'bras', '80E', '36DD', 'UK 36DD'],
    ['it-it', 'bras', '75B', '3B', '3B'],
    ['it-it', 'bras', '70B', '2B', '2B'],
    ['en', 'belts', '95', '38 in', '38 in'],
    ['fr-fr', 'belts', '95', '95', '95 cm'],
    ['en', 'hats', '58', '7⅛', 'UK 7⅛'],
    ['pl-pl', 'hats', '58', '58', '58 cm'],
    ['en', 'home-linen', '50x100', '50 × 100', '50 × 100 cm'],
    ['it-it', 'home-linen', '70x140', '70 × 140', '70 × 140 cm'],
    ['de-de', 'letters', 'M', 'M', 'M'],
    ['en', 'letters-men', 'XXL', 'XXL', 'XXL'],
    ['fr-fr', 'one', 'Taille unique', 'Taille unique', 'Taille unique'],
  ])('%s %s %s: %s, %s', (shop, scale, size, short, full) => {
    expect(read(scale, size, shop)).toEqual([short, full]);
  });

  test.each(['32', 'W32', 'w32'])('the waist %s of jeans everywhere as W32', (size) => {
    for (const shop of ONLINE_LOCALES) expect(read('jeans', size, shop)).toEqual(['W32', 'W32']);
  });

  test.each(['32/34', '32 / 34', 'W32 L34', '32x34', 'W32/L34'])(
    'waist and length %s as W32 L34',
    (size) => expect(read('jeans', size, 'de-de')).toEqual(['W32 L34', 'W32 L34']),
  );

  test('what a scale does not know, or a size of no known scale, as it is', () => {
    expect(read('women', '38 / long', 'en')).toEqual(['38 / long', '38 / long']);
    expect(read('jeans', 'Regular', 'en')).toEqual(['Regular', 'Regular']);
    expect(sizeLabel(null, '38', 'en')).toEqual({ short: '38', full: '38' });
  });
});

test('values stay European, and are Italian in Italy, whatever is read', {
  tags: ['DOM-08'],
}, () => {
  expect(sizeIn('women', '38', 'en')).toMatchObject({ size: '38', sizeLabel: { short: '10' } });
  expect(sizeIn('kids', '104', 'fr-fr').size).toBe('104');
  expect(sizeIn('women', '38', 'it-it').size).toBe('42');
  expect(sizeIn('kids', '104', 'it-it').size).toBe('4');
  expect(sizeIn('baby', '68', 'it-it').size).toBe('6 m');
  expect(sizeIn('letters', 'M', 'it-it').size).toBe('M');
});

describe('a guide has the sizes of the shop first', () => {
  const codes = (scale: SizeScale, sizes: string[], shop: OnlineLocale) =>
    sizeColumns(scale, sizes, shop).map(({ systems, sizes }) => [systems.join(' '), ...sizes]);

  test.each<[OnlineLocale, string[][]]>([
    [
      'en',
      [
        ['UK', '10', '12'],
        ['EUR', '38', '40'],
        ['IT', '42', '44'],
        ['US', '6', '8'],
      ],
    ],
    [
      'it-it',
      [
        ['IT', '42', '44'],
        ['EUR', '38', '40'],
        ['UK', '10', '12'],
        ['US', '6', '8'],
      ],
    ],
    [
      'de-de',
      [
        ['EUR', '38', '40'],
        ['IT', '42', '44'],
        ['UK', '10', '12'],
        ['US', '6', '8'],
      ],
    ],
  ])('in %s', (shop, columns) => {
    expect(codes('women', ['38', '40'], shop)).toEqual(columns);
  });

  test('systems that agree share a column; letters have nothing to be converted', () => {
    expect(codes('men', ['42'], 'en')).toEqual([
      ['UK US', '38'],
      ['EUR', '42'],
      ['IT', '48'],
    ]);
    expect(codes('letters', ['M'], 'en')).toHaveLength(1);
  });
});

describe('the scale of imported sizes', () => {
  test.each<[SizeScale | null, boolean, string[], SizeScale | null]>([
    ['women', false, ['36', '38'], 'women'],
    ['women', false, ['38', '38 / long'], 'women'],
    ['women', false, ['8', '10'], null],
    ['trousers-men', true, ['30', '32', '34'], 'jeans'],
    ['trousers-men', true, ['W32 L34', 'W34 L34'], 'jeans'],
    ['trousers-men', true, ['38', '40'], 'trousers-men'],
    ['women', true, ['26', '28', '30'], 'jeans'],
    ['letters', false, ['S', 'M'], 'letters'],
    ['letters', false, ['1', '2'], null],
    ['one', false, ['ONE'], 'one'],
    [null, false, ['ONE'], 'one'],
    [null, false, ['38'], null],
  ])('guessed %s (trousers: %s) with %j is %s', (guessed, isTrousers, sizes, scale) => {
    expect(scaleOfSizes(guessed, isTrousers, sizes)).toBe(scale);
  });
});
