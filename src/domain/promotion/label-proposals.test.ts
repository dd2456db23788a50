import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { proposedLabel } from './label-proposals.ts';
import type { PromotionEffect } from './promotion.schema.ts';

test('the third item free, in each language', () => {
  const effect = { kind: 'nth', pieces: 3, percent: 100 } as const;
  expect(
    LANGUAGES.map((language) => proposedLabel(language, effect, []).replaceAll('\u00a0', ' ')),
  ).toEqual([
    '3. Artikel kostenlos',
    '3rd item free',
    '3.er artículo gratis',
    '3e article offert',
    '3º articolo in omaggio',
    '3. produkt bezpłatny',
  ]);
});

test('a sum in the currency of the shops that are read in a language, or none where there are two', () => {
  const effect: PromotionEffect = {
    ...{ kind: 'bundle', pieces: 3, amounts: { EUR: 5_000, CHF: 5_500, PLN: 19_990 } },
  };
  expect(proposedLabel('de', effect, ['EUR'])).toBe('3 für 50\u00a0€');
  expect(proposedLabel('pl', effect, ['PLN'])).toBe('3 za 199,90\u00a0zł');
  expect(proposedLabel('fr', effect, ['EUR', 'CHF'])).toBe('3 articles à prix spécial');
  expect(proposedLabel('en', { kind: 'bundle', pieces: 3, amounts: {} }, ['EUR'])).toBe(
    '3 at a special price',
  );
});
