import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { footwearLines } from './footwear-lines.ts';

test('shoes are described part by part, in the words of each language', () => {
  const shoes = { upper: 'leather', lining: 'coated-leather', sole: 'other' } as const;
  expect(footwearLines(shoes, 'de')).toEqual([
    'Obermaterial: Leder',
    'Futter und Decksohle: beschichtetes Leder',
    'Laufsohle: sonstiges Material',
  ]);
  expect(footwearLines(shoes, 'fr')[0]).toBe('Tige\u00a0: cuir');
  for (const lang of LANGUAGES) expect(new Set(footwearLines(shoes, lang)).size).toBe(3);
  expect(footwearLines(null, 'fr')).toEqual([]);
});
