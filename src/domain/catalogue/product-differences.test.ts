import { expect, test } from 'vitest';
import { asRestored, differencesOf, mergeDocuments, withField } from './product-differences.ts';
import type { ProductDocument } from './product-document.schema.ts';

const said = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, pl: text });
const size = (name: string, gtin: string | null = null) => ({ size: name, sku: name, gtin });
const colour = (optionId: string | null, sizes = [size('S')], colourId = optionId ?? 'new') => ({
  ...{ optionId, sizes, colour: { colourId, hex: '#000000', labels: said(colourId) } },
  pictures: [{ photoId: `photo-of-${colourId}`, source: '', alt: {}, focus: null }],
});
const text = (name: string) => ({ name, description: 'Warm.', keywords: '' });
const scarf = (own: Partial<ProductDocument> = {}): ProductDocument => ({
  ...{ texts: { en: text('Scarf'), fr: text('Écharpe') }, brand: null, families: ['f1'] },
  ...{ sizeScale: 'one', materials: [{ materialId: 'wool', percent: 100 }], care: ['wash-30'] },
  ...{
    footwear: null,
    certificate: null,
    originCountry: 'PT',
    safety: null,
    colours: [colour('navy')],
  },
  ...own,
});

test('a difference names field, language, colour and size, as it was and as it is', () => {
  const after = scarf({
    texts: { en: text('Scarf'), fr: text('Étole'), de: text('Schal') },
    materials: [
      { materialId: 'wool', percent: 60 },
      { materialId: 'silk', percent: 40 },
    ],
    safety: { manufacturer: null, responsible: null, warnings: 'Hot' },
    colours: [colour('navy', [size('S', '4006381333931'), size('M')]), colour('red')],
  });
  const found = differencesOf(scarf(), after).map(
    ({ field, lang, optionId, size: of, before, after: now }) =>
      [field, lang ?? optionId, of, before, now].map((part) =>
        Array.isArray(part)
          ? part.map((one) => `${one.percent ?? ''}${one.value}`).join(' ')
          : part,
      ),
  );
  expect(found).toEqual([
    ['name', 'de', null, '', 'Schal'],
    ['description', 'de', null, '', 'Warm.'],
    ['name', 'fr', null, 'Écharpe', 'Étole'],
    ['materials', null, null, '100wool', '60wool 40silk'],
    ['warnings', null, null, '', 'Hot'],
    ['colours', null, null, 'navy', 'navy red'],
    ['sizes', 'navy', null, 'S', 'S M'],
    ['gtin', 'navy', 'S', '', '4006381333931'],
    ['sizes', 'red', null, '', 'S'],
    ['pictures', 'red', null, '', 'photo-of-red'],
  ]);
  expect(differencesOf(after, structuredClone(after))).toEqual([]);
});

test('what two people typed is merged field by field, and what both changed is asked', () => {
  const base = scarf();
  const theirs = scarf({
    texts: { en: text('Their scarf'), fr: text('Étole') },
    care: ['wash-40'],
    colours: [colour('navy', [size('S'), size('M')]), colour('red')],
  });
  const mine = scarf({
    texts: { en: text('My scarf'), fr: text('Écharpe') },
    brand: 'Okapi',
    colours: [colour('navy', [size('S', '4006381333931')]), colour(null, [size('XL')], 'red')],
  });
  const { document, contested, theirs: told } = mergeDocuments(base, theirs, mine);
  expect(document.texts).toEqual({ en: text('My scarf'), fr: text('Étole') });
  expect([document.brand, document.care]).toEqual(['Okapi', ['wash-40']]);
  expect(document.colours.map((one) => [one.optionId, one.sizes])).toEqual([
    ['navy', [size('S', '4006381333931'), size('M')]],
    // Both added it: it is there once, with the sizes of both.
    ['red', [size('S'), size('XL')]],
  ]);
  expect(contested).toHaveLength(1);
  expect(told.map(({ field }) => field)).toContain('care');
  const [asked] = contested;
  if (asked === undefined) throw new Error('nothing was asked');
  expect(withField(document, theirs, asked).texts.en?.name).toBe('Their scarf');
});

test('an earlier version comes back whole, but for colours and sizes that came since', () => {
  const earlier = scarf();
  const now = scarf({
    texts: { en: text('Stole') },
    ...{ brand: 'Okapi', care: [] },
    safety: { manufacturer: null, responsible: null, warnings: 'Hot' },
    colours: [colour('red'), colour('navy', [size('S', '4006381333931'), size('M')])],
  });
  const restored = asRestored(earlier, now);
  expect(restored).toEqual({
    ...earlier,
    colours: [colour('navy', [size('S'), size('M')]), colour('red')],
  });
});
